import { jobMessages } from '../jobs/messages.catalogue.ts';
import { isPlace } from '../places/places.rules.ts';
import { isZipCode, zipCodeRule } from '../places/zip-code.rules.ts';
import { restMessages, tooLong } from '../rest/messages.catalogue.ts';

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

/** What its form asks for. Number and security code are checked, and not kept. */
export type TypedPaymentMethod = Omit<PaymentMethod, 'id' | 'last4'> & { cardNumber: string; cvv: string };

/** The entry a list begins with. */
export const samplePaymentMethods: readonly PaymentMethod[] = [
  {
    id: 1,
    last4: '4242',
    cardName: 'Persona de Ejemplo',
    expDate: '12/30',
    addressLine1: '100 Calle de Ejemplo',
    addressLine2: '',
    city: 'Austin',
    state: 'Texas',
    zip: '78701',
    country: 'Estados Unidos',
  },
];

/** Longest accepted texts, in characters. */
const textLimits = { cardName: 80, addressLine1: 120, addressLine2: 120, city: 80 } as const;

/** No card is issued for longer: a date further away is a slip. */
const longestValidityYears = 20;

export const cardMessages = {
  numberInvalid: 'Número de tarjeta inválido',
  expiryInvalid: 'Fecha de vencimiento inválida',
  expired: 'La tarjeta está vencida',
  cvvInvalid: 'CVV inválido',
  /** For many empty fields at once, in the words of the other long form. */
  incomplete: jobMessages.requiredFields,
} as const;

export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Luhn's check over 12 to 19 digits, the first not 0; spaces and hyphens between them are forgiven. */
export function isCardNumber(typed: string): boolean {
  if (!/^[1-9](?:[ -]?\d){11,18}$/.test(typed.trim())) return false;
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

/** The problem of an MM/AA date on a given day, or null: a card is good until the end of its month, some years from now. */
export function expiryProblem(expDate: string, today: Date): string | null {
  const found = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expDate.trim());
  if (!found) return cardMessages.expiryInvalid;
  const lastMonth = (2000 + Number(found[2])) * 12 + Number(found[1]) - 1;
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  if (lastMonth > thisMonth + longestValidityYears * 12) return cardMessages.expiryInvalid;
  return lastMonth < thisMonth ? cardMessages.expired : null;
}

/** Four digits of an American Express card, three of any other; without a number either may be right. */
export function isCvv(typed: string, cardNumber: string): boolean {
  const digits = cardDigits(cardNumber);
  if (digits === '') return /^\d{3,4}$/.test(typed);
  return /^3[47]/.test(digits) ? /^\d{4}$/.test(typed) : /^\d{3}$/.test(typed);
}

// None of these cuts off what is too long: half a number that was pasted would be a wrong one without a word.

/** What a number field keeps of what is typed: «4242 4242 4242 4242». */
export function formatCardNumber(typed: string): string {
  return cardDigits(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** What an expiry field keeps of what is typed: «5/27», «0527» and «05/2027» become «05/27». */
export function formatExpiry(typed: string): string {
  const digits = cardDigits(typed.replace(/^\s*([2-9])|^\s*1(?=\D)/, '0$&'));
  // A person, or a browser that fills in a card, may write the whole year.
  const year = digits.slice(2).replace(/^20(?=\d\d$)/, '');
  return year ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** What is wrong with a payment method, by field; one that is `kept` may leave its number empty, to keep it. */
export function paymentMethodErrors(
  typed: TypedPaymentMethod,
  today: Date,
  kept?: PaymentMethod,
): { [Field in keyof TypedPaymentMethod]?: string | null } {
  const missing = (field: keyof TypedPaymentMethod) =>
    typed[field].trim() === '' ? restMessages.requiredField : null;
  const tooLongText = (field: keyof typeof textLimits) =>
    typed[field].trim().length > textLimits[field] ? tooLong(textLimits[field]) : null;
  const keepsNumber = kept !== undefined && typed.cardNumber.trim() === '';
  return {
    cardNumber: keepsNumber
      ? null
      : (missing('cardNumber') ?? (isCardNumber(typed.cardNumber) ? null : cardMessages.numberInvalid)),
    cardName: missing('cardName') ?? tooLongText('cardName'),
    expDate: missing('expDate') ?? expiryProblem(typed.expDate, today),
    cvv: missing('cvv') ?? (isCvv(typed.cvv, typed.cardNumber) ? null : cardMessages.cvvInvalid),
    addressLine1: missing('addressLine1') ?? tooLongText('addressLine1'),
    addressLine2: tooLongText('addressLine2'),
    city: missing('city') ?? tooLongText('city'),
    country: missing('country'),
    state: missing('state') ?? (isPlace(typed.country, typed.state) ? null : restMessages.invalidOption),
    zip: missing('zip') ?? (isZipCode(typed.zip) ? null : zipCodeRule.message),
  };
}

/** What remains of a payment method that was typed, and of the one it replaces. */
export function keptPaymentMethod(
  id: number,
  { cardNumber, cvv: _unkept, ...rest }: TypedPaymentMethod,
  replaced?: PaymentMethod,
): PaymentMethod {
  const trimmed = Object.fromEntries(
    Object.entries(rest).map(([field, text]) => [field, text.trim()]),
  ) as typeof rest;
  return { id, last4: lastFour(cardNumber) || (replaced?.last4 ?? ''), ...trimmed };
}
