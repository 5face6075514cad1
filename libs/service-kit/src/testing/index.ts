export { createTestPerson, endTestSession, signTestToken, type TestPerson } from './session-fixtures.ts';
export { createTestEnvironment, type TestEnvironment } from './test-environment.ts';
export { refusal, refusalDetails, wrongPaths } from './refusal.ts';
export { routesReport } from './routes-report.ts';
