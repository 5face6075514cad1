import { Migration } from '@mikro-orm/migrations';

/** CV files: what is known of them; their bytes lie in the store, under `key` (decision 29). */
export class Files extends Migration {
  override name = '2026-11-23-files';

  override up(): void {
    this.addSql(`
      create table files (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        slot smallint not null constraint files_quota check (slot between 1 and 5),
        key text not null check (key ~ '^[0-9a-f]{64}$'),
        name text not null check (char_length(name) between 1 and 120),
        type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
        size integer not null check (size between 1 and 2097152),
        attached_at timestamptz,
        created_at timestamptz not null default now(),
        unique (user_id, slot)
      )`);
    this.addSql(`create unique index files_key_key on files (key)`);
    this.addSql(`create unique index files_one_cv on files (user_id) where attached_at is not null`);
    this.addSql(`create index files_created_at_idx on files (created_at) where attached_at is null`);

    this.addSql(`
      create table file_removals (
        key text primary key check (key ~ '^[0-9a-f]{64}$'),
        due_at timestamptz not null default now(),
        tries integer not null default 0
      )`);
    this.addSql(`create index file_removals_due_at_idx on file_removals (due_at)`);

    // However a row goes, with its account too: whoever deletes it need not think of the bytes.
    this.addSql(`
      create function remove_file() returns trigger language plpgsql as $$
      begin
        insert into identity.file_removals (key) values (old.key);
        return null;
      end $$`);
    this.addSql(
      `create trigger files_removal after delete on files for each row execute function remove_file()`,
    );

    this.addSql(`
      create or replace view public_profiles as
      select u.id as user_id, u.user_type, u.username, u.email, u.nombre, u.apellido,
             u.nombre_empresa, u.puesto_empresa, u.estado, u.telefono, u.pais,
             f.id as cv_id, f.name as cv_name, f.size as cv_size
      from users u left join files f on f.user_id = u.id and f.attached_at is not null`);
  }
}
