import { Migration } from '@mikro-orm/migrations';

/** A town is found by its name, as it is typed in a search. */
export class PlaceNames extends Migration {
  override name = '2026-11-22-place-names';

  override up(): void {
    this.addSql('create index zip_codes_by_city on jobs.zip_codes (jobs.plain(jobs.words(city)))');
  }
}
