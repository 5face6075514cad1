import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contrast, dark, measures, paint } from './contrast.ts';
import { designFiles } from './files.ts';

test.each(measures)('$dye $top is told from $ground ($least:1) in both themes', ({ least, light, dark }) => {
  expect(light).toBeGreaterThanOrEqual(least);
  expect(dark).toBeGreaterThanOrEqual(least);
});

test('the dark theme has colours of its own', () => {
  expect(dark.size).toBeGreaterThan(50);
  expect(dark.get('color-bg')).not.toBe(paint('color-bg'));
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(Object.entries(designFiles))('%s is what `npx nx design ui` writes', (path, text) => {
  expect(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')).toBe(text);
});
