import { authAnswerSchema, type SocialProvider, type SocialProviders } from '@puente/domain/identity';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import tls from 'node:tls';
import { makeCertificate } from './identity-provider/certificate.ts';
import { startIdentityProvider } from './identity-provider/identity-provider.ts';
import { subjectOf, type Person } from './identity-provider/people.ts';
import { startIdentity, type Answer } from './identity-app.ts';

/** What the browser that began a sign-in keeps, and what came back for it. */
export interface Begun {
  codeVerifier: string;
  nonce: string;
  /** A code; of Facebook the access token. */
  credential: string;
}

const siteUrl = 'http://localhost:4200';

/** Somebody at a provider; unless said otherwise nobody has heard of them. */
export function somebody(details: Partial<Person> = {}): Person {
  const email = details.email ?? `nadie-${randomUUID()}@correo.test`;
  return {
    subject: subjectOf(email || randomUUID()),
    name: 'Nadia Nueva',
    email,
    verified: true,
    ...details,
  };
}

/** An account, with what enters it. */
export interface AccountRow {
  id: number;
  role: string;
  provider: string;
  confirmed: boolean;
  hasPassword: boolean;
  /** `provider:subject` */
  knows: string[];
}

/** Who is entered by an answer; undefined: nobody. */
export function entered(answer: Answer): number | undefined {
  return answer.status === 200 ? authAnswerSchema.strict().parse(answer.body).user.id : undefined;
}

/** Identity, and a provider that it believes: sign-ins take the whole way that a browser takes. */
export async function startSocialIdentity() {
  const certificate = await makeCertificate();
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, certificate.cert]);
  const provider = await startIdentityProvider({ publicUrl: siteUrl, certificate });
  const identity = await startIdentity({ PUBLIC_URL: siteUrl, ...provider.environment });

  /** To the provider's page, where this person is chosen, and back. */
  const begin = async (
    name: SocialProvider,
    person: Person,
    changed: Record<string, string> = {},
  ): Promise<Begun> => {
    const settings = ((await identity.call('GET /api/auth/providers')).body as SocialProviders)[name];
    if (!settings) throw new Error(`${name} is not configured`);
    const codeVerifier = randomBytes(32).toString('base64url');
    const nonce = randomBytes(32).toString('base64url');
    const url = new URL('continue', settings.authorizationUrl);
    url.search = String(
      new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: settings.redirectUri,
        response_type: settings.responseType,
        scope: settings.scope,
        state: 'of the browser',
        nonce,
        ...(settings.pkce && {
          code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
          code_challenge_method: 'S256',
        }),
        person_subject: person.subject,
        person_name: person.name,
        person_email: person.email,
        ...(person.verified && { person_verified: '1' }),
        ...changed,
      }),
    );
    const response = await fetch(url, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '', siteUrl);
    const answer =
      settings.responseType === 'code' ? back.searchParams : new URLSearchParams(back.hash.slice(1));
    return {
      codeVerifier,
      nonce,
      credential: answer.get(settings.responseType === 'code' ? 'code' : 'access_token') ?? '',
    };
  };

  /** What the callback page then calls. */
  const finish = (
    name: SocialProvider,
    { credential, codeVerifier, nonce }: Begun,
    { role, ...changed }: { role?: string } & Record<string, string | undefined> = {},
  ): Promise<Answer> => {
    const body =
      name === 'facebook' ? { accessToken: credential } : { code: credential, codeVerifier, nonce };
    const query = role === undefined ? '' : `?role=${role}`;
    return identity.call(`POST /api/${name}-custom${query}`, { body: { ...body, ...changed } });
  };

  return {
    ...identity,
    provider,
    begin,
    finish,
    /** The whole way. */
    async signIn(name: SocialProvider, person: Person, role?: string): Promise<Answer> {
      return finish(name, await begin(name, person), role === undefined ? {} : { role });
    },
    /** All accounts of an e-mail, in the order in which they were made. */
    async accountsOf({ email }: { email: string }): Promise<AccountRow[]> {
      const { rows } = await identity.admin.query<AccountRow>(
        `select u.id, u.user_type as role, u.provider, u.confirmed_at is not null as confirmed,
                exists (select from identity.credentials c where c.user_id = u.id) as "hasPassword",
                array(select s.provider || ':' || s.subject from identity.social_identities s where s.user_id = u.id) as knows
         from identity.users u where u.email = $1 order by u.id`,
        [email],
      );
      return rows;
    },
    async stop(): Promise<void> {
      await identity.stop();
      await provider.stop();
      tls.setDefaultCACertificates(before);
    },
  };
}

export type SocialApp = Awaited<ReturnType<typeof startSocialIdentity>>;
