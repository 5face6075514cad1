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
    title: 'INADEH: cursos de formación profesional',
    description:
      'Cursos de oficios, de 40 a 300 horas, presenciales y virtuales. Si eres extranjero, pregunta primero qué permiso te piden.',
    source: 'Instituto Nacional de Formación Profesional y Capacitación para el Desarrollo Humano',
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
    title: 'City Colleges of Chicago: certificados para el trabajo',
    description:
      'Certificados de menos de un año en cocina, salud, manufactura y transporte, y clases de inglés para adultos.',
    source: 'City Colleges of Chicago',
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
    title: 'Miami Dade College: grado asociado',
    description:
      'Carreras de dos años que después se pueden continuar en una universidad. Los estudios de otro país se evalúan al inscribirse.',
    source: 'Miami Dade College',
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
    title: 'UNAM: licenciaturas abiertas y a distancia',
    description:
      'Licenciaturas en línea del sistema SUAyED. Si estudiaste fuera de México, tus estudios anteriores necesitan revalidación.',
    source: 'Universidad Nacional Autónoma de México',
    date,
  },
];
