import { Migration } from '@mikro-orm/migrations';

/** Companies by the words of their names, for whoever looks for the jobs of one. */
export class CompanyNames extends Migration {
  override name = '2026-11-24-company-names';

  override up(): void {
    // `unaccent` is only stable, because its dictionary could be replaced; an index needs the promise that it will not be.
    this.addSql(`
      create function name_words(name text) returns tsvector
        language sql immutable strict parallel safe
        return to_tsvector('pg_catalog.spanish'::regconfig,
          lower(public.unaccent('public.unaccent'::regdictionary, name)))`);
    this.addSql(`
      create index users_by_company on users using gin (name_words(nombre_empresa)) where user_type = 'employer'`);
    this.addSql(`
      create view company_names as
      select u.id as user_id, u.nombre_empresa as name, name_words(u.nombre_empresa) as words
      from users u where u.user_type = 'employer' and u.nombre_empresa is not null`);
  }
}
