import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Leaves the counts of a project's tests, and what failed, in `<project>/test-results/jest.json`, for the last lines of
 * `npm test`.
 */
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
      failures: results.testResults.flatMap(failuresIn),
    };
    writeFileSync(join(this.folder, 'jest.json'), JSON.stringify(counts));
  }
}

function failuresIn({ testFilePath, testExecError, failureMessage, testResults }) {
  if (testExecError)
    return [{ title: testFilePath, message: failureMessage ?? String(testExecError.message) }];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${testFilePath} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
}
