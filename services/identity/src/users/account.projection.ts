import { profileFields, type FileAnswer, type MeAttributes } from '@puente/domain/identity';
import type { User } from './user.entity.ts';

type ProfileFields = Pick<MeAttributes, (typeof profileFields)[number]>;

const emptyProfile = Object.fromEntries(profileFields.map((field) => [field, null])) as ProfileFields;

/** One's own account as its owner sees it. */
export function accountAttributes(user: User, cv: FileAnswer | null): MeAttributes {
  return {
    username: user.username,
    email: user.email,
    nombre: user.nombre,
    apellido: user.apellido,
    userType: user.userType,
    provider: user.provider,
    confirmed: user.confirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    cv,
    nombreEmpresa: user.nombreEmpresa ?? null,
    puestoEmpresa: user.puestoEmpresa ?? null,
    pais: user.pais ?? null,
    estado: user.estado ?? null,
    codigoPostal: user.codigoPostal ?? null,
    telefono: user.telefono ?? null,
    version: user.version,
    ...emptyProfile,
  };
}
