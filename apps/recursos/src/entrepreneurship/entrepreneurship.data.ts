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
    title: 'Red de centros de desarrollo de pequeñas empresas de Florida (Florida SBDC)',
    description:
      'Asesoría individual sin costo sobre plan de negocio, permisos, contabilidad y ventas al gobierno, con consultores que hablan español.',
    source: 'Administración de Pequeños Negocios (SBA), red SBDC',
    date,
  },
  {
    ...none,
    id: 2,
    type: 'Cámaras de comercio',
    country: 'Estados Unidos',
    state: 'Texas',
    title: 'Cámara de Comercio Hispana de Houston',
    description:
      'Reuniones de negocios, directorio de miembros y talleres para empresas de dueños latinos en el área de Houston.',
    source: 'Houston Hispanic Chamber of Commerce',
    date,
  },
  {
    ...none,
    id: 3,
    type: 'Incubadora de negocios',
    country: 'Panamá',
    state: 'Panamá',
    title: 'Ciudad del Saber: programas de innovación y emprendimiento',
    description:
      'Mentoría, espacio y redes para empresas que empiezan, dentro del campus de Clayton, en la Ciudad de Panamá.',
    source: 'Fundación Ciudad del Saber',
    date,
  },
  {
    ...none,
    id: 4,
    type: 'Acceso a capital',
    stage: 'Puesta en Marcha',
    country: 'Estados Unidos',
    state: 'Nueva York',
    title: 'Grameen America: microcréditos para mujeres emprendedoras',
    description:
      'Préstamos pequeños para abrir un negocio, en grupos de cinco mujeres que se apoyan, con educación financiera en español.',
    source: 'Grameen America',
    date,
  },
  {
    ...none,
    id: 5,
    type: 'Acceso a capital',
    stage: 'Crecimiento',
    country: 'Estados Unidos',
    state: 'California',
    title: 'Accion Opportunity Fund: préstamos para crecer',
    description:
      'Préstamos para negocios que ya venden, con acompañamiento en español. Pregunta por la tasa anual y por el costo total.',
    source: 'Accion Opportunity Fund',
    date,
  },
  {
    ...none,
    id: 6,
    type: 'Asesoría técnica',
    country: 'México',
    state: 'Jalisco',
    title: 'Secretaría de Desarrollo Económico de Jalisco: atención a emprendedores',
    description: 'Orientación para registrar un negocio, capacitación y vinculación con programas estatales.',
    source: 'Gobierno de Jalisco',
    date,
  },
];
