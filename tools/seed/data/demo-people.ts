import { type ApplicationStatus } from '@puente/domain/jobs';
import { demoAccounts } from '@puente/tools/demo-accounts';

export interface DemoSeeker {
  username: string;
  email: string;
  nombre: string;
  apellido: string;
}

export const demoSeeker: DemoSeeker = {
  username: 'candidata',
  email: demoAccounts.seeker,
  nombre: 'Marisol',
  apellido: 'Reyes',
};

export const otherSeekers: readonly DemoSeeker[] = [
  { username: 'jorgeluis', email: 'jorge.luis@puente.test', nombre: 'Jorge Luis', apellido: 'Paredes' },
  { username: 'yesenia', email: 'yesenia@puente.test', nombre: 'Yesenia', apellido: 'Orellana' },
  { username: 'abrahamchoc', email: 'abraham.choc@puente.test', nombre: 'Abraham', apellido: 'Choc' },
  { username: 'lupitanava', email: 'lupita.nava@puente.test', nombre: 'Guadalupe', apellido: 'Nava' },
  { username: 'deivis', email: 'deivis@puente.test', nombre: 'Deivis', apellido: 'Marcano' },
  { username: 'rosalba', email: 'rosalba@puente.test', nombre: 'Rosalba', apellido: 'Quintero' },
];

export interface DemoApplication {
  /** Who applies. */
  seeker: string;
  /** Title of one of the demo employer's jobs. */
  job: string;
  coverLetter: string;
  status: ApplicationStatus;
  notes: string | null;
  daysAgo: number;
}

/** Received by the demo employer. */
export const receivedApplications: readonly DemoApplication[] = [
  {
    seeker: 'jorgeluis',
    job: 'Cocinero/a de línea',
    coverLetter:
      'Buenas tardes. Trabajé tres años en la plancha de un restaurante en Cicero y antes en la cocina de un hospital en Lima. Soy rápido, limpio y no falto. Puedo empezar el lunes y tengo mi tarjeta de manejo de alimentos vigente hasta 2028.',
    status: 'Entrevista',
    notes: 'Viene el jueves a las 3 para una prueba en línea. Preguntar por los domingos.',
    daysAgo: 4,
  },
  {
    seeker: 'yesenia',
    job: 'Cocinero/a de línea',
    coverLetter:
      'Hola, soy Yesenia. Llevo dos años en una pupusería y ahora quiero aprender otra cocina. Preparo salsas, corto parejo y me gusta el orden. Vivo a diez minutos en tren y tengo disponibles las tardes y los fines de semana.',
    status: 'En revisión',
    notes: null,
    daysAgo: 3,
  },
  {
    seeker: 'abrahamchoc',
    job: 'Lavaplatos y ayudante de cocina',
    coverLetter:
      'Buenos días. No tengo experiencia en restaurante pero sí en el campo y en construcción, así que el trabajo pesado no me asusta. Hablo q’eqchi’ y español. Me gustaría aprender a cocinar con ustedes.',
    status: 'Contratada',
    notes: 'Empezó el martes. Muy atento.',
    daysAgo: 12,
  },
  {
    seeker: 'lupitanava',
    job: 'Panadero/a de madrugada',
    coverLetter:
      'Mi papá era panadero en Acámbaro y crecí entre charolas. Sé hacer concha, cuerno, oreja y pan de muerto. Trabajé cuatro años de madrugada en una panadería de Aurora. Les puedo llevar una muestra.',
    status: 'Enviada',
    notes: null,
    daysAgo: 1,
  },
  {
    seeker: 'deivis',
    job: 'Mesero/a de fin de semana',
    coverLetter:
      'Saludos. Fui mesero en Maracaibo y en Bogotá, y aquí trabajo entre semana en una bodega. Busco los sábados y domingos. Hablo inglés básico y atiendo con gusto a las familias con niños.',
    status: 'Enviada',
    notes: null,
    daysAgo: 2,
  },
  {
    seeker: 'rosalba',
    job: 'Cocinero/a de línea',
    coverLetter:
      'Hola. Cociné ocho años en mi propia fonda en Chitré y ahora estoy empezando de nuevo. Tal vez mi ritmo no sea el de un muchacho, pero mi sazón lo compensa. Prefiero el turno de la mañana.',
    status: 'Rechazada',
    notes: 'Solo tenemos turno de tarde. Avisarle cuando abra el de la mañana.',
    daysAgo: 9,
  },
];

/** What the demo seeker sent: to the demo employer's job, and to sample jobs of these subcategories, in order. */
export const sentToDemoEmployer: DemoApplication = {
  seeker: demoSeeker.username,
  job: 'Cocinero/a de línea',
  coverLetter:
    'Hola, buenas tardes. Me llamo Marisol y trabajé dos años en la cocina de una fonda en Puebla y uno en un restaurante de Pilsen. Me defiendo en plancha y en fría. Puedo empezar esta semana, por la tarde.',
  status: 'En revisión',
  notes: null,
  daysAgo: 2,
};

export const sentElsewhere = [
  {
    subcategory: 'Cocina',
    coverLetter:
      'Buenas tardes. Vi su anuncio y me gustó que reparten las propinas parejo. Tengo tres años de cocina y muchas ganas de quedarme en un solo lugar. ¿Podemos hablar esta semana?',
    status: 'Enviada',
    daysAgo: 1,
  },
  {
    subcategory: 'Meseros y bar',
    coverLetter: 'Hola, puedo trabajar viernes, sábado y domingo. Aprendo rápido la carta y cuadro mi caja.',
    status: 'Entrevista',
    daysAgo: 6,
  },
  {
    subcategory: 'Limpieza y habitaciones',
    coverLetter: 'Trabajé seis meses de camarista en Cancún. Tengo referencias por teléfono.',
    status: 'Rechazada',
    daysAgo: 15,
  },
] as const satisfies readonly {
  subcategory: string;
  coverLetter: string;
  status: ApplicationStatus;
  daysAgo: number;
}[];

/** Subcategories of the sample jobs that the demo seeker keeps as favourites. */
export const favouriteSubcategories = [
  'Cocina',
  'Cocina',
  'Ventas en tienda',
  'Asistente administrativo',
] as const;
