import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colours by token name, of the first block after `selector`. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  if (start < 0) throw new Error(`no block ${selector}`);
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
}

const light = colours(':root');
const darkBySystem = colours(":root:not([data-theme='light'])");
const darkByChoice = colours(":root[data-theme='dark']");
const themes = { light, dark: new Map([...light, ...darkBySystem]) };

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const surfaces = ['color-bg', 'color-surface', 'color-sunken'];
const on = (grounds: string[], ...texts: string[]) =>
  grounds.flatMap((ground) => texts.map((text): [string, string] => [text, ground]));

/** Every text the components draw, with the ground it stands on. */
const texts: [string, string][] = [
  ...on(surfaces, 'color-ink', 'color-ink-soft', 'color-link', 'color-error-ink', 'color-success-ink'),
  ...on(['color-primary', 'color-primary-hover'], 'color-on-primary'),
  ...on(['color-danger', 'color-danger-hover'], 'color-on-danger'),
  ...on(['color-primary-soft', 'color-surface'], 'color-on-primary-soft'),
  ...on(['color-band'], 'color-on-band', 'color-on-band-soft', 'color-accent'),
  ...on(['color-accent'], 'color-on-accent'),
  // Pagination's current page and the help bubble turn the theme around.
  ['color-bg', 'color-ink'],
  ...['info', 'success', 'warning', 'error'].map((tone): [string, string] => [
    `color-${tone}-ink`,
    `color-${tone}-bg`,
  ]),
];

/** Borders of controls, the focus ring and what marks a choice. */
const shapes: [string, string][] = [
  ...on(surfaces, 'color-line-strong', 'color-focus', 'color-primary', 'color-danger'),
  ['color-accent', 'color-band'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const theme = themes[name];
  const colour = (token: string) => {
    const hex = theme.get(token);
    if (!hex) throw new Error(`no colour ${token}`);
    return hex;
  };

  test.each(texts)('lets %s be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('lets %s be seen on %s (3:1)', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the dark theme is the same whether the system or the reader asks for it', () => {
  expect([...darkByChoice]).toEqual([...darkBySystem]);
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
