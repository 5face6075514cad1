export { createTestDatabase, type TestDatabase, type TestOwner } from './create-test-database.ts';
export { startTestDatabaseServer, type TestDatabaseServer } from './database-server.ts';
