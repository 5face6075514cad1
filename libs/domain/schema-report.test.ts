import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaReport } from './schema-report.ts';

const committed: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8'));

function sources(): string[] {
  return readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
}

describe('the committed report', () => {
  test('says what the schemas say; if not, run `npx nx schema-report domain` and read the difference', () => {
    expect(JSON.parse(JSON.stringify({ schemas: schemaReport() }))).toEqual(committed);
  });

  test('names every schema file’s exports', () => {
    const names = Object.keys(schemaReport());
    const declared = sources().flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, 'src', file), 'utf8');
      return [...text.matchAll(/export const (\w+(?:Schema|Body)) =/g)].map((match) => match[1]);
    });
    expect(declared.length).toBeGreaterThan(40);
    expect(names.map((name) => name.split('.')[1]).sort()).toEqual(declared.sort());
  });
});

describe('what a page pays for', () => {
  test.each(sources().filter((file) => !/\.schema\.ts$|index\.ts$/.test(file)))(
    '%s brings no zod with it',
    (file) => {
      const text = readFileSync(join(import.meta.dirname, 'src', file), 'utf8');
      expect(text).not.toMatch(/from '(zod|.*\.schema\.ts|.*index\.ts)'/);
    },
  );
});
