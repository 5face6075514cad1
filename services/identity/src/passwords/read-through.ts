import {
  passwordWeakness,
  weakDetailMessages,
  weakPasswordMessages,
  type OwnData,
} from '@puente/domain/identity';

/** All that an account holds of its owner. */
export type OwnDetails = OwnData & {
  readonly [Field in 'telefono' | 'codigoPostal' | 'puestoEmpresa']?: string | null | undefined;
};

/** Everybody's: a password with one of them says nothing of whose it is. */
const mailProviders = new Set(['gmail', 'googlemail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'proton']);

/** «Verano26#». A single word with two digits is left alone: «Zanahoria88#». */
const seasonAndYear =
  /^\P{L}*(primavera|verano|otono|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|autumn|fall|winter|january|february|march|april|june|july|august|september|october|november|december)[^\p{L}\p{N}]*\d{2}[^\p{L}\p{N}]*$/u;

/** Signs of other alphabets as those that they stand for, and what is spaced out together. */
export function readThrough(password: string): string {
  return password.normalize('NFKC').replace(/\s/gu, '');
}

/**
 * What the server sees beyond `passwordWeakness`; here so that no browser loads it.
 * @param read a password as `readThrough` reads it
 * @returns the text to show, or null
 */
export function weaknessReadThrough(read: string, own: OwnDetails): string | null {
  const plain = read.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (mostRepeated(plain) > plain.length / 2) return weakDetailMessages.repeated;
  if (seasonAndYear.test(plain)) return weakPasswordMessages.year;
  const phone = digitsOf(own.telefono ?? '').slice(-7);
  if (phone.length === 7 && digitsOf(plain).includes(phone)) return weakDetailMessages.telefono;
  const postalCode = (own.codigoPostal ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  if (postalCode.length >= 4 && plain.includes(postalCode)) return weakDetailMessages.codigoPostal;
  if (isMadeOf(read, own.puestoEmpresa ?? '')) return weakDetailMessages.puestoEmpresa;
  return isMadeOf(read, domainWords(own.email ?? '')) ? weakPasswordMessages.email : null;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Its own words as those of a name are looked for, in any spelling. */
const isMadeOf = (password: string, nombre: string) =>
  passwordWeakness(password, { nombre }) === weakPasswordMessages.nombre;

/** «latiendita» of ana@latiendita.com.mx. */
function domainWords(email: string): string {
  const labels = email.split('@')[1]?.toLowerCase().split('.').slice(0, -1) ?? [];
  return labels.filter((label) => label.length >= 4 && !mailProviders.has(label)).join(' ');
}

/** How often the character comes that comes most often. */
function mostRepeated(text: string): number {
  const characters = [...text];
  return Math.max(...characters.map((one) => characters.filter((other) => other === one).length));
}
