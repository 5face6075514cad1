import { Migration } from '@mikro-orm/migrations';

/** Since when somebody is here, for the page of a company: nobody of an account that is not confirmed, or locked. */
export class MemberSince extends Migration {
  override name = '2026-11-24-member-since';

  override up(): void {
    this.addSql(`
      create or replace view public_profiles as
      select u.id as user_id, u.user_type, u.username, u.email, u.nombre, u.apellido,
             u.nombre_empresa, u.puesto_empresa, u.estado, u.telefono, u.pais,
             f.id as cv_id, f.name as cv_name, f.size as cv_size,
             case when u.confirmed_at is not null and u.locked_at is null
               then to_char((u.created_at at time zone 'utc'::text), 'YYYY-MM'::text) else null::text end as member_since
      from users u left join files f on f.user_id = u.id and f.attached_at is not null`);
  }
}
