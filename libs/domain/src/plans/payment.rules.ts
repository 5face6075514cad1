/** What the demonstration keeps of a card: never its number or its security code. */
export interface PaymentMethod {
  id: number;
  /** Last four digits. */
  last4: string;
  cardName: string;
  /** MM/AA */
  expDate: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

export const cardMessages = {
  numberInvalid: 'Número de tarjeta inválido',
  expiryInvalid: 'Fecha de vencimiento inválida',
  expired: 'La tarjeta está vencida',
  cvvInvalid: 'CVV inválido',
} as const;

export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Luhn's check over 12 to 19 digits; spaces and hyphens between them are forgiven. */
export function isCardNumber(typed: string): boolean {
  if (!/^\d(?:[ -]?\d){11,18}$/.test(typed.trim())) return false;
  const digits = [...cardDigits(typed)].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export function lastFour(cardNumber: string): string {
  return cardDigits(cardNumber).slice(-4);
}

/** «•••• 4242» */
export function maskCard(cardNumber: string): string {
  return `•••• ${lastFour(cardNumber)}`;
}

/** The problem of an MM/AA date on a given day, or null: a card is good until the end of its month. */
export function expiryProblem(expDate: string, today: Date): string | null {
  const found = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expDate.trim());
  if (!found) return cardMessages.expiryInvalid;
  const lastMonth = (2000 + Number(found[2])) * 12 + Number(found[1]) - 1;
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  return lastMonth < thisMonth ? cardMessages.expired : null;
}

export function isCvv(typed: string): boolean {
  return /^\d{3,4}$/.test(typed);
}
