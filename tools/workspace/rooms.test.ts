import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { z } from 'zod';

// Libraries know other libraries only: what apps, services and tools have in common, and nothing of theirs (decision 16).

const root = join(import.meta.dirname, '../..');

const graphSchema = z.object({
  graph: z.object({
    nodes: z.record(z.string(), z.object({ data: z.object({ root: z.string() }) })),
    dependencies: z.record(z.string(), z.array(z.object({ target: z.string() }))),
  }),
});

function projectGraph() {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    // With a memory of its own: another nx may be running these tests.
    const env = { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: folder };
    const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
    execFileSync(process.execPath, [nx, 'graph', `--file=${file}`], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return graphSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).graph;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no library depends on an app, a service or a tool', () => {
  const { nodes, dependencies } = projectGraph();
  const roomOf = (project: string) => nodes[project]?.data.root.split('/')[0];
  const libraries = Object.keys(nodes).filter((project) => roomOf(project) === 'libs');
  expect(libraries).toContain('composition');
  const arrows = libraries.flatMap((from) =>
    (dependencies[from] ?? []).map(({ target }) => ({ from, target })),
  );
  // Packages of npm are no projects, and have no room.
  const up = arrows.filter(({ target }) => nodes[target] && roomOf(target) !== 'libs');
  expect(up).toEqual([]);
}, 60_000);

const sources = 'libs/**/*.{ts,tsx,mts,mjs,js,json}';
const notOurs = /\/(node_modules|dist|test-results)\//;
const intoAnotherRoom = /(^|\/)(apps|services|tools)(\/|$)/;

/** Texts in a file's code that lead into another room; comments may speak of it. */
function pathsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = file.endsWith('.json')
    ? ts.parseJsonText(file, text)
    : ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && intoAnotherRoom.test(node.text)) found.push(`${relative(root, file)}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no library has a path to an app, a service or a tool', () => {
  const files = globSync(sources, { cwd: root }).filter((file) => !notOurs.test(`/${file}`));
  expect(files).toContain('libs/composition/src/registry.ts');
  expect(files.flatMap((file) => pathsIn(join(root, file)))).toEqual([]);
});
