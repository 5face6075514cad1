import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override name = '2026-11-21-initial';

  override up(): void {
    this.addSql(`
      create table users (
        id integer generated always as identity primary key,
        username text not null check (username ~ '^[a-z0-9]{1,30}$'),
        email text not null check (email = lower(email)),
        user_type text not null check (user_type in ('user', 'employer')),
        provider text not null default 'local' check (provider in ('local', 'google', 'facebook', 'microsoft')),
        nombre text not null,
        apellido text not null,
        nombre_empresa text,
        puesto_empresa text,
        estado text,
        codigo_postal text,
        telefono text,
        confirmed_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create unique index users_username_key on users (lower(username))`);
    this.addSql(`create unique index users_email_type_key on users (lower(email), user_type)`);

    this.addSql(`
      create table credentials (
        user_id integer primary key references users (id) on delete cascade,
        password_hash text not null,
        changed_at timestamptz not null default now()
      )`);

    this.addSql(`
      create table one_time_tokens (
        hash bytea primary key check (octet_length(hash) = 32),
        user_id integer not null references users (id) on delete cascade,
        kind text not null check (kind in ('confirm', 'reset')),
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`create index one_time_tokens_user_id_idx on one_time_tokens (user_id)`);

    this.addSql(`
      create table sessions (
        id uuid primary key default gen_random_uuid(),
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      )`);
    this.addSql(`create index sessions_user_id_idx on sessions (user_id) where ended_at is null`);

    this.addSql(`
      create table used_captchas (
        nonce text primary key,
        expires_at timestamptz not null
      )`);
    this.addSql(`create index used_captchas_expires_at_idx on used_captchas (expires_at)`);

    this.addSql(`
      create table mail_pauses (
        key bytea primary key,
        until timestamptz not null
      )`);

    this.addSql(`
      create table contact_messages (
        id integer generated always as identity primary key,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        created_at timestamptz not null default now()
      )`);

    this.addSql(`
      create view live_sessions as
      select s.id as session_id, u.id as user_id, u.user_type, u.username
      from sessions s join users u on u.id = s.user_id
      where s.ended_at is null and s.expires_at > now() and u.confirmed_at is not null`);
    this.addSql(`
      create view public_profiles as
      select id as user_id, user_type, username, email, nombre, apellido,
             nombre_empresa, puesto_empresa, estado, telefono
      from users`);
  }
}
