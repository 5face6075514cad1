import { dyes, fringeHeight, fringeImage, fringes } from '../src/papel-picado/fringe.ts';
import { hanging, sheets, swag } from '../src/papel-picado/paper.ts';
import { type Draft, mountains, sash, weave } from '../src/textile-band/weave.ts';
import { measures, paint, palette } from './contrast.ts';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n  ${body}\n</svg>\n`;

function textile(draft: Draft, repeats: number): string {
  const threads = weave(draft)
    .map(({ thread, path }) => `<path fill="${paint(`thread-${thread}`)}" d="${path}"/>`)
    .join('');
  const [width, height] = [24 * repeats, draft.length];
  const tile = `<pattern id="weave" width="24" height="${height}" patternUnits="userSpaceOnUse">${threads}</pattern>`;
  const area = `width="${width}" height="${height}"`;
  return svg(
    width,
    height,
    `${tile}\n  <rect ${area} fill="${paint('thread-ground')}"/>\n  <rect ${area} fill="url(#weave)"/>`,
  );
}

function papers(): string {
  const hung = hanging.map(
    ({ sheet, thread, transform }) =>
      `<path fill="${paint(`thread-${thread}`)}" fill-rule="evenodd" transform="${transform}" d="${sheets[sheet]}"/>`,
  );
  const cord = `<path fill="none" stroke="${paint('color-ink')}" stroke-width="1.5" d="M0 6Q${swag / 2} 46 ${swag} 6"/>`;
  return svg(swag, 116, [...hung, cord].join('\n  '));
}

function fringe(dye: (typeof dyes)[number]): string {
  const { path, width } = fringes[dye];
  const [across, high] = [width * 10, fringeHeight + 11];
  const tile = `<pattern id="cut" width="${width}" height="${fringeHeight}" patternUnits="userSpaceOnUse"><path fill-rule="evenodd" d="${path}"/></pattern>`;
  const mask = `<mask id="sheet" mask-type="alpha"><rect width="${across}" height="${fringeHeight}" fill="url(#cut)"/></mask>`;
  const layer = (colour: string, y: number) =>
    `<g transform="translate(0 ${y})"><rect width="${across}" height="${fringeHeight}" fill="${colour}" mask="url(#sheet)"/></g>`;
  return svg(across, high, [tile, mask, layer(paint(`${dye}-edge`), 11), layer(paint(dye), 0)].join('\n  '));
}

/** A table as prettier leaves it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const ratio = (value: number) => value.toFixed(2);

function paletteSheet(): string {
  const [worst] = [...measures].sort(
    (a, b) => Math.min(a.light, a.dark) / a.least - Math.min(b.light, b.dark) / b.least,
  );
  return `# The palette, measured

Written by \`npx nx design ui\` from \`libs/ui/src/tokens/tokens.css\`; a test fails while the two differ.
Contrast is that of WCAG 2.2: text needs 4.5, borders of controls and the focus ring need 3.
${measures.length} pairs in two themes; the closest to its limit is \`${worst?.top}\` on \`${worst?.ground}\`${worst?.dye ? ` (${worst.dye})` : ''}.

## Contrast

${table(
  ['dye', 'on top', 'ground', 'needs', 'light', 'dark'],
  measures.map(({ dye, top, ground, least, light, dark }) => [
    dye,
    top,
    ground,
    String(least),
    ratio(light),
    ratio(dark),
  ]),
)}

## Colours

${table(
  ['token', 'light', 'dark'],
  palette.map(({ token, light, dark }) => [token, light, dark]),
)}
`;
}

const masks = `/* Written by \`npx nx design ui\` from papel-picado/fringe.ts: the cut edge of each dye, as a mask. */
:root {
${dyes.map((dye) => `  --fringe-${dye}: ${fringeImage(fringes[dye])};`).join('\n')}
}
`;

/** What is written down from the code that draws and measures, by its path in the workspace. */
export const designFiles: Record<string, string> = {
  'libs/ui/src/tokens/fringes.css': masks,
  'docs/design/palette.md': paletteSheet(),
  'docs/design/patterns/papel-picado.svg': papers(),
  'docs/design/patterns/textile-sash.svg': textile(sash, 20),
  'docs/design/patterns/textile-mountains.svg': textile(mountains, 20),
  ...Object.fromEntries(dyes.map((dye) => [`docs/design/patterns/fringe-${dye}.svg`, fringe(dye)])),
};
