import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from './certificate.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({
    publicUrl: 'http://localhost:4200',
    certificate: await makeCertificate(),
  });
});
afterAll(() => provider.stop());

const providers = ['google', 'facebook', 'microsoft'] as const;

/** The page of one of the three, as a browser asks for it. */
function ask(name: (typeof providers)[number], changed: Record<string, string> = {}, language = 'es') {
  const { environment: its } = provider;
  const [address, client_id] = {
    google: [its.GOOGLE_AUTHORIZATION_URL, its.GOOGLE_CLIENT_ID],
    facebook: [its.FACEBOOK_DIALOG_URL, its.FACEBOOK_APP_ID],
    microsoft: [its.MICROSOFT_AUTHORIZATION_URL, its.MICROSOFT_CLIENT_ID],
  }[name] as [string, string];
  const url = new URL(changed['next'] ? 'continue' : '', address);
  if (!changed['next']) url.pathname = new URL(address).pathname;
  url.search = String(
    new URLSearchParams({
      client_id,
      redirect_uri: `http://localhost:4200/auth/${name}/callback`,
      response_type: name === 'facebook' ? 'token' : 'code',
      state: '"><script>alert(1)</script>',
      ...changed,
    }),
  );
  return fetch(url, { redirect: 'manual', headers: { 'accept-language': language } });
}

describe.each(providers)('who plays %s', (name) => {
  test.each([
    ['es', 'de prueba', 'Cancelar'],
    ['en', 'Pretend', 'Cancel'],
  ])('asks in «%s» who one is', async (language, title, cancel) => {
    const page = await (await ask(name, {}, language)).text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [title, cancel, 'Candela Ruiz', 'empresa@puente.test', 'Nadia Nueva']) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('<script>');
  });

  test.each([
    ['another client', { client_id: 'another' }],
    ['the way back to another site', { redirect_uri: 'https://evil.example/auth/google/callback' }],
  ])('sends nobody back for %s', async (_, changed) => {
    for (const next of ['', '1']) {
      const response = await ask(name, { ...changed, ...(next && { next }) });
      expect({ status: response.status, location: response.headers.get('location') }).toEqual({
        status: 400,
        location: null,
      });
    }
  });

  test('sends back whoever was chosen, with the state', async () => {
    const response = await ask(name, { next: '1', person_name: 'Ana', person_email: 'ana@correo.test' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`http://localhost:4200/auth/${name}/callback`);
    const answer = name === 'facebook' ? new URLSearchParams(back.hash.slice(1)) : back.searchParams;
    expect(answer.get('state')).toBe('"><script>alert(1)</script>');
    expect(answer.get(name === 'facebook' ? 'access_token' : 'code')).not.toBeNull();
  });
});

test('whoever plays them is no part of the service that runs', () => {
  const dist = join(import.meta.dirname, '../../../dist');
  const bundles = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(bundles).toContain('main.js');
  for (const name of bundles)
    expect(readFileSync(join(dist, name), 'utf8')).not.toMatch(
      /oauth2-mock-server|selfsigned|secret-of-this-machine/,
    );
});
