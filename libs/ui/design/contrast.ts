import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dyes } from '../src/papel-picado/fringe.ts';

const css = readFileSync(join(import.meta.dirname, '../src/tokens/tokens.css'), 'utf8');

export type Colours = ReadonlyMap<string, string>;

/** The colour tokens of the first rule with this selector from some text on: hex colours, or names of other tokens. */
function colours(selector: string, from = ''): Colours {
  const start = css.indexOf(`${selector} {`, css.indexOf(from));
  if (start < 0) throw new Error(`no rule ${selector}`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*(?:(#[0-9a-f]{6})|var\(--([\w-]+)\));/g)].map(
      ([, name = '', hex, other]) => [name, hex ?? other ?? ''],
    ),
  );
}

const light = colours(':root');
export const dark = colours(':root', '@media (prefers-color-scheme: dark)');

/** What a token is in the end. */
function hexOf(token: string, among: Colours): string {
  const value = among.get(token);
  if (value === undefined) throw new Error(`no colour ${token}`);
  return value.startsWith('#') ? value : hexOf(value, among);
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const surfaces = ['color-bg', 'color-surface', 'color-sunken'];
const on = (grounds: string[], ...tops: string[]) =>
  grounds.flatMap((ground) => tops.map((top): [string, string] => [top, ground]));

/** Every text the components draw, with the ground it stands on. */
const texts: [string, string][] = [
  ...on(surfaces, 'color-ink', 'color-ink-soft', 'color-link', 'color-error-ink', 'color-success-ink'),
  ...on(['color-primary', 'color-primary-hover'], 'color-on-primary'),
  ...on(['color-danger', 'color-danger-hover'], 'color-on-danger'),
  ...on(['color-primary-soft', 'color-surface'], 'color-on-primary-soft'),
  ...on(['color-accent'], 'color-on-accent'),
  // Pagination's current page and the help bubble turn the theme around.
  ['color-bg', 'color-ink'],
  ...['info', 'success', 'warning', 'error'].map((tone): [string, string] => [
    `color-${tone}-ink`,
    `color-${tone}-bg`,
  ]),
];

/** Borders of controls, the focus ring and what marks a choice. */
const shapes = on(surfaces, 'color-line-strong', 'color-focus', 'color-primary', 'color-danger');

/** The same in each dye. */
const dyedTexts: [string, string][] = [
  ...on(['color-band'], 'color-on-band', 'color-on-band-soft', 'color-band-accent'),
  ['color-on-band-accent', 'color-band-accent'],
  ['color-on-tint', 'color-tint'],
  ...on(['color-surface', 'color-sunken'], 'color-on-tint'),
];

export interface Measure {
  /** A dye, where the pair depends on it. */
  dye: string;
  top: string;
  ground: string;
  /** What WCAG asks for: 4.5 of text, 3 of shapes. */
  least: number;
  light: number;
  dark: number;
}

function measure(pairs: [string, string][], least: number, dye = '', over: Colours = new Map()): Measure[] {
  const themes = [new Map([...light, ...over]), new Map([...light, ...dark, ...over])];
  return pairs.map(([top, ground]) => {
    const [inLight = 0, inDark = 0] = themes.map((theme) =>
      contrast(hexOf(top, theme), hexOf(ground, theme)),
    );
    return { dye, top, ground, least, light: inLight, dark: inDark };
  });
}

/** Every pair in use, measured in both themes from `tokens.css` itself. A new pair belongs here first. */
export const measures: Measure[] = [
  ...measure(texts, 4.5),
  ...measure(shapes, 3),
  ...dyes.flatMap((dye) =>
    measure(
      dyedTexts,
      4.5,
      dye,
      colours(`:is([data-accent='${dye}'], main:has(header[data-accent='${dye}']))`),
    ),
  ),
];

/** The hex colours of the light theme. */
export const paint = (token: string) => hexOf(token, light);

/** All colour tokens that hold a colour of their own, in both themes. */
export const palette = [...light]
  .filter(([, value]) => value.startsWith('#'))
  .map(([token, hex]) => ({ token, light: hex, dark: dark.get(token) ?? hex }));
