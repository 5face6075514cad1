/** Texts for bad input that belong to no one form. */
export const restMessages = {
  requiredField: 'Este campo es requerido.',
  invalidValue: 'Valor inválido.',
  invalidOption: 'Opción inválida.',
  invalidBody: 'Solicitud inválida.',
  invalidId: 'Identificador inválido.',
  /** `Idempotency-Key`: no key, and one that was used for another call. */
  invalidKey: 'Idempotency-Key debe tener de 8 a 100 caracteres visibles, sin espacios ni acentos.',
  keyOfAnother:
    'Esto ya se envió con otros datos. Revisa lo que enviaste y, si hace falta, envíalo de nuevo.',
  /** A change made to a version that is no longer the current one. */
  changedMeanwhile: 'Alguien cambió esto mientras lo editabas.',
} as const;

export function tooLong(max: number): string {
  return `Máximo ${max} caracteres.`;
}

export function unknownFields(names: readonly string[]): string {
  return `Campos desconocidos: ${names.join(', ')}.`;
}
