import { type ResourceItem } from '@puente/domain/resources';

const none = { stage: null, subcategory: null, needsValidation: false } as const;
const date = '2026-11-21';

/** The page's sample list. */
export const migrationItems: readonly ResourceItem[] = [
  {
    ...none,
    id: 1,
    type: 'Abogados aprobados por el Departamento de Justicia',
    country: 'Estados Unidos',
    state: 'California',
    title: { es: 'CARECEN Los Ángeles', en: 'CARECEN Los Angeles' },
    description: {
      es: 'Servicios legales de inmigración y orientación para la comunidad latina de Los Ángeles. La fundaron refugiados salvadoreños en 1983.',
      en: 'Immigration legal services and guidance for the Latino community of Los Angeles. Salvadoran refugees founded it in 1983.',
    },
    note: {
      es: 'Comprueba en la lista del Departamento de Justicia que la organización y la persona que te atiende están en ella hoy.',
      en: "Check the Department of Justice's list: the organization and the person who helps you should be on it today.",
    },
    source: {
      name: 'Central American Resource Center, Los Angeles',
      language: 'en',
      url: 'https://www.carecen-la.org/',
    },
    date,
  },
  {
    ...none,
    id: 2,
    type: 'Abogados aprobados por el Departamento de Justicia',
    country: 'Estados Unidos',
    state: 'Florida',
    title: {
      es: 'Catholic Legal Services, Arquidiócesis de Miami',
      en: 'Catholic Legal Services, Archdiocese of Miami',
    },
    description: {
      es: 'Asilo, residencia, ciudadanía y reunión familiar para quienes no pueden pagar un abogado, sin importar su religión ni su país.',
      en: 'Asylum, residence, citizenship and family reunification for people who cannot afford a lawyer, whatever their religion or country.',
    },
    note: {
      es: 'Atienden a mucha gente: pregunta antes cómo pedir cita, qué cubren y qué cuesta. Confírmalos en la lista del Departamento de Justicia.',
      en: "They help many people: ask first how to get an appointment, what is covered and what it costs. Confirm them on the Department of Justice's list.",
    },
    source: {
      name: 'Catholic Charities Legal Services, Archdiocese of Miami',
      language: 'en',
      url: 'https://www.cclsmiami.org/',
    },
    date,
  },
  {
    ...none,
    id: 3,
    type: 'Organizaciones relacionadas',
    country: 'México',
    state: 'Baja California',
    title: { es: 'Casa del Migrante en Tijuana', en: 'Casa del Migrante in Tijuana' },
    description: {
      es: 'Hospedaje, comida y ropa sin costo, y orientación legal, atención médica y psicológica y ayuda para encontrar trabajo. La fundaron los misioneros scalabrinianos en 1987.',
      en: 'Free shelter, food and clothing, and legal guidance, medical and psychological care and help finding work. Scalabrinian missionaries founded it in 1987.',
    },
    note: {
      es: 'Pregunta antes de llegar si hay lugar y cuántos días puedes quedarte.',
      en: 'Before you arrive, ask whether there is room and how many days you can stay.',
    },
    source: {
      name: 'Casa del Migrante en Tijuana',
      language: 'es',
      url: 'https://casadelmigrantetijuana.com/',
    },
    date,
  },
  {
    ...none,
    id: 4,
    type: 'Organizaciones relacionadas',
    country: 'Panamá',
    state: 'Panamá',
    title: { es: 'Cruz Roja Panameña', en: 'Panamanian Red Cross' },
    description: {
      es: 'Primeros auxilios y ayuda humanitaria en el país, también para personas migrantes, y contacto con la familia que quedó lejos.',
      en: 'First aid and humanitarian help across the country, also for migrants, and contact with family far away.',
    },
    note: {
      es: 'Si perdiste el contacto con un familiar, pregunta por el Restablecimiento del Contacto entre Familiares.',
      en: 'If you lost touch with a relative, ask about Restoring Family Links.',
    },
    source: { name: 'Cruz Roja Panameña', language: 'es', url: 'https://cruzroja.org.pa/' },
    date,
  },
];
