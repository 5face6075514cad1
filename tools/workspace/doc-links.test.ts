import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');

const texts = globSync(['*.{md,mjs}', '{apps,docs,libs,services,tools}/**/*.{ts,tsx,mjs,css,md}'], {
  cwd: root,
  exclude: (path) => /^(node_modules|dist|test-results)$/.test(basename(path)),
}).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) =>
  Number(basename(file).slice(0, 4)),
);

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function anchorsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** From the root: the links of a document, and `docs/….md#…` wherever it stands. */
function targetsOf(file: string, text: string): string[] {
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)] : [];
  const linked = links.map(([, to = '']) => (to.startsWith('#') ? file + to : join(dirname(file), to)));
  return [...linked, ...[...text.matchAll(/\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g)].map(([named]) => named)];
}

function isThere(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  return existsSync(join(root, file)) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

test('every place in the documents that code or a document points at is there', () => {
  const targets = texts.flatMap(({ file, text }) =>
    targetsOf(file, text).map((target) => ({ file, target })),
  );
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter(({ target }) => !isThere(target))).toEqual([]);
});

test('every decision that is named by its number was made', () => {
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions?[ /](\d+)/g)].map(([, number]) => ({ file, decision: Number(number) })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ decision }) => !decisions.includes(decision))).toEqual([]);
});

test('the index of the decisions has all of them', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  expect(decisions.filter((number) => !index.includes(`- [${number}](`))).toEqual([]);
});

test('nothing is said of a specification, which nobody finds here', () => {
  const self = basename(import.meta.filename);
  const saying = texts.filter(
    ({ file, text }) => basename(file) !== self && /\bspecifications?\b/i.test(text),
  );
  expect(saying.map(({ file }) => file)).toEqual([]);
});
