/** Postal code of a job or an employer: digits only, 4 to 6 of them. */
export const zipCodeRule = {
  pattern: /^\d{4,6}$/,
  maxTyped: 6,
  message: 'Código postal inválido',
} as const;

export function isZipCode(text: string): boolean {
  return zipCodeRule.pattern.test(text);
}

/** What a postal code field keeps of what is typed. */
export function sanitizeZipCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, zipCodeRule.maxTyped);
}
