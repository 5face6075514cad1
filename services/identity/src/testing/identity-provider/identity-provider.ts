import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';
import { FacebookProvider, facebookPaths } from './facebook-provider.ts';
import { OpenIdProvider } from './openid-provider.ts';
import { namesOf, type Client } from './page-routes.ts';
import type { Person } from './people.ts';

export interface IdentityProviderOptions {
  /** Of the site whose sign-ins it serves: it sends nobody anywhere else. */
  publicUrl: string;
  certificate: Certificate;
  /** Default: free ones. */
  port?: number;
  securePort?: number;
}

/** Whoever asks here is on this machine, and gets told what they like to hear: there is nothing to keep secret. */
const secret = 'secret-of-this-machine';
/** Of nobody: a work account's tenant. */
export const localTenant = '7d1f3c5e-0000-4000-8000-0123456789ab';
const loopback = '127.0.0.1';

/** Google, Facebook and Microsoft, as far as a sign-in can tell, on this machine and for it alone. */
export async function startIdentityProvider({
  publicUrl,
  certificate,
  port = 0,
  securePort = 0,
}: IdentityProviderOptions) {
  const handlers: { prefix: string; handle: RequestListener }[] = [];
  const listener: RequestListener = (request, response) => {
    const handler = handlers.find(({ prefix }) => request.url?.startsWith(prefix));
    if (handler) handler.handle(request, response);
    else response.writeHead(404).end();
  };
  const plain = await listen(createServer(listener), port);
  // passport-azure-ad asks for metadata by https only; the browser's page stays on plain http, where it is not warned.
  const secure = await listen(createSecureServer(certificate, listener), securePort);
  const url = `http://localhost:${plain.port}`;
  const secureUrl = `https://localhost:${secure.port}`;
  const client = (provider: string, id: string): Client => ({
    id,
    secret,
    redirectUri: `${publicUrl}/auth/${provider}/callback`,
  });

  const google = new OpenIdProvider({
    label: 'Google',
    client: client('google', 'local.apps.googleusercontent.com'),
    issuer: url,
    page: '/google/authorize',
    endpoints: {
      authorize: '/google/continue',
      token: '/google/token',
      userinfo: '/google/userinfo',
      jwks: '/google/jwks',
      wellKnownDocument: '/google/.well-known/openid-configuration',
    },
    claimsOf: (person) => ({
      sub: person.subject,
      ...profileOf(person),
      ...(person.email && { email: person.email, email_verified: person.verified }),
    }),
  });
  const facebook = new FacebookProvider(client('facebook', '100000000000001'));
  const microsoft = new OpenIdProvider({
    label: 'Microsoft',
    client: client('microsoft', '9f6c1f0e-0000-4000-8000-0123456789ab'),
    issuer: secureUrl,
    page: '/common/oauth2/v2.0/authorize',
    endpoints: {
      authorize: '/common/oauth2/v2.0/continue',
      token: '/common/oauth2/v2.0/token',
      jwks: '/common/discovery/v2.0/keys',
      wellKnownDocument: '/common/v2.0/.well-known/openid-configuration',
    },
    claimsOf: (person) => ({
      iss: `${secureUrl}/${localTenant}/v2.0`,
      tid: localTenant,
      sub: person.subject,
      oid: person.subject,
      ver: '2.0',
      ...profileOf(person),
      ...(person.email && { email: person.email, preferred_username: person.email }),
    }),
    metadata: {
      issuer: `${secureUrl}/{tenantid}/v2.0`,
      authorization_endpoint: `${url}/common/oauth2/v2.0/authorize`,
    },
  });
  handlers.push(
    { prefix: '/google/', handle: (...call) => google.handle(...call) },
    { prefix: '/facebook/', handle: (...call) => facebook.handle(...call) },
    { prefix: '/common/', handle: (...call) => microsoft.handle(...call) },
  );
  await Promise.all([google.makeKeys(), microsoft.makeKeys()]);

  return {
    url,
    google,
    facebook,
    microsoft,
    /** Variables by which identity believes this provider. */
    environment: {
      GOOGLE_CLIENT_ID: 'local.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_AUTHORIZATION_URL: `${url}/google/authorize`,
      GOOGLE_TOKEN_URL: `${url}/google/token`,
      GOOGLE_USERINFO_URL: `${url}/google/userinfo`,
      FACEBOOK_APP_ID: '100000000000001',
      FACEBOOK_APP_SECRET: secret,
      FACEBOOK_GRAPH_URL: url + facebookPaths.graph,
      FACEBOOK_DIALOG_URL: url + facebookPaths.dialog,
      MICROSOFT_CLIENT_ID: '9f6c1f0e-0000-4000-8000-0123456789ab',
      MICROSOFT_CLIENT_SECRET: secret,
      MICROSOFT_METADATA_URL: `${secureUrl}/common/v2.0/.well-known/openid-configuration`,
      MICROSOFT_AUTHORIZATION_URL: `${url}/common/oauth2/v2.0/authorize`,
    },
    async stop(): Promise<void> {
      await Promise.all([plain.stop(), secure.stop()]);
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

function profileOf(person: Person): Record<string, string> {
  const { given, family } = namesOf(person);
  return { name: person.name, given_name: given, family_name: family };
}

async function listen(server: Server, port: number): Promise<{ port: number; stop: () => Promise<void> }> {
  server.listen(port, loopback);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
