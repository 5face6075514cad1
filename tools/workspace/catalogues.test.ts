import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sectionDescriptorSchema } from '@puente/composition';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Every catalogue in Spanish, the source; its English stands beside it. */
const catalogues = globSync('{apps,services}/*/src/**/{es,*.es}.json', { cwd: root }).sort();
const englishOf = (file: string) => file.replace(/es\.json$/, 'en.json');

/** Languages differ in the plural forms they have. */
const formless = (key: string) => key.replace(/_(zero|one|many|other)$/, '');

function messagesOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, part]) =>
    messagesOf(part, key ? `${key}.${name}` : name),
  );
}

const keysOf = (file: string) => [...new Set(messagesOf(read(file)).map(([key]) => formless(key)))].sort();

test('there are catalogues to compare', () => {
  expect(catalogues.length).toBeGreaterThanOrEqual(5);
});

test.each(catalogues)('%s says nothing that its English does not, and the other way round', (file) => {
  expect(keysOf(englishOf(file))).toEqual(keysOf(file));
});

test.each(catalogues)('%s has no empty message, in either language', (file) => {
  const empty = [file, englishOf(file)].flatMap((name) =>
    messagesOf(read(name)).filter(([, message]) => message.trim() === ''),
  );
  expect(empty).toEqual([]);
});

test.each(catalogues)('%s leaves the same places in both languages', (file) => {
  const placesOf = (name: string) => {
    const places = new Map<string, Set<string>>();
    for (const [key, message] of messagesOf(read(name))) {
      const known = places.get(formless(key)) ?? new Set();
      for (const [place] of message.matchAll(/\{\{\s*\w+\s*\}\}/g)) known.add(place);
      places.set(formless(key), known);
    }
    return Object.fromEntries([...places].map(([key, found]) => [key, [...found].sort()]));
  };
  expect(placesOf(englishOf(file))).toEqual(placesOf(file));
});

test.each(catalogues)('%s has every plural form its language asks for', (file) => {
  for (const [name, language] of [
    [file, 'es'],
    [englishOf(file), 'en'],
  ] as const) {
    const keys = messagesOf(read(name)).map(([key]) => key);
    const counted = keys.filter((key) => key.endsWith('_other')).map(formless);
    // Spanish says «un millón de empleos», which few lists will ever need: `_other` stands in for `_many`.
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many');
    const missing = counted
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !keys.includes(key));
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

/** The voice of the site: «tú», «pulsa», «Elige primero»; what it is not is found by a few words that give it away. */
const offKey = new RegExp(
  [
    'presion',
    'oprim',
    'primero elige',
    'usted',
    'su (cuenta|contraseña|búsqueda)',
    '(ingrese|introduzca|seleccione|verifique|pulse|regístrese|inténtelo)(?!\\p{L})',
  ]
    .map((word) => `(?<!\\p{L})${word}`)
    .join('|'),
  'iu',
);

/** Given texts, which stay as they are (docs/product.md#given-texts). */
const given = ['No hay empleos que coincidan con su búsqueda.'];

const mails = 'services/identity/src/mail/templates.ts';
const glossary = 'libs/domain/src/english/glossary.json';

test.each([
  ...catalogues.map((file) => ({ file, texts: messagesOf(read(file)).map(([, message]) => message) })),
  { file: glossary, texts: Object.keys(read(glossary) as object) },
  { file: mails, texts: readFileSync(join(root, mails), 'utf8').split('\n') },
])('$file speaks to its reader as «tú», and says «pulsa» and «Elige primero»', ({ texts }) => {
  expect(texts.filter((text) => offKey.test(text) && !given.includes(text))).toEqual([]);
});

test.each([
  'Presiona Buscar.',
  'Primero elige un país',
  'Usted debe entrar.',
  'Revisa su cuenta',
  'Seleccione un estado',
  '¡Regístrese!',
  ...given,
])('«%s» would be noticed', (text) => {
  expect(text).toMatch(offKey);
});

test.each([
  'Sin impresiones',
  'Selecciona un estado',
  'Elige primero un país',
  'Busca su nombre',
  'pulseras',
])('«%s» is left alone', (text) => {
  expect(text).not.toMatch(offKey);
});

test.each(globSync('apps/*/section.json', { cwd: root }))(
  '%s has the English of every label, group and title, and of nothing else',
  (file) => {
    const { routes, navigation, accountMenu, translations } = sectionDescriptorSchema.parse(read(file));
    const spanish = [
      ...routes.map(({ title }) => title),
      ...navigation.map(({ label }) => label),
      ...accountMenu.flatMap(({ group, label }) => [group, label]),
    ];
    expect(Object.keys(translations?.en ?? {}).sort()).toEqual([...new Set(spanish)].sort());
  },
);
