import type { UserType } from '@puente/domain/identity';
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { asAdmin } from '@puente/postgres';

export interface TestPerson {
  id: number;
  sessionId: string;
  username: string;
  email: string;
  userType: UserType;
  token: string;
  /** The header that makes a request theirs. */
  authorization: string;
}

interface TestPersonOptions {
  userType?: UserType;
  username?: string;
  email?: string;
  nombre?: string;
  apellido?: string;
  nombreEmpresa?: string;
}

interface TestAccess {
  adminUrl: string;
  /** PEM of the key that signs, from createTestEnvironment. */
  privateKey: string;
}

let count = 0;

/** A confirmed account with a living session, written straight into identity's tables. */
export async function createTestPerson(
  { adminUrl, privateKey }: TestAccess,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  count += 1;
  const userType = options.userType ?? 'user';
  const username = options.username ?? `persona${count}${randomUUID().slice(0, 8)}`;
  const email = options.email ?? `${username}@correo.test`;
  const company = userType === 'employer' ? (options.nombreEmpresa ?? 'La Casita') : null;
  return asAdmin(adminUrl, async (admin) => {
    const users = await admin.query<{ id: number }>(
      `insert into identity.users
         (username, email, user_type, nombre, apellido, confirmed_at,
          nombre_empresa, puesto_empresa, pais, estado, codigo_postal, telefono)
       values ($1, $2, $3::text, $4, $5, now(), $6::text,
               case when $3 = 'employer' then 'Dueña' end,
               case when $3 = 'employer' then 'Estados Unidos' end, case when $3 = 'employer' then 'Texas' end,
               case when $3 = 'employer' then '77001' end, case when $3 = 'employer' then '+17135550100' end)
       returning id`,
      [username, email, userType, options.nombre ?? 'Ana', options.apellido ?? 'Prueba', company],
    );
    const id = users.rows[0]?.id ?? 0;
    const sessionId = randomUUID();
    await admin.query(
      `insert into identity.sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [sessionId, id],
    );
    const token = signTestToken(privateKey, { sub: String(id), sid: sessionId });
    return { id, sessionId, username, email, userType, token, authorization: `Bearer ${token}` };
  });
}

/** Any token, right or wrong: the defaults are those of a good one. */
export function signTestToken(privateKey: string, claims: object, options: jwt.SignOptions = {}): string {
  return jwt.sign(claims, privateKey, { algorithm: 'ES256', issuer: 'puente', expiresIn: '30d', ...options });
}

/** Ends a session as a log-out does. */
export async function endTestSession(adminUrl: string, sessionId: string): Promise<void> {
  await asAdmin(adminUrl, (admin) =>
    admin.query('update identity.sessions set ended_at = now() where id = $1', [sessionId]),
  );
}
