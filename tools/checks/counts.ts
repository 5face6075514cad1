import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../start/processes.ts';

export interface Failure {
  title: string;
  message: string;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

const failureSchema = z.object({ title: z.string(), message: z.string() });
const jestSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  failures: z.array(failureSchema),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          errors: z.array(z.object({ message: z.string().optional() })),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
        }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  // What went wrong outside any test, such as a file that cannot be read.
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

const jestReports = ['{apps,libs,services,tools}/*/test-results/jest.json', 'tools/test-results/jest.json'];
const browserReports = ['apps/*/test-results/e2e.json'];

/** So that no count of an earlier run is taken for one of this run. */
export function removeReports(): void {
  for (const file of globSync([...jestReports, ...browserReports], { cwd: root })) rmSync(join(root, file));
}

/** The sum of what Jest and Playwright left in the projects. */
export function sumReports(): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const report of read(jestReports)) {
    const { passed, failed, skipped, failures } = jestSchema.parse(report);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures.map(shown));
  }
  for (const report of read(browserReports)) {
    const { suites, stats, errors } = playwrightSchema.parse(report);
    sum.passed += stats.expected;
    sum.failed += stats.unexpected + stats.flaky + errors.length;
    sum.skipped += stats.skipped;
    sum.failures.push(...suites.flatMap((suite) => failuresIn(suite)));
    sum.failures.push(...errors.map(({ message = '' }) => shown({ title: 'outside any test', message })));
  }
  return sum;
}

/** The tests of a suite that failed, by their whole titles, with what they said. */
function failuresIn(suite: z.infer<typeof suiteSchema>, outer: string[] = []): Failure[] {
  const titles = [...outer, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const message = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n');
        const failure = shown({ title: [...titles, title].join(' › '), message });
        const pages = results.flatMap(({ attachments }) => attachments.flatMap(pageOf));
        return { ...failure, message: [failure.message, ...pages].join('\n') };
      }),
  );
  return [...own, ...suite.suites.flatMap((inner) => failuresIn(inner, titles))];
}

const mostLines = 60;

/** What the page showed, as a screen reader finds it: on another machine there is nothing else to look at. */
function pageOf({ name, path }: { name: string; path?: string | undefined }): string[] {
  if (name !== 'error-context' || !path || !existsSync(path)) return [];
  const [, snapshot = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = snapshot.split('\n').filter((line) => !/- option (?!.*\[selected\])/.test(line));
  const main = Math.max(
    0,
    lines.findIndex((line) => line.startsWith('- main')),
  );
  return ['The page:', ...lines.slice(main, main + mostLines)];
}

/** As the last lines of a run show it: short, without colours, by the paths of the workspace and its lines alone. */
function shown({ title, message }: Failure): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'));
  return {
    title: title.replace(`${root}/`, '').replace(/^(\.\.\/)+/, ''),
    message: lines.join('\n').slice(0, 2_000),
  };
}

function read(patterns: string[]): unknown[] {
  return globSync(patterns, { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
}
