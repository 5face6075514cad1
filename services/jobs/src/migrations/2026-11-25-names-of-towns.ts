import { Migration } from '@mikro-orm/migrations';

/** Who writes «monterey» in Spanish means a city of a million; the United States' own is found by its state or country. */
export class NamesOfTowns extends Migration {
  override name = '2026-11-25-names-of-towns';

  override up(): void {
    this.addSql(`
      insert into jobs.place_names (name, place_id)
      select 'monterey', id from jobs.places
      where country = 'México' and province = 'Nuevo León' and city = 'Monterrey'
      on conflict do nothing`);
  }
}
