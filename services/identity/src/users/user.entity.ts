import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { providers, userTypes } from '@puente/domain/identity';

/** An account, without its secrets: those are rows of their own (credentials, tokens, sessions). */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    email: p.text(),
    userType: p.enum(userTypes),
    provider: p.enum(providers).default('local'),
    nombre: p.text(),
    apellido: p.text(),
    nombreEmpresa: p.text().nullable(),
    puestoEmpresa: p.text().nullable(),
    pais: p.text().nullable(),
    estado: p.text().nullable(),
    codigoPostal: p.text().nullable(),
    /** E.164. */
    telefono: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    version: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export type User = InferEntity<typeof User>;
