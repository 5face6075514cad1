import { type Country } from '@puente/domain/places';
import type { Setting, Voice } from '../material.ts';

/** Hours of a full-time job, by where the work is done. */
export const hours: Record<Setting, readonly string[]> = {
  kitchen: [
    'de miércoles a domingo, de 10 a 6, con lunes y martes libres',
    'cinco días, turno de mañana de 6 a 2, con domingo libre',
    'turno corrido de 2 a 10 de la noche, cinco días por semana',
    'cuatro días de diez horas y tres de descanso',
    'de martes a sábado, con el horario publicado dos semanas antes',
  ],
  service: [
    'cinco días por semana con dos descansos seguidos',
    'turno de mañana, de 7 a 3, con un fin de semana libre al mes',
    'horario rotativo que se publica cada quincena',
    'de jueves a lunes, de 9 a 5',
    'turno de tarde, de 1 a 9, cinco días por semana',
  ],
  site: [
    'de lunes a viernes, de 7 a 3:30, y algún sábado pagado aparte',
    'de lunes a sábado medio día, con descanso cuando llueve',
    'cuatro días de diez horas, de lunes a jueves',
    'de lunes a viernes desde las 6:30, con transporte desde el taller',
  ],
  field: [
    'de lunes a sábado, de 6 a 2, con pausas de agua y sombra',
    'de 5:30 a 1:30 para evitar el calor fuerte',
    'cinco días y medio por semana, con horas extra pagadas en temporada',
    'jornada de ocho horas que empieza al amanecer',
  ],
  plant: [
    'primer turno, de 6 a 2:30, de lunes a viernes',
    'segundo turno, de 2:30 a 11, con pago extra por turno',
    'cuatro días de diez horas y tres de descanso',
    'de lunes a viernes, de 8 a 5, con una hora para comer',
    'turnos rotativos cada dos semanas, avisados con tiempo',
  ],
  road: [
    'rutas de lunes a viernes, saliendo a las 5 de la mañana',
    'cinco días por semana, con descanso garantizado entre jornadas',
    'ruta local: todas las noches en casa',
    'turno de mañana, de 6 a 3, y un sábado al mes',
  ],
  office: [
    'de lunes a viernes, de 9 a 5',
    'de lunes a viernes, de 8 a 4:30, con media hora para comer',
    'de martes a sábado, de 9 a 6',
    'cuarenta horas por semana con entrada flexible entre 8 y 10',
  ],
  care: [
    'de lunes a viernes, de 8 a 4',
    'turnos de ocho horas, fijos por mes',
    'de lunes a viernes por la tarde y un sábado al mes',
    'tres días de doce horas por semana',
    'de martes a sábado, de 9 a 5, con hora de comida',
  ],
  desk: [
    'cuarenta horas por semana con horario flexible',
    'de lunes a viernes, de 9 a 5, hora del centro',
    'jornada por objetivos, con reuniones solo por la mañana',
    'de lunes a viernes, de 8 a 4, y viernes corto en verano',
  ],
};

export const partTimeHours: readonly string[] = [
  'veinte horas por semana, de lunes a viernes por la mañana',
  'viernes, sábado y domingo, seis horas cada día',
  'cuatro tardes por semana, de 4 a 9',
  'sábado y domingo, turno completo, y un día entre semana',
];

export const freelanceHours: readonly string[] = [
  'por encargo, con fechas acordadas entre las dos partes',
  'entre diez y veinte horas por semana, cuando mejor te acomode',
  'por proyecto, con entregas quincenales',
];

