/** What is wrong with a file that somebody sends as their CV. */
export const cvMessages = {
  tooLarge: 'El archivo pesa demasiado: máximo 2 MB.',
  empty: 'El archivo está vacío.',
  oneOnly: 'Sube un solo archivo.',
  wrongType: 'El archivo debe ser un PDF o una imagen JPG o PNG.',
  broken: 'No se pudo abrir el archivo, parece dañado. Guárdalo de nuevo y vuelve a intentarlo.',
  locked: 'El PDF está protegido con contraseña. Quítale la contraseña y vuelve a subirlo.',
  scripted: 'El PDF contiene código. Guárdalo de nuevo con «Imprimir», «Guardar como PDF» y súbelo otra vez.',
  tooManyPixels: 'La imagen tiene demasiados píxeles. Redúcela y vuelve a subirla.',
  tooMany: 'Subiste demasiados archivos sin guardarlos. Inténtalo de nuevo mañana.',
} as const;
