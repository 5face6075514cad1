// Jest's globalSetup of every project that tests on a database.
export { startTestServer as default } from './test-server.ts';
