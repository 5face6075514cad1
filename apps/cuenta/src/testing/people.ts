import { type AuthAnswer, type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { type SessionUser } from '@puente/platform';

export const ana: SessionUser = {
  id: 7,
  username: 'ana',
  nombre: 'Ana',
  userType: 'user',
};

export const employer: SessionUser = {
  ...ana,
  id: 8,
  username: 'fonda',
  userType: 'employer',
};

/** What a sign-in answers for a person. */
export function authAnswer(user: SessionUser): AuthAnswer {
  return {
    jwt: `token-of-${user.username}`,
    user: {
      ...user,
      apellido: 'Reyes',
      email: `${user.username}@puente.test`,
      provider: 'local',
      confirmed: true,
      createdAt: '2026-11-01T12:00:00.000Z',
      cv: null,
      nombreEmpresa: null,
      puestoEmpresa: null,
      pais: null,
      estado: null,
      codigoPostal: null,
      telefono: null,
      version: 1,
      empleoIndustria: null,
      empleoAnios: null,
      empleoStatus: null,
      eduNivel: null,
      eduIngles: null,
      eduCredenciales: null,
      empIndustria: null,
      empAnios: null,
      empAsistencia: null,
      empHubs: null,
      migAbogados: null,
    },
  };
}

/** What `GET /api/users/me` answers of a person who lacks nothing, but for what is given. */
export function ownAccount(user: SessionUser, part: object = {}): DataDocument<MeAttributes> {
  const { id, ...attributes } = authAnswer(user).user;
  const company = {
    nombreEmpresa: 'Fonda Luz',
    pais: 'Estados Unidos',
    puestoEmpresa: 'Gerente',
    estado: 'Texas',
    codigoPostal: '77001',
  };
  const complete = { telefono: '+17135550123', ...(user.userType === 'employer' && company) };
  return { data: { id, attributes: { ...attributes, ...complete, ...part } } };
}
