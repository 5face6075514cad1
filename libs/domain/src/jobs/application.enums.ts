export const applicationStatuses = [
  'Enviada',
  'En revisión',
  'Entrevista',
  'Rechazada',
  'Contratada',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Longest cover letter and longest notes, in characters. */
export const coverLetterMax = 5000;

/** For how many minutes a candidate may take a withdrawal back. */
export const withdrawalMinutes = 10;

/** Longest phone number as somebody may type it, in characters. */
export const applicationPhoneMax = 40;
