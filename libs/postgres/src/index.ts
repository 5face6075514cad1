// Run by Node's own type stripping from tools/start: erasable syntax only, and nothing of Nest in this module graph.
export { startPostgres, type RunningPostgres, type StartPostgresOptions } from './start-postgres.ts';
export {
  asAdmin,
  dropDatabase,
  prepareDatabase,
  withDatabase,
  type ServiceUrls,
} from './prepare-database.ts';
export { removeCluster } from './cluster-folder.ts';
export { outside, shortHash } from './outside-folder.ts';
export { rolesOf, type DatabaseRoles, type ServiceName } from './roles.ts';