/** Hours that a title itself gives away. */
export const hoursInTitle: readonly [RegExp, readonly string[]][] = [
  [
    /noche|nocturn/i,
    [
      'de 10 de la noche a 6 de la mañana, cinco noches por semana',
      'turno de noche, de 9 a 5, con dos noches libres seguidas',
    ],
  ],
  [
    /madrugada/i,
    [
      'de 3 a 11 de la mañana, seis días a la semana con día libre entre semana',
      'entrada a las 2:30 de la madrugada y salida a las 10:30',
    ],
  ],
  [/desayunos/i, ['de 6 de la mañana a 2 de la tarde, cinco días', 'de 7 a 3, con dos días libres']],
  [
    /fin(es)? de semana/i,
    ['viernes por la noche, sábado y domingo', 'sábado y domingo, con algunos viernes'],
  ],
  [/medio turno/i, ['de 10 a 3, cinco días por semana', 'de 4 a 9 de la noche, cuatro días por semana']],
  [
    /de temporada/i,
    [
      'de enero a abril, cuarenta horas por semana',
      'temporada de enero a mediados de abril, con algunos sábados',
    ],
  ],
];

/** First words about the post; `%` stands for the title. */
export const openings: Record<Voice, readonly string[]> = {
  owner: [
    'Necesitamos %.',
    'Se nos va una persona querida del equipo y buscamos %.',
    'Hay más trabajo que manos: buscamos %.',
    'Estamos creciendo poco a poco y nos hace falta %.',
    'Busco % para quedarse, no solo para la temporada.',
    'Hay un lugar en el equipo: buscamos %.',
  ],
  company: [
    'Abrimos una vacante de %.',
    'Estamos contratando %.',
    'Sumamos al equipo %.',
    'Por crecimiento, buscamos %.',
    'Tenemos disponible el puesto de %.',
  ],
  community: [
    'Buscamos %.',
    'Queremos sumar %.',
    'El equipo necesita %.',
    'Invitamos a postularse para el puesto de %.',
  ],
};

/** What stands before the list of duties. */
export const dutyLeads: Record<Voice, readonly string[]> = {
  owner: ['Te toca', 'En el día a día vas a', 'El trabajo es', 'Lo tuyo sería'],
  company: ['Tus responsabilidades:', 'En este puesto vas a:', 'Qué harás:', 'El puesto incluye:'],
  community: ['Con nosotros vas a', 'Tu trabajo será', 'Cada semana vas a', 'Esperamos que puedas'],
};

export const closings: Record<Voice, readonly string[]> = {
  owner: [
    'Si te interesa, mándanos un mensaje y platicamos.',
    'Escríbenos y te contestamos el mismo día.',
    'Ven a conocernos: se hace una prueba corta y se paga.',
    'Aquí se trabaja con respeto y se paga a tiempo.',
    'Cuéntanos en dos líneas qué has hecho y cuándo podrías empezar.',
    'No hace falta currículum perfecto; queremos conocerte.',
  ],
  company: [
    'Respondemos a todas las personas que se postulan en menos de una semana.',
    'El proceso es de dos entrevistas y una respuesta por escrito.',
    'La capacitación es pagada desde el primer día.',
    'Queremos un equipo diverso y damos ajustes razonables a quien los necesite.',
    'Podemos adaptar el puesto y el horario si lo necesitas: dínoslo.',
    'Postúlate aunque no cumplas con todo: lo demás se aprende.',
  ],
  community: [
    'Valoramos tanto la experiencia de vida como los diplomas.',
    'Queremos que el equipo se parezca al barrio al que sirve.',
    'Si dudas de postularte, llámanos y lo platicamos.',
    'La entrevista es una conversación; puedes traer preguntas.',
    'Revisamos las postulaciones cada lunes.',
  ],
};

export const spanishLines: readonly string[] = [
  'No hace falta inglés: aquí se trabaja en español.',
  'El equipo habla español; el inglés se aprende en el camino.',
  'Todo el trabajo se hace en español.',
];
export const bothLines: readonly string[] = [
  'Español e inglés para el trato de todos los días.',
  'Poder atender en español y en inglés.',
  'Manejo de los dos idiomas, aunque uno sea más fuerte que el otro.',
];
export const englishLines: readonly string[] = [
  'Inglés de trabajo: hay que leerlo y hablarlo cada día.',
  'El día a día es en inglés; parte del equipo habla español.',
];

