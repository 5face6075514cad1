/** The given texts about jobs, applications and favourites (docs/product.md#given-texts). */
export const jobMessages = {
  requiredFields: 'Completa todos los campos requeridos.',
  provinceOfOtherCountry: 'El estado o provincia no pertenece al país.',
  cityUnknown: 'Elige una ciudad de la lista.',
  subcategoryOfOtherCategory: 'La subcategoría no pertenece a la categoría.',
  olderSearchIncomplete: 'Por favor, selecciona Estado, Categoría y Subcategoría antes de buscar.',
  lastDayOver: 'El último día para aplicar ya pasó. Elige otro.',
  salaryInvalid: 'Escribe una cantidad mayor que cero, o dilo con tus palabras.',
  salaryToInvalid: 'Escribe en «Hasta» una cantidad, como 22, o déjalo vacío.',
  salaryToLower: 'La cantidad de «Hasta» es menor que la primera.',
  notFound: 'Empleo no encontrado',
  withdrawn: 'Este empleo ya no está disponible',
  saveFailed: 'Hubo un error al guardar. Intenta de nuevo.',
  deleteFailed: 'No se pudo eliminar. Revisa la consola.',
  loadFailed: 'No se pudo cargar el empleo.',
  updateFailed: 'Error al actualizar. Inténtalo nuevamente.',
  noJobsForSearch: 'No hay empleos que coincidan con su búsqueda.',
  noResults: 'No se encontraron resultados.',
  noJobsForCriteria: 'No se encontraron empleos para los criterios seleccionados.',
} as const;

export const applicationMessages = {
  sent: 'Has aplicado con éxito al empleo.',
  sendFailed: 'No se pudo enviar la aplicación.',
  alreadyApplied: 'Ya aplicaste a este empleo.',
  notFound: 'Aplicación no encontrada',
  restoreTooLate: 'Ya no se puede deshacer. Si quieres, aplica de nuevo.',
  phoneInvalid: 'Escribe un teléfono completo, solo con números.',
  listOnlyForUsers: 'Acceso denegado. Debes ser un usuario para ver tus aplicaciones.',
  onlyForUsers: 'Acceso denegado. Debes ser un usuario para aplicar.',
  olderSignInFirst: 'Debes iniciar sesión como usuario para aplicar a un empleo.',
} as const;

export const favoriteMessages = {
  saved: '¡Empleo guardado en tus favoritos!',
  saveFailed: 'No se pudo guardar en favoritos.',
  deleteFailed: 'No se pudo eliminar el favorito.',
  alreadySaved: 'Este empleo ya está en tus favoritos.',
  notFound: 'Favorito no encontrado',
  onlyForUsers: 'Acceso denegado. Debes ser un usuario para guardar favoritos.',
  olderSignInFirst: 'Debes iniciar sesión como usuario para agregar favoritos.',
} as const;

export const savedSearchMessages = {
  saysNothing: 'Elige qué buscas antes de guardar la búsqueda.',
  alreadySaved: 'Ya guardaste esta búsqueda.',
  tooMany: 'Ya tienes 20 búsquedas guardadas. Elimina una para guardar otra.',
  notFound: 'Búsqueda guardada no encontrada',
  onlyForUsers: 'Acceso denegado. Debes ser un usuario para guardar búsquedas.',
  alertGone: 'Esta alerta ya no existe.',
} as const;

/** Of the page of a company. */
export const companyMessages = {
  notFound: 'Empresa no encontrada',
  loadFailed: 'No se pudo cargar la empresa.',
} as const;

export const postMessages = {
  unexpectedShape: 'La respuesta no tiene el formato esperado',
  connectionFailed: 'Error en la conexión con el backend',
  loading: 'Cargando publicaciones...',
  empty: 'No hay publicaciones',
} as const;

/** Shown to a visitor who wants to apply or to keep a favourite. */
export const signInFirst = 'Debes iniciar sesión o registrarse';

/** `action` completes the sentence: «publicar un empleo.». */
export function mustBeEmployer(action: string): string {
  return `Debes ser empleador para ${action}`;
}
