/**
 * What a mail program makes a link of: an address with or without its scheme, a domain, a handle. A dot between words is
 * none («St. Louis», «S.A. de C.V.»), a dot that joins two of them is («casino.com»).
 */
const link = /:\/|\/\/|\bhttps?\b|\bwww\b|@|[\p{L}\p{N}-]\.\p{L}{2}/iu;

/** What a page is written in, and a phone number. A slash may be of a name («Bar/Restaurante 24/7»). */
const noName = /[<>\\]|(\p{N}[ ().-]*){7}/u;

/** Signs that nobody sees and that turn around, hide or break what stands beside them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/u;

/**
 * Whether a text is fit for a name that strangers read in mails and lists: of a person, a company, a position. Whoever
 * registers somebody else's address could otherwise have us mail them a link.
 */
export function isPlainName(text: string): boolean {
  // NFKC: a dot or a slash of another alphabet leads to the same place.
  const read = text.normalize('NFKC').replaceAll('。', '.');
  return !unseen.test(text) && !link.test(read) && !noName.test(read);
}
