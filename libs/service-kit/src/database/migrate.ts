import { MikroORM } from '@mikro-orm/postgresql';
import type { ServiceConfig } from '../config/service-config.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { databaseOptions } from './database-options.ts';

/** Brings a service's schema up to date. @returns the names of the migrations applied */
export async function migrate<Config extends ServiceConfig>(
  service: ServiceDefinition<Config>,
  databaseUrl: string,
): Promise<string[]> {
  const orm = await MikroORM.init(databaseOptions(service, databaseUrl));
  try {
    const applied = await orm.migrator.up();
    await service.afterMigrate?.(databaseUrl, orm.em.fork());
    return applied.map(({ name }) => name);
  } finally {
    await orm.close();
  }
}
