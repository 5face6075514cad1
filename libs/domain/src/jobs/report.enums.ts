export const reportReasons = [
  'Cobran por trabajar o piden dinero',
  'Información falsa',
  'Discriminación',
  'Ya no está disponible',
  'Otro',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest details of a report, in characters. */
export const reportDetailsMax = 1000;
