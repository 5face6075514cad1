// Run by Node's own type stripping from tools/start: erasable syntax only, and nothing of Nest in this module graph.
// It knows no service: who owns which schemas comes from its callers.
export { startPostgres, type RunningPostgres, type StartPostgresOptions } from './start-postgres.ts';
export { asAdmin, dropDatabase, prepareDatabase, withDatabase } from './prepare-database.ts';
export { removeCluster } from './cluster-folder.ts';
export { outside, shortHash } from './outside-folder.ts';
export { rolesOf, type DatabaseRoles, type Owner } from './roles.ts';
