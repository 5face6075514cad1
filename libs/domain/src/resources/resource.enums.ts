/** The areas of Recursos whose results come from a fixed list. */
export const resourceAreas = ['emprendimiento', 'educacion', 'migracion'] as const;
export type ResourceArea = (typeof resourceAreas)[number];

export const entrepreneurshipServices = [
  'Asesoría técnica',
  'Cámaras de comercio',
  'Incubadora de negocios',
  'Acceso a capital',
] as const;
export type EntrepreneurshipService = (typeof entrepreneurshipServices)[number];

/** Asked for only when the service is `Acceso a capital`. */
export const stages = ['Puesta en Marcha', 'Crecimiento'] as const;
export type Stage = (typeof stages)[number];

export const educationTypes = ['Certificaciones cortas', 'Carreras universitarias'] as const;
export type EducationType = (typeof educationTypes)[number];

/** Asked for only when the type is `Carreras universitarias`; an item keeps it as its subcategory. */
export const durations = ['2 años', '4 años', 'Maestría/Doctorado'] as const;
export type Duration = (typeof durations)[number];

export const migrationServices = [
  'Abogados aprobados por el Departamento de Justicia',
  'Organizaciones relacionadas',
] as const;
export type MigrationService = (typeof migrationServices)[number];

export const advisingServices = [
  'Asesoría personal',
  'Asesoría profesional',
  'Asesoría en emprendimiento',
  'Mentoría y liderazgo',
] as const;
export type AdvisingService = (typeof advisingServices)[number];

export const validationAnswers = ['Sí', 'No'] as const;
export type ValidationAnswer = (typeof validationAnswers)[number];

export type ResourceType = EntrepreneurshipService | EducationType | MigrationService;
