// Jest's globalTeardown of every project that tests on a database.
export { stopTestServer as default } from './test-server.ts';
