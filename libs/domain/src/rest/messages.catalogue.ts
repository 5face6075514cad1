/** Texts for bad input that belong to no one form. */
export const restMessages = {
  requiredField: 'Este campo es requerido.',
  invalidValue: 'Valor inválido.',
  invalidOption: 'Opción inválida.',
  invalidBody: 'Solicitud inválida.',
  invalidId: 'Identificador inválido.',
  changedMeanwhile: 'Alguien cambió esto mientras lo editabas.',
} as const;

export function tooLong(max: number): string {
  return `Máximo ${max} caracteres.`;
}

export function unknownFields(names: readonly string[]): string {
  return `Campos desconocidos: ${names.join(', ')}.`;
}
