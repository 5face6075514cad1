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
    title: 'CARECEN Los Ángeles',
    description:
      'Ciudadanía, DACA, peticiones familiares y defensa legal a bajo costo, en español. Confirma en la lista del Departamento de Justicia quién está acreditado hoy.',
    source: 'Lista de organizaciones reconocidas, programa R&A de la EOIR',
    date,
  },
  {
    ...none,
    id: 2,
    type: 'Abogados aprobados por el Departamento de Justicia',
    country: 'Estados Unidos',
    state: 'Florida',
    title: 'Catholic Legal Services, Arquidiócesis de Miami',
    description:
      'Asilo, permisos de trabajo, residencia y ciudadanía para familias con pocos recursos. Confirma en la lista del Departamento de Justicia quién está acreditado hoy.',
    source: 'Lista de organizaciones reconocidas, programa R&A de la EOIR',
    date,
  },
  {
    ...none,
    id: 3,
    type: 'Organizaciones relacionadas',
    country: 'México',
    state: 'Baja California',
    title: 'Casa del Migrante en Tijuana',
    description:
      'Hospedaje, comida, orientación legal, atención médica y psicológica, y ayuda para encontrar trabajo. La fundaron los misioneros scalabrinianos en 1987.',
    source: 'Conexión Migrante',
    date: '2024-04-27',
  },
  {
    ...none,
    id: 4,
    type: 'Organizaciones relacionadas',
    country: 'Panamá',
    state: 'Darién',
    title: 'Cruz Roja Panameña',
    description:
      'Primeros auxilios, agua, llamadas a la familia y orientación para personas que van de paso.',
    source: 'Cruz Roja Panameña',
    date,
  },
];
