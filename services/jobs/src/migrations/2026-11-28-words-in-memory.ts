import { Migration } from '@mikro-orm/migrations';

/** Lists and searches ask the database for rows by their ids (decision 52): indexes that no question uses any more. */
export class WordsInMemory extends Migration {
  override name = '2026-11-28-words-in-memory';

  override up(): void {
    const unused = [
      'affinity',
      'city',
      'id',
      'language',
      'location',
      'modality',
      'pay',
      'pay_down',
      'title',
      'type',
      'visa',
      'words',
    ];
    this.addSql(`drop index ${unused.map((name) => `jobs.jobs_by_${name}`).join(', ')}`);
  }
}
