/**
 * A text as the PDF's own fonts can write it: the letters of Western Europe. Marks they lack are left out («Nguyễn»
 * becomes «Nguyên»); undefined for other scripts, or for nothing.
 */
export function writable(text: string): string | undefined {
  const written = [...text.trim()].map((letter) => (isWestern(letter) ? letter : bare(letter))).join('');
  return written !== '' && isWestern(written) ? written : undefined;
}

function isWestern(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);
}

/** Without as many marks as it takes, the last first. */
function bare(letter: string): string {
  let parts = letter.normalize('NFD');
  while (parts.length > 1 && !isWestern(parts.normalize('NFC'))) parts = parts.slice(0, -1);
  return parts.normalize('NFC');
}
