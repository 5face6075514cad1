import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { databaseOptions } from '../database/database-options.ts';
import { rowsOf } from '../database/rows.ts';
import type { ServiceDefinition } from '../service-definition.ts';

type Described = Pick<ServiceDefinition, 'name' | 'entities' | 'refusals' | 'schemaGenerator'>;

interface Index {
  name: string;
  definition: string;
}

/**
 * What a service's entities say of its schema that the migrated database does not, or the other way round.
 *
 * @param databaseUrl as the service itself
 * @returns the SQL that MikroORM would change the database by, a statement each; and indexes that the entities give as
 * an expression, which MikroORM compares by name only, where PostgreSQL writes another; and refusals of unique
 * indexes and other constraints that are not there
 */
export async function schemaDifferences(service: Described, databaseUrl: string): Promise<string[]> {
  const orm = await MikroORM.init(databaseOptions({ ...service, migrations: [] }, databaseUrl));
  try {
    const update = await orm.schema.getUpdateSchemaSQL({ schema: service.name });
    const statements = update.split('\n').filter((line) => line !== '' && !line.startsWith('set '));
    const known = await rowsOf(
      orm.em,
      sql<Index>`select indexname as name, indexdef as definition from pg_indexes where schemaname = ${service.name}`,
    );
    const expressed = [...orm.getMetadata().getAll().values()]
      .flatMap(({ indexes, uniques }) => [...indexes, ...uniques])
      .flatMap(({ name, expression }) => (typeof expression === 'string' ? [{ name, expression }] : []));
    const other = expressed.flatMap(({ name, expression }) => {
      const found = known.find((index) => index.name === name)?.definition;
      return found === undefined || found === expression ? [] : [`${expression} -- ${found}`];
    });
    const constraints = await rowsOf(
      orm.em,
      sql<
        Pick<Index, 'name'>
      >`select conname as name from pg_constraint where connamespace = ${service.name}::regnamespace`,
    );
    const unknown = Object.keys(service.refusals ?? {}).filter(
      (name) => ![...known, ...constraints].some((it) => it.name === name),
    );
    return [...statements, ...other, ...unknown];
  } finally {
    await orm.close();
  }
}
