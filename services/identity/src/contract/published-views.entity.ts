import { defineEntity, p } from '@mikro-orm/core';
import { userTypes } from '@puente/domain/identity';

/** What identity publishes to the jobs service: sessions neither ended nor expired, of confirmed accounts. */
export const LiveSession = defineEntity({
  name: 'LiveSession',
  tableName: 'live_sessions',
  view: true,
  expression: `
    select s.id as session_id, u.id as user_id, u.user_type, u.username
    from sessions s join users u on u.id = s.user_id
    where s.ended_at is null and s.expires_at > now() and u.confirmed_at is not null`,
  properties: {
    sessionId: p.uuid().primary(),
    userId: p.integer(),
    userType: p.enum(userTypes),
    username: p.text(),
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
           f.id as cv_id, f.name as cv_name, f.size as cv_size
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
  },
});
