/** A word of a search. */
export interface Token {
  /** In small letters, with its accents. */
  readonly word: string;
  /** By which names of trades are compared: without accents, gender and number. */
  readonly key: string;
}

/** «Cocinero/a», «operador(a)», «conductor/ora»: the ending of the other gender is no word, as `jobs.words` has it. */
const otherGender = /(?<=\p{L})[-/(](?:r|[dst]?or)?[ao]s?(?![\p{L}\p{N}])/giu;

/** The words of a text, without signs, emoji and the ending of another gender. */
export function tokensOf(text: string): Token[] {
  const words = text
    .normalize('NFC')
    .replace(/@(s?)(?![\p{L}\p{N}])/gu, 'a$1')
    .replace(otherGender, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).map((word) => ({ word, key: keyOf(word) }));
}

/** One key for «mesero», «Meseras» and «mesera»; for «waitress» and «waitresses», too. */
function keyOf(word: string): string {
  const plain = plainOf(word);
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?<=[^aeiou])es$|s$/, '')
    .replace(/[oae]$/, '')
    .replace(/ss$/, 's');
}

/** Without accents. */
export function plainOf(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
