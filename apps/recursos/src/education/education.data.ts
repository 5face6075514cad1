import { type ResourceItem } from '@puente/domain/resources';

const date = '2026-11-21';

/** The page's sample list. */
export const educationItems: readonly ResourceItem[] = [
  {
    id: 1,
    type: 'Certificaciones cortas',
    stage: null,
    subcategory: null,
    needsValidation: false,
    country: 'Panamá',
    state: 'Panamá',
    title: {
      es: 'INADEH: cursos para aprender un oficio',
      en: 'INADEH: courses to learn a trade',
    },
    description: {
      es: 'Cursos de 40 a 300 horas y programas de unos seis meses, en el instituto público de formación profesional de Panamá.',
      en: "Courses of 40 to 300 hours and programs of about six months, at Panama's public vocational training institute.",
    },
    note: {
      es: 'Para personas extranjeras hay condiciones de residencia y de permiso de trabajo: pregunta primero.',
      en: 'For foreigners there are conditions on residence and work permits: ask first.',
    },
    source: {
      name: 'Instituto Nacional de Formación Profesional y Capacitación para el Desarrollo Humano',
      language: 'es',
      url: 'https://www.inadeh.edu.pa/',
    },
    date,
  },
  {
    id: 2,
    type: 'Certificaciones cortas',
    stage: null,
    subcategory: null,
    needsValidation: false,
    country: 'Estados Unidos',
    state: 'Illinois',
    title: {
      es: 'City Colleges of Chicago: certificados y clases para adultos',
      en: 'City Colleges of Chicago: certificates and adult classes',
    },
    description: {
      es: 'Certificados cortos para trabajar, como auxiliar básico de enfermería, y clases sin costo de inglés y de preparación para el diploma de secundaria (high school), en inglés o en español.',
      en: 'Short certificates for work, such as basic nursing assistant, and free classes to learn English or to prepare for the high school diploma, in English or Spanish.',
    },
    note: {
      es: 'Las clases para adultos no se pagan; los certificados pueden tener costo. Pregunta por las ayudas.',
      en: 'Adult classes are free; certificates may have a cost. Ask about financial help.',
    },
    source: { name: 'City Colleges of Chicago', language: 'en', url: 'https://www.ccc.edu/' },
    date,
  },
  {
    id: 3,
    type: 'Carreras universitarias',
    stage: null,
    subcategory: '2 años',
    needsValidation: true,
    country: 'Estados Unidos',
    state: 'Florida',
    title: {
      es: 'Miami Dade College: grado asociado',
      en: 'Miami Dade College: associate degree',
    },
    description: {
      es: 'Los dos primeros años de una carrera, que después se puede terminar en una universidad de Florida. La escuela evalúa los créditos de universidades extranjeras acreditadas.',
      en: 'The first two years of a degree that you can then finish at a Florida university. The college evaluates credits from accredited foreign universities.',
    },
    note: {
      es: 'Tus certificados oficiales tiene que enviarlos tu escuela anterior: los entregados en mano no se aceptan.',
      en: 'Your former school has to send your official transcripts: those handed in by you are not accepted.',
    },
    source: { name: 'Miami Dade College', language: 'en', url: 'https://www.mdc.edu/' },
    date,
  },
  {
    id: 4,
    type: 'Carreras universitarias',
    stage: null,
    subcategory: '4 años',
    needsValidation: true,
    country: 'México',
    state: 'Ciudad de México',
    title: {
      es: 'UNAM: licenciaturas abiertas y a distancia (SUAyED)',
      en: 'UNAM: open and distance degrees (SUAyED)',
    },
    description: {
      es: 'Licenciaturas con horario flexible, a distancia o con pocas clases presenciales. Se entra por convocatoria y examen, con el bachillerato terminado.',
      en: "Bachelor's degrees with flexible hours, at a distance or with few classes on campus, taught in Spanish. Admission is by call and exam, with upper secondary school completed.",
    },
    note: {
      es: 'Si estudiaste fuera de México, pregunta antes qué estudios tienes que revalidar y ante quién.',
      en: 'If you studied outside Mexico, ask first which studies you have to validate, and where.',
    },
    source: {
      name: 'Universidad Nacional Autónoma de México, Administración Escolar',
      language: 'es',
      url: 'https://www.dgae.unam.mx/',
    },
    date,
  },
];
