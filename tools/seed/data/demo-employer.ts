import { type JobDraft } from '@puente/domain/jobs';
import { demoAccounts } from '@puente/tools/demo-accounts';

export const demoEmployer = {
  username: 'empresa',
  email: demoAccounts.employer,
  nombre: 'Alejandra',
  apellido: 'Fuentes',
  nombreEmpresa: 'Restaurante La Colmena',
  puestoEmpresa: 'Gerente general',
  pais: 'Estados Unidos',
  estado: 'Illinois',
  codigoPostal: '60608',
  telefono: '+17735550199',
} as const;

type DemoJob = Omit<JobDraft, 'country' | 'province' | 'zipCode' | 'contactEmail' | 'phone'> & {
  /** null: a draft that never was published. */
  daysAgo: number | null;
};

const kitchenPerks =
  '• Comida en cada turno.\n• Propinas repartidas por igual entre sala y cocina.\n• Seguro médico después de sesenta días.\n• Una semana de vacaciones pagadas el primer año y dos desde el segundo.';

/** The jobs of the demo employer, written one by one. */
export const demoJobs: readonly DemoJob[] = [
  {
    title: 'Cocinero/a de línea',
    description:
      'En La Colmena servimos ciento ochenta comidas un viernes cualquiera y queremos que cada plato salga como el primero.\n\nBuscamos cocinero o cocinera de línea para la tarde. Te toca plancha y fríos, preparar salsas antes de abrir y dejar la estación limpia y etiquetada.\n\nHorario: de miércoles a domingo, de 2 a 10. Lunes y martes cerramos.\n\nHacemos una prueba de dos horas, pagada, y te decimos ese mismo día.',
    requirements:
      '• Un año en cocina de restaurante.\n• Tarjeta de manejo de alimentos, o disposición de sacarla: la pagamos.\n• Ritmo y buen trato cuando se llena.',
    benefits: kitchenPerks,
    category: 'Hospitalidad y turismo',
    subcategory: 'Cocina',
    modality: 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Visa requerida',
    jobType: 'Tiempo completo',
    salary: 'US$19.50 a US$22 por hora',
    affinities: ['Mujeres', 'Padres y madres'],
    status: 'Publicado',
    daysAgo: 13,
  },
  {
    title: 'Panadero/a de madrugada',
    description:
      'Hacemos nuestro propio bolillo y el pan dulce de los domingos. Somos dos en el horno y necesitamos una tercera persona.\n\nEl trabajo es pesar, amasar, bolear y hornear la orden del día; los viernes se decoran pasteles de pedido.\n\nHorario: de 3 a 11 de la mañana, de martes a sábado.',
    requirements:
      '• Seis meses trabajando masa dulce o salada.\n• Poder llegar a las tres de la mañana; hay estacionamiento.\n• Orden con las medidas.',
    benefits: kitchenPerks,
    category: 'Hospitalidad y turismo',
    subcategory: 'Cocina',
    modality: 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Patrocinio disponible',
    jobType: 'Tiempo completo',
    salary: 'US$20 por hora',
    affinities: [],
    status: 'Publicado',
    daysAgo: 8,
  },
  {
    title: 'Mesero/a de fin de semana',
    description:
      'El salón tiene veintidós mesas y los domingos vienen familias completas, con abuelas y carriolas.\n\nBuscamos una persona atenta para sábado y domingo: recibir, tomar la orden, servir y cobrar. Te enseñamos la carta y el sistema en dos turnos pagados.\n\nHorario: sábado y domingo, de 9 a 5.',
    requirements:
      '• Trato amable en español; el inglés básico ayuda.\n• Memoria o libreta, lo que te funcione.\n• Constancia los fines de semana.',
    benefits:
      '• Propinas: el promedio es de US$120 por turno.\n• Comida en cada turno.\n• Posibilidad de sumar días en verano.',
    category: 'Hospitalidad y turismo',
    subcategory: 'Meseros y bar',
    modality: 'Presencial',
    workLanguage: 'Ambos',
    visaRequirement: 'Visa requerida',
    jobType: 'Medio tiempo',
    salary: 'US$16.60 por hora más propinas',
    affinities: ['Jóvenes'],
    status: 'Publicado',
    daysAgo: 5,
  },
  {
    title: 'Lavaplatos y ayudante de cocina',
    description:
      'Es el puesto por el que empezó nuestra jefa de cocina. Lavas loza y ollas, ayudas a recibir el pedido y, cuando el ritmo lo deja, aprendes a preparar.\n\nHorario: de miércoles a domingo, de 4 a 11.',
    requirements: '• No pedimos experiencia.\n• Puntualidad.\n• Ganas de aprender.',
    benefits: kitchenPerks,
    category: 'Hospitalidad y turismo',
    subcategory: 'Lavaplatos y ayudantes',
    modality: 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Visa requerida',
    jobType: 'Tiempo completo',
    salary: 'US$17 por hora',
    affinities: ['Pueblos Originarios', 'Jóvenes'],
    status: 'Publicado',
    daysAgo: 20,
  },
  {
    title: 'Encargado/a de redes sociales',
    description:
      'Queremos contar lo que pasa en la cocina: el maíz que llega los martes, las recetas de la abuela de cada quien, la fila del domingo.\n\nVas a tomar fotos y videos cortos una mañana por semana en el restaurante y a publicar y contestar desde casa.',
    requirements:
      '• Buena escritura en español y en inglés.\n• Edición de foto y video en el teléfono.\n• Tres ejemplos de tu trabajo.',
    benefits: '• Diez horas por semana, a tu ritmo.\n• Comida el día que vienes.\n• Pago cada dos semanas.',
    category: 'Marketing',
    subcategory: 'Redes sociales',
    modality: 'Semi-remoto',
    workLanguage: 'Ambos',
    visaRequirement: 'Visa requerida',
    jobType: 'Freelance',
    salary: 'US$24 por hora',
    affinities: ['Personas con discapacidad'],
    status: 'Publicado',
    daysAgo: 3,
  },
  {
    title: 'Subjefe/a de cocina',
    description:
      'Borrador: revisar con Toño las responsabilidades antes de publicar.\n\nOrganizar turnos, hacer pedidos y cubrir a la jefa de cocina dos días por semana.',
    requirements: '• Tres años en cocina y uno coordinando gente.\n• Certificado de manejo de alimentos.',
    benefits: kitchenPerks,
    category: 'Hospitalidad y turismo',
    subcategory: 'Cocina',
    modality: 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Visa requerida',
    jobType: 'Tiempo completo',
    salary: 'US$25 a US$28 por hora',
    affinities: [],
    status: 'Borrador',
    daysAgo: null,
  },
  {
    title: 'Cajero/a para la temporada',
    description:
      'Para noviembre y diciembre: pedidos de tamales y pan, por teléfono y en mostrador. Falta definir el horario.',
    requirements: '• Cuentas claras y buen trato.',
    benefits: '• Comida en cada turno.\n• Bono al terminar la temporada.',
    category: 'Ventas',
    subcategory: 'Cajeros',
    modality: 'Presencial',
    workLanguage: 'Ambos',
    visaRequirement: 'Visa requerida',
    jobType: 'Contrato',
    salary: 'US$17 por hora',
    affinities: [],
    status: 'Borrador',
    daysAgo: null,
  },
];
