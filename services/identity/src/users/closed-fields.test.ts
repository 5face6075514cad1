import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

/** What an account may change of itself; everything else is refused, however it is named. */
const writable = {
  user: ['nombre', 'apellido', 'telefono', 'cv', 'version'],
  employer: [
    ...['nombre', 'apellido', 'telefono', 'cv', 'version'],
    ...['nombreEmpresa', 'puestoEmpresa', 'pais', 'estado', 'codigoPostal'],
  ],
} as const;

/** Names of other tables and of other systems that people try. (`constructor` never arrives: Nest takes it out.) */
const tried = [
  ...['role', 'roles', 'confirmed', 'blocked', 'isAdmin', 'password', 'passwordHash', 'password_hash'],
  ...['sessions', 'sessionId', 'files', 'file', 'userId', 'user_id', 'identities', 'subject', 'secret'],
  ...['$set', 'data', 'attributes', '__proto__', 'profile.userType', 'NOMBRE', 'Nombre'],
];
const values = ['employer', 1, true, null];

let identity: IdentityApp;
let columns: string[];
beforeAll(async () => {
  identity = await startIdentity();
  const { rows } = await identity.admin.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'identity' and table_name = 'users'`,
  );
  columns = rows.map(({ name }) => name);
});
afterAll(() => identity.stop());

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const put = ({ id, token }: Account, body: string) => identity.call(`PUT /api/users/${id}`, { token, body });
const rowOf = async ({ id }: Account) =>
  (await identity.admin.query<object>('select * from identity.users where id = $1', [id])).rows[0];

describe.each(['user', 'employer'] as const)('of an account of type %s', (userType) => {
  test('no column is writable because a client named it, nor anything else', async () => {
    const account = await identity.account({ userType });
    const before = await rowOf(account);
    const names = new Set([...columns, ...columns.map(camelCase), ...tried]);
    const closed = [...names].filter((name) => !(writable[userType] as readonly string[]).includes(name));
    expect(closed.length).toBeGreaterThan(30);

    const accepted: string[] = [];
    for (const name of closed) {
      for (const value of values) {
        // Written by hand: `__proto__` as an own key is what a client may send.
        const field = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
        for (const body of [`{"data":{"nombre":"Luz",${field}}}`, `{"data":{"nombre":"Luz"},${field}}`]) {
          const { status } = await put(account, body);
          if (status !== 400) accepted.push(`${status} ${body}`);
        }
      }
    }
    expect(accepted).toEqual([]);
    expect(await rowOf(account)).toEqual(before);
  });

  test('what may be written changes that and the version, and no other column', async () => {
    const account = await identity.account({ userType });
    const before = await rowOf(account);
    await put(account, '{"data":{"nombre":"Luz","apellido":"Peña"}}');
    expect(await rowOf(account)).toEqual({ ...before, nombre: 'Luz', apellido: 'Peña', version: 2 });
  });
});

test('a registration takes no field that it does not ask for', async () => {
  const names = [...columns.map(camelCase), ...tried].filter(
    (name) => !['username', 'email', 'password', 'nombre', 'apellido', 'userType'].includes(name),
  );
  const person = {
    username: 'cerrada',
    email: 'cerrada@correo.test',
    password: 'Zanahoria8#',
    nombre: 'Luz',
    apellido: 'Peña',
    userType: 'user',
    captchaToken: await identity.captcha(),
  };
  for (const name of names) {
    const body = `${JSON.stringify(person).slice(0, -1)},${JSON.stringify(name)}:true}`;
    const answer = await identity.call('POST /api/auth/local/register', { body });
    expect({ name, status: refusal(answer).status }).toEqual({ name, status: 400 });
  }
  const { rowCount } = await identity.admin.query(`select from identity.users where username = 'cerrada'`);
  expect(rowCount).toBe(0);
});
