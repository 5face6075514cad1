import type { UserType } from '@puente/domain/identity';
import { asAdmin } from '@puente/postgres';
import { createPublicKey, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { keyIdOf, tokenAlgorithm, tokenAudience, tokenIssuer, tokenType } from '../auth/token.ts';

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

export interface TestPersonOptions {
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
  /** SQL that writes an account with a living session wherever they are kept: takes the person as JSON, returns its id. */
  insertPerson: string;
}

let count = 0;

/** A confirmed account with a living session, and the token of that. */
export async function createTestPerson(
  { adminUrl, privateKey, insertPerson }: TestAccess,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  count += 1;
  const userType = options.userType ?? 'user';
  const username = options.username ?? `persona${count}${randomUUID().slice(0, 8)}`;
  const person = {
    nombre: 'Ana',
    apellido: 'Prueba',
    email: `${username}@correo.test`,
    ...(userType === 'employer' && { nombreEmpresa: 'La Casita' }),
    ...options,
    userType,
    username,
    sessionId: randomUUID(),
  };
  const { rows } = await asAdmin(adminUrl, (admin) =>
    admin.query<{ id: number }>(insertPerson, [JSON.stringify(person)]),
  );
  const id = rows[0]?.id ?? 0;
  const { sessionId, email } = person;
  const token = signTestToken(privateKey, { sub: String(id), sid: sessionId });
  return { id, sessionId, username, email, userType, token, authorization: `Bearer ${token}` };
}

/** Any token, right or wrong: the defaults are those of a good one. */
export function signTestToken(privateKey: string, claims: object, options: jwt.SignOptions = {}): string {
  return jwt.sign(claims, privateKey, {
    algorithm: tokenAlgorithm,
    issuer: tokenIssuer,
    audience: tokenAudience,
    notBefore: 0,
    expiresIn: '30d',
    ...options,
    header: {
      alg: options.algorithm ?? tokenAlgorithm,
      typ: tokenType,
      kid: keyIdOf(createPublicKey(privateKey)),
      ...options.header,
    },
  });
}
