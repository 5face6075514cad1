export const reportReasons = [
  'Cobran por trabajar o piden dinero',
  'Información falsa',
  'Discriminación',
  'Ya no está disponible',
  'Otro',
] as const;
export type ReportReason = (typeof reportReasons)[number];
