import { Migration } from '@mikro-orm/migrations';

/**
 * A job's texts stay in its row, up to a page of the table: of a row of 2 kB PostgreSQL puts the longest one into another table, and a
 * list looked up 17 of its 25 descriptions there. Rows that were written before stay as they are until they are changed, or `vacuum full`.
 */
export class WholeRows extends Migration {
  override name = '2026-11-27-whole-rows';

  override up(): void {
    this.addSql('alter table jobs.jobs set (toast_tuple_target = 8160)');
  }
}
