export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { startTestDatabaseServer, type TestDatabaseServer } from './database-server.ts';
