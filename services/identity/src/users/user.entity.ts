import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { languages, providers, userTypes } from '@puente/domain/identity';

/** An account, without its secrets: those are rows of their own (credentials, tokens, sessions). */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary().generated('identity'),
    username: p.text().check(`username ~ '^[a-z0-9]{1,30}$'`),
    email: p.text().check('email = lower(email)'),
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
    telefono: p.text().check(`telefono ~ '^\\+[1-9][0-9]{6,14}$'`).nullable(),
    /** Kept before phones were checked, and no number. */
    telefonoUnchecked: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    /** Set by whoever runs the site; it ends all sessions and lets nobody in. */
    lockedAt: p.datetime().nullable(),
    /** In which we mail to them: that of the screen where they last entered. */
    language: p.enum(languages).default('es'),
    version: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  // Both are in lower case, as are the values that they are looked up by.
  uniques: [
    { name: 'users_username_key', properties: ['username'] },
    { name: 'users_email_type_key', properties: ['email', 'userType'] },
  ],
  indexes: [
    {
      name: 'users_by_company',
      expression:
        "CREATE INDEX users_by_company ON identity.users USING gin (name_words(nombre_empresa)) WHERE (user_type = 'employer'::text)",
    },
  ],
});

export type User = InferEntity<typeof User>;