export const countryBenefits: Record<Country, readonly string[]> = {
  'Estados Unidos': [
    'Seguro médico después de sesenta días.',
    'Dos semanas de vacaciones pagadas.',
    'Días de enfermedad pagados.',
    'Plan de retiro con aportación de la empresa.',
    'Pago semanal por depósito o cheque.',
    'Horas extra pagadas a tiempo y medio.',
    'Apoyo para clases de inglés.',
    'Permiso pagado para citas médicas y de la escuela de tus hijos.',
  ],
  México: [
    'Prestaciones de ley e IMSS desde el primer día.',
    'Aguinaldo de veinte días.',
    'Vales de despensa.',
    'Fondo de ahorro.',
    'Vacaciones de doce días desde el primer año.',
    'Crédito Infonavit.',
    'Prima vacacional del cincuenta por ciento.',
  ],
  Panamá: [
    'Seguro Social desde el primer día.',
    'Décimo tercer mes, como marca la ley.',
    'Treinta días de vacaciones al año.',
    'Seguro médico privado después de tres meses.',
    'Prima de antigüedad.',
    'Bono escolar en febrero.',
  ],
};

export const settingBenefits: Record<Setting, readonly string[]> = {
  kitchen: [
    'Comida en cada turno.',
    'Propinas repartidas por igual.',
    'Zapatos antiderrapantes y mandiles.',
    'Te pagamos la tarjeta de manejo de alimentos.',
  ],
  service: [
    'Uniforme sin costo.',
    'Comida en el turno.',
    'Posibilidad de crecer a supervisión.',
    'Descuento de empleado para ti y tu familia.',
  ],
  site: [
    'Equipo de protección completo.',
    'Transporte a la obra.',
    'Curso de seguridad pagado.',
    'Ayuda para comprar herramienta.',
  ],
  field: [
    'Vivienda en temporada.',
    'Agua, sombra y descansos pagados.',
    'Transporte desde el pueblo.',
    'Canasta de producto cada semana.',
  ],
  plant: [
    'Comedor subsidiado.',
    'Bono de puntualidad.',
    'Equipo de protección sin costo.',
    'Transporte de personal.',
  ],
  road: [
    'Viáticos y casetas por cuenta de la empresa.',
    'Unidad en buen estado y con mantenimiento.',
    'Bono por manejo seguro.',
    'Teléfono de la empresa.',
  ],
  office: [
    'Capacitación continua.',
    'Estacionamiento o pase de transporte.',
    'Viernes corto una vez al mes.',
    'Ambiente tranquilo y buen café.',
  ],
  care: [
    'Supervisión y acompañamiento emocional.',
    'Cursos y certificaciones pagados.',
    'Grupos pequeños.',
    'Vacunas y revisión médica anual.',
  ],
  desk: [
    'Computadora de la empresa.',
    'Presupuesto para cursos.',
    'Apoyo para internet.',
    'Horario que respeta la vida familiar.',
  ],
};

/** What a small business gives where it has no kitchen to share. */
export const ownerBenefits: readonly string[] = [
  'Pago puntual cada viernes.',
  'Te enseñamos el oficio completo.',
  'Permiso cuando la familia lo necesita.',
  'Comida del equipo los sábados.',
  'Ropa de trabajo y guantes.',
  'Adelanto de sueldo en una emergencia.',
];

/** Beyond the means of most small businesses. */
export const largeEmployersOnly = /retiro|médico|ahorro|privado/;

export const freelanceBenefits: readonly string[] = [
  'Pago dentro de los quince días de cada entrega.',
  'Anticipo del treinta por ciento al empezar.',
  'Tu nombre en los créditos.',
  'Encargos frecuentes para quien cumple.',
  'Contrato claro, con fechas y alcance por escrito.',
];

export const sponsorshipLine = 'Apoyamos el trámite de la visa de trabajo y pagamos sus costos.';
