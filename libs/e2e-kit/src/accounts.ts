import { randomBytes } from 'node:crypto';
import { type Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Mailbox } from './mailbox.ts';

export type UserType = 'user' | 'employer';

export interface Person {
  id: number;
  userType: UserType;
  username: string;
  email: string;
  password: string;
  nombre: string;
  apellido: string;
}

export interface SignedInPerson extends Person {
  jwt: string;
}

/** The accounts that `PUENTE_DEMO=1` brings. */
export const demoAccounts = {
  user: { email: 'candidata@puente.test', password: 'Puente123@' },
  employer: { email: 'empresa@puente.test', password: 'Puente123@' },
} as const;

const company = {
  nombreEmpresa: 'La Casita',
  puestoEmpresa: 'Gerente',
  estado: 'Texas',
  codigoPostal: '77001',
  telefono: '+17135550100',
};

/** Accounts made as people make them: through the calls of the site, with a solved captcha and the mailed link. */
export class Accounts {
  private readonly baseUrl: string;
  private readonly mail: Mailbox;

  constructor(baseUrl: string, mail: Mailbox) {
    this.baseUrl = baseUrl;
    this.mail = mail;
  }

  /** The JSON of a call. @throws Error with the server's message when it is refused */
  async call<T>(route: string, { body, jwt }: { body?: unknown; jwt?: string } = {}): Promise<T> {
    const [method = 'GET', path = ''] = route.split(' ');
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${route}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** A token that proves a solved captcha; good once. */
  async captchaToken(): Promise<string> {
    const challenge = await this.call<Challenge>('GET /api/captcha');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** Details of somebody who has no account yet. */
  newPerson(userType: UserType): Omit<Person, 'id'> {
    const username = `e2e${randomBytes(6).toString('hex')}`;
    return {
      userType,
      username,
      email: `${username}@correo.test`,
      password: 'Cebolla7#',
      nombre: 'Ana',
      apellido: 'Prueba',
    };
  }

  /** Registers somebody; the e-mail is not confirmed yet. */
  async register(userType: UserType, details: Partial<Omit<Person, 'id'>> = {}): Promise<Person> {
    const person = { ...this.newPerson(userType), ...details, userType };
    const captchaToken = await this.captchaToken();
    const body = { ...person, ...(userType === 'employer' && company), captchaToken };
    const { user } = await this.call<{ user: { id: number } }>('POST /api/auth/local/register', { body });
    return { ...person, id: user.id };
  }

  /** Registers somebody and follows the mailed link. */
  async create(userType: UserType, details: Partial<Omit<Person, 'id'>> = {}): Promise<SignedInPerson> {
    const person = await this.register(userType, details);
    const link = new URL(await this.mail.link(person.email, '/confirm'));
    const token = encodeURIComponent(link.searchParams.get('token') ?? '');
    await this.call(`GET /api/auth/email-confirmation?confirmation=${token}`);
    return { ...person, jwt: await this.token(person) };
  }

  /** A session's token. */
  async token({
    email,
    password,
    userType,
  }: Pick<Person, 'email' | 'password'> & { userType?: UserType }): Promise<string> {
    const role = userType ? `?role=${userType}` : '';
    const body = { identifier: email, password };
    const { jwt } = await this.call<{ jwt: string }>(`POST /api/auth/local${role}`, { body });
    return jwt;
  }

  /** Signs somebody in on a page without the form, as the next page it opens finds out. */
  async signIn(
    page: Page,
    person: Pick<Person, 'email' | 'password'> & { userType?: UserType },
  ): Promise<void> {
    const role = person.userType ? `?role=${person.userType}` : '';
    const body = { identifier: person.email, password: person.password };
    const session = await this.call<{ jwt: string; user: { userType: string } }>(
      `POST /api/auth/local${role}`,
      { body },
    );
    await page.goto('/terminos');
    await page.evaluate(({ jwt, user }) => {
      localStorage.setItem('jwt', jwt);
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('userType', user.userType);
    }, session);
  }
}
