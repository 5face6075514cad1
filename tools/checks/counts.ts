import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../start/processes.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const jestSchema = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() });
const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

const jestReports = ['{apps,libs,services,tools}/*/test-results/jest.json', 'tools/test-results/jest.json'];
const browserReports = 'apps/*/test-results/e2e.json';

/** So that no count of an earlier run is taken for one of this run. */
export function removeReports(): void {
  for (const file of globSync([...jestReports, browserReports], { cwd: root })) rmSync(join(root, file));
}

/** The sum of what Jest and Playwright left in the projects. */
export function sumReports(): Counts {
  const jest = read(jestReports).map((report) => jestSchema.parse(report));
  const browser = read([browserReports]).map((report) => {
    const { expected, unexpected, flaky, skipped } = playwrightSchema.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
  const none: Counts = { passed: 0, failed: 0, skipped: 0 };
  return [...jest, ...browser].reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    none,
  );
}

function read(patterns: string[]): unknown[] {
  return globSync(patterns, { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
}
