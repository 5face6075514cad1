import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const tokens = readFileSync(join(source, '../../../libs/ui/src/tokens/tokens.css'), 'utf8');
const page = readFileSync(join(source, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(source, 'manifest/puente.webmanifest'), 'utf8')) as Record<
  string,
  unknown
>;

/** The values of a colour: first the light one. */
const token = (name: string) =>
  Array.from(tokens.matchAll(new RegExp(`--color-${name}: (#[0-9a-f]{6})`, 'g')), ([, value]) => value);

test('the bar of a browser goes on in the colour of the header', () => {
  const [light, dark] = token('surface');
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
});

test('the installed app opens on the paper of the site', () => {
  const [paper] = token('bg');
  expect(manifest['background_color']).toBe(paper);
  expect(manifest['theme_color']).toBe(paper);
});
