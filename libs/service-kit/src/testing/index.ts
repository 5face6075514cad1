export { askedStatements, sentStatements, type Statement } from './asked-statements.ts';
export { startInTrouble, unavailable, untilServed } from './database-in-trouble.ts';
export { createTestPerson, signTestToken, type TestPerson, type TestPersonOptions } from './test-person.ts';
export { forgedTokens, forgeryMaterial, whole } from './forged-tokens.ts';
export { createTestEnvironment, type TestEnvironment } from './test-environment.ts';
export { plannedSteps, planSteps, rowsTouched, type PlanStep } from './plan-steps.ts';
export { refusal, refusalDetails, wrongPaths } from './refusal.ts';
export { schemaDifferences } from './schema-differences.ts';
