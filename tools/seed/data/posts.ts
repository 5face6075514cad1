/** Posts of `/posts`: name, number and age in days. */
export const posts: readonly { Nombre: string; documentID: string; Number: number; daysAgo: number }[] = [
  {
    Nombre: 'Feria de empleo en Pilsen: lo que hay que llevar',
    documentID: 'feriaempleopilsen2026nov',
    Number: 1,
    daysAgo: 2,
  },
  { Nombre: 'Cómo leer tu talón de pago', documentID: 'comoleertutalondepago001', Number: 2, daysAgo: 6 },
  {
    Nombre: 'Cinco preguntas antes de aceptar un trabajo',
    documentID: 'cincopreguntastrabajo001',
    Number: 3,
    daysAgo: 11,
  },
  {
    Nombre: 'Validar estudios hechos en otro país, paso a paso',
    documentID: 'validarestudiospasoapaso',
    Number: 4,
    daysAgo: 17,
  },
  {
    Nombre: 'Qué es un representante acreditado y cómo encontrarlo',
    documentID: 'representanteacreditado1',
    Number: 5,
    daysAgo: 24,
  },
  {
    Nombre: 'De la cocina al negocio propio: la historia de Delmy',
    documentID: 'delacocinaalnegociodelmy',
    Number: 6,
    daysAgo: 33,
  },
];
