/** A sample invoice; its PDF is made in the browser. */
export interface Invoice {
  id: number;
  /** yyyy-mm-dd */
  fecha: string;
  mes: string;
}

/** «DEMO-2024-10» */
export function invoiceNumber({ fecha }: Invoice): string {
  return `DEMO-${fecha.slice(0, 7)}`;
}

export const sampleInvoices: readonly Invoice[] = [
  { id: 1, fecha: '2024-10-01', mes: 'Octubre 2024' },
  { id: 2, fecha: '2024-11-01', mes: 'Noviembre 2024' },
];
