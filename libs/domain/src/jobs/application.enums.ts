export const applicationStatuses = [
  'Enviada',
  'En revisión',
  'Entrevista',
  'Rechazada',
  'Contratada',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
