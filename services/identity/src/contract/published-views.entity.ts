import { defineEntity, p } from '@mikro-orm/core';
import { userTypes } from '@puente/domain/identity';

/**
 * What identity publishes to the jobs service: sessions that are neither ended nor too old nor idle, of accounts that are
 * confirmed and not locked.
 */
export const LiveSession = defineEntity({
  name: 'LiveSession',
  tableName: 'live_sessions',
  view: true,
  expression: `
    select s.id as session_id, u.id as user_id, u.user_type, u.username,
           s.last_used_at < now() - '00:05:00'::interval as use_due
    from sessions s join users u on u.id = s.user_id
    where s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - '30 days'::interval
      and u.confirmed_at is not null and u.locked_at is null`,
  properties: {
    sessionId: p.uuid().primary(),
    userId: p.integer(),
    userType: p.enum(userTypes),
    username: p.text(),
    /** Whether `identity.use_session(session_id)` has something to write: the last use is known to within minutes. */
    useDue: p.boolean(),
  },
});

/** And the public part of a profile. */
export const PublicProfile = defineEntity({
  name: 'PublicProfile',
  tableName: 'public_profiles',
  view: true,
  expression: `
    select u.id as user_id, u.user_type, u.username, u.email, u.nombre, u.apellido,
           u.nombre_empresa, u.puesto_empresa, u.estado, u.telefono, u.pais,
           f.id as cv_id, f.name as cv_name, f.size as cv_size,
           case when u.confirmed_at is not null and u.locked_at is null
             then to_char(u.created_at at time zone 'utc'::text, 'YYYY-MM'::text) else null::text end as member_since
    from users u left join files f on f.user_id = u.id and f.attached_at is not null`,
  properties: {
    userId: p.integer().primary(),
    userType: p.enum(userTypes),
    username: p.text(),
    email: p.text(),
    nombre: p.text(),
    apellido: p.text(),
    nombreEmpresa: p.text().nullable(),
    puestoEmpresa: p.text().nullable(),
    estado: p.text().nullable(),
    telefono: p.text().nullable(),
    pais: p.text().nullable(),
    cvId: p.integer().nullable(),
    cvName: p.text().nullable(),
    cvSize: p.integer().nullable(),
    /** yyyy-mm; null of an account that is not confirmed, or locked. */
    memberSince: p.text().nullable(),
  },
});

/** And companies by the words of their names, for whoever looks for the jobs of one. */
export const CompanyName = defineEntity({
  name: 'CompanyName',
  tableName: 'company_names',
  view: true,
  expression: `
    select u.id as user_id, u.nombre_empresa as name, name_words(u.nombre_empresa) as words
    from users u where u.user_type = 'employer' and u.nombre_empresa is not null`,
  properties: {
    userId: p.integer().primary(),
    name: p.text(),
    words: p.text().columnType('tsvector'),
  },
});
