export const modalities = ['Presencial', 'Remoto', 'Semi-remoto'] as const;
export type Modality = (typeof modalities)[number];

export const workLanguages = ['Español', 'Inglés', 'Ambos'] as const;
export type WorkLanguage = (typeof workLanguages)[number];

export const visaRequirements = ['Visa requerida', 'Patrocinio disponible'] as const;
export type VisaRequirement = (typeof visaRequirements)[number];

export const jobTypes = ['Tiempo completo', 'Medio tiempo', 'Freelance', 'Contrato'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = ['Borrador', 'Publicado'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const affinities = [
  'Mujeres',
  'Personas con discapacidad',
  'Padres y madres',
  'Jóvenes',
  'Pueblos Originarios',
] as const;
export type Affinity = (typeof affinities)[number];

/** The employer form's spelling of the last affinity; read as `Pueblos Originarios`. */
export const affinityAlias = 'Pueblos originarios';
