// What is asked of the site about accounts that are there and about such as are not.
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Whom a call is about. Addresses and codes of both are of one shape and length. */
export interface Asked {
  email: string;
  code: string;
}

export interface AccountCall {
  name: string;
  path: string;
  /** Which accounts it is for. */
  confirmed: boolean;
  body: (asked: Asked) => object;
}

const newPassword = 'Zanahoria8#naranja';

export const accountCalls: AccountCall[] = [
  {
    name: 'sign-in',
    path: '/api/auth/local',
    confirmed: true,
    body: ({ email }) => ({ identifier: email, password: 'Otra#Clave1234' }),
  },
  {
    name: 'forgot-password',
    path: '/api/auth/forgot-password',
    confirmed: true,
    body: ({ email }) => ({ email }),
  },
  {
    name: 'resend',
    path: '/api/auth/send-email-confirmation',
    confirmed: false,
    body: ({ email }) => ({ email }),
  },
  {
    // By a link that is too old, and by one that never was.
    name: 'reset',
    path: '/api/auth/reset-password',
    confirmed: true,
    body: ({ code }) => ({ code, password: newPassword, passwordConfirmation: newPassword }),
  },
];

/** One for each round, of every kind: `kind` keeps those of different calls apart. */
export function askedOf(kind: string, whose: 'known' | 'other', count: number): Asked[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${kind.replaceAll('-', '')}${whose}${String(index).padStart(6, '0')}`;
    const code = createHash('sha256').update(name).digest('base64url');
    return { email: `${name}@correo.test`, code };
  });
}

/** Writes the accounts of a call, each with that password and with a link to reset it that is too old. */
export async function writeAccounts(
  admin: pg.Client,
  asked: Asked[],
  { confirmed, passwordHash }: { confirmed: boolean; passwordHash: string },
): Promise<void> {
  const emails = asked.map(({ email }) => email);
  await admin.query(
    `with made as (
       insert into identity.users (username, email, user_type, nombre, apellido, confirmed_at)
       select split_part(email, '@', 1), email, 'user', 'Ana', 'Prueba', case when $2 then now() end
       from unnest($1::text[]) email returning id, email),
     credentials as (
       insert into identity.credentials (user_id, password_hash) select id, $3 from made)
     insert into identity.one_time_tokens (hash, user_id, kind, expires_at)
     select sha256(convert_to(code, 'utf8')), id, 'reset', now() - interval '1 minute'
     from made join unnest($1::text[], $4::text[]) asked (email, code) using (email)`,
    [emails, confirmed, passwordHash, asked.map(({ code }) => code)],
  );
}
