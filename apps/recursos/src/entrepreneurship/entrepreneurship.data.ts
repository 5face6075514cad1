import { type ResourceItem } from '@puente/domain/resources';

const none = { stage: null, subcategory: null, needsValidation: false } as const;
const date = '2026-11-21';

/** The page's sample list. */
export const entrepreneurshipItems: readonly ResourceItem[] = [
  {
    ...none,
    id: 1,
    type: 'Asesoría técnica',
    country: 'Estados Unidos',
    state: 'Florida',
    title: {
      es: 'Florida SBDC: asesoría para pequeños negocios',
      en: 'Florida SBDC: advice for small businesses',
    },
    description: {
      es: 'Red de centros en todo el estado, con apoyo de la SBA. Asesoría individual sin costo y talleres de bajo costo sobre plan de negocio, crédito y ventas al gobierno.',
      en: 'A network of centers across the state, supported by the SBA. No-cost one-on-one advice and low-cost workshops on business plans, credit and selling to the government.',
    },
    note: {
      es: 'Pregunta en el centro más cercano quién atiende en español.',
      en: 'Ask at the nearest center who can help you in Spanish.',
    },
    source: { name: 'Florida SBDC Network', language: 'en', url: 'https://floridasbdc.org/' },
    date,
  },
  {
    ...none,
    id: 2,
    type: 'Cámaras de comercio',
    country: 'Estados Unidos',
    state: 'Texas',
    title: {
      es: 'Cámara de Comercio Hispana de Houston',
      en: 'Houston Hispanic Chamber of Commerce',
    },
    description: {
      es: 'Encuentros de negocios, seminarios y contactos para empresas de dueños hispanos en el área de Houston.',
      en: 'Business events, seminars and contacts for Hispanic-owned companies in the Houston area.',
    },
    note: {
      es: 'Pregunta cuánto cuesta ser miembro al año y qué incluye antes de pagar.',
      en: 'Before you pay, ask what a year of membership costs and what it includes.',
    },
    source: {
      name: 'Houston Hispanic Chamber of Commerce',
      language: 'en',
      url: 'https://www.houstonhispanicchamber.com/',
    },
    date,
  },
  {
    ...none,
    id: 3,
    type: 'Incubadora de negocios',
    country: 'Panamá',
    state: 'Panamá',
    title: {
      es: 'Ciudad del Saber: innovación y emprendimiento',
      en: 'Ciudad del Saber: innovation and entrepreneurship',
    },
    description: {
      es: 'Programas para empresas que empiezan y para mujeres empresarias, desde el campus de Clayton, en la Ciudad de Panamá.',
      en: 'Programs for new companies and for women in business, run from the Clayton campus in Panama City.',
    },
    note: {
      es: 'Los programas abren por convocatoria: mira en su página cuáles están abiertas.',
      en: 'Programs open by call: see on their page which ones are open.',
    },
    source: {
      name: 'Fundación Ciudad del Saber',
      language: 'es',
      url: 'https://ciudaddelsaber.org/',
    },
    date,
  },
  {
    ...none,
    id: 4,
    type: 'Acceso a capital',
    stage: 'Puesta en Marcha',
    country: 'Estados Unidos',
    state: 'Nueva York',
    title: {
      es: 'Grameen America: microcréditos para mujeres',
      en: 'Grameen America: microloans for women',
    },
    description: {
      es: 'Préstamos pequeños para que mujeres con pocos ingresos abran o hagan crecer su negocio. Se forman grupos de cinco, que se reúnen y se apoyan.',
      en: 'Small loans for women with low incomes to start or grow a business. They form groups of five who meet and support each other.',
    },
    note: {
      es: 'Pregunta cuánto pagarás en total, cada cuándo, y qué pasa si alguien del grupo se atrasa.',
      en: 'Ask how much you will pay in all, how often, and what happens if somebody in the group falls behind.',
    },
    source: { name: 'Grameen America', language: 'en', url: 'https://www.grameenamerica.org/' },
    date,
  },
  {
    ...none,
    id: 5,
    type: 'Acceso a capital',
    stage: 'Crecimiento',
    country: 'Estados Unidos',
    state: 'California',
    title: {
      es: 'Accion Opportunity Fund: préstamos para crecer',
      en: 'Accion Opportunity Fund: loans to grow',
    },
    description: {
      es: 'Organización sin fines de lucro que presta a negocios pequeños y los acompaña con asesoría y materiales en línea.',
      en: 'A nonprofit that lends to small businesses and supports them with advice and online materials.',
    },
    note: {
      es: 'Pregunta la tasa anual (APR) y el costo total, y compáralos con otra oferta.',
      en: 'Ask for the annual rate (APR) and the total cost, and compare them with another offer.',
    },
    source: { name: 'Accion Opportunity Fund', language: 'en', url: 'https://aofund.org/' },
    date,
  },
  {
    ...none,
    id: 6,
    type: 'Asesoría técnica',
    country: 'México',
    state: 'Jalisco',
    title: {
      es: 'Secretaría de Desarrollo Económico de Jalisco: apoyo a mipymes',
      en: 'Jalisco Ministry of Economic Development: support for small companies',
    },
    description: {
      es: 'Convocatorias públicas, capacitación y acompañamiento para micro, pequeñas y medianas empresas del estado.',
      en: 'Public calls, training and follow-up for micro, small and medium companies in the state.',
    },
    note: {
      es: 'Cada convocatoria tiene fechas y requisitos propios: léelos en la página oficial.',
      en: 'Each call has its own dates and requirements: read them on the official page.',
    },
    source: {
      name: 'Secretaría de Desarrollo Económico, Gobierno de Jalisco',
      language: 'es',
      url: 'https://sedeco.jalisco.gob.mx/',
    },
    date,
  },
];
