import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves the counts of a project's tests in `<project>/test-results/jest.json`, for the sum of `npm test`. */
export default class CountReporter {
  constructor(globalConfig) {
    this.folder = join(globalConfig.rootDir, 'test-results');
  }

  onRunComplete(_contexts, results) {
    mkdirSync(this.folder, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      // A file that cannot even be read has no tests to count: it counts as one that failed.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(join(this.folder, 'jest.json'), JSON.stringify(counts));
  }
}
