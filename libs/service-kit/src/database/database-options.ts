import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { ServiceConfig } from '../config/service-config.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { PostgresNamingStrategy } from './naming-strategy.ts';

type DatabaseParts = Pick<
  ServiceDefinition<ServiceConfig>,
  'name' | 'entities' | 'migrations' | 'schemaGenerator'
>;

/** A service's connection: its own role, its own schema, its own table of migrations in it. */
export function databaseOptions(service: DatabaseParts, clientUrl: string): Options {
  return defineConfig({
    clientUrl,
    schema: service.name,
    entities: service.entities,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: {
      migrationsList: service.migrations,
      tableName: 'migrations',
      schema: service.name,
      snapshot: false,
      silent: true,
    },
    namingStrategy: PostgresNamingStrategy,
    schemaGenerator: service.schemaGenerator ?? {},
    ensureDatabase: false,
  });
}
