import { UnderscoreNamingStrategy } from '@mikro-orm/core';

type IndexType = Parameters<UnderscoreNamingStrategy['indexName']>[2];

/** The endings PostgreSQL itself gives a constraint or an index without a name; MikroORM would say `_unique` and the like. */
const endings: Partial<Record<IndexType, string>> = { unique: 'key', foreign: 'fkey', index: 'idx' };

/** Names as PostgreSQL gives them, so that entities describe tables whose migrations left the naming to it. */
export class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  override indexName(tableName: string, columns: string[], type: IndexType): string {
    const name = super.indexName(tableName, columns, type);
    const ending = endings[type];
    return ending === undefined ? name : name.slice(0, -type.length) + ending;
  }
}
