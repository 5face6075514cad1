import { Migration } from '@mikro-orm/migrations';

/**
 * Words by the age of jobs (decision 41): those that many jobs have are looked for among the newest of them, and an index
 * that knows both finds these without reading the others.
 */
export class Lists extends Migration {
  override name = '2026-11-25-lists';

  override up(): void {
    this.addSql('drop index jobs.jobs_by_words');
    this.addSql(
      `create index jobs_by_words on jobs.jobs using gin (search_vector, (array[id >> 10, -1 - (id >> 14)]))
       where status = 'Publicado'`,
    );
  }
}
