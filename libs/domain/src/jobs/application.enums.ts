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

/** For how many minutes a seeker may take back that they withdrew an application or removed a favourite. */
export const minutesToUndo = 10;

/** Longest phone number as somebody may type it, in characters. */
export const applicationPhoneMax = 40;
