const shortForms: Readonly<Record<string, string>> = {
  cd: 'ciudad',
  ft: 'fort',
  mt: 'mount',
  st: 'saint',
  sta: 'santa',
  sto: 'santo',
};

/**
 * How a name of a place is looked for, here and in `jobs.place_names`: words of plain letters and digits, their usual
 * short forms written out. «St. Louis» is `saint louis`, «Cd. Juárez» is `ciudad juarez`.
 */
export function placeKey(name: string): string {
  return plainWords(name)
    .map((word) => shortForms[word] ?? word)
    .join(' ');
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
