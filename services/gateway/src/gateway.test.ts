import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway | undefined;
const start = async (env?: Record<string, string>) => {
  await gateway?.close();
  return (gateway = await startTestGateway(env));
};
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

describe('security headers', () => {
  test('pages, files and errors carry them', async () => {
    const { url } = await start();
    for (const path of [
      '/',
      '/nada',
      '/main.0123abcd.js',
      '/registry.json',
      '/sections/x',
      '/sections/x.js',
    ]) {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("worker-src 'self' blob:;");
      expect(policy).toContain("manifest-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test.each(['/auth/google/callback?code=x', '/AUTH/link?code=x'])(
    'the address of %s, which may hold a credential, is told to nobody and kept by no cache',
    async (path) => {
      const { headers } = await fetch((await start()).url + path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    },
  );

  test.each(['/api/jobs', '/api/nothing', '/api/health', '/api/docs-json'])(
    'what %s answers may load, run and be framed by nothing, in few words',
    async (path) => {
      const { headers } = await fetch((await start()).url + path);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('a published script carries none that speak to documents', async () => {
    const { url } = await start();
    const { status, headers } = await fetch(`${url}/sections/empleo/1.0.0-abc/remote-entry.js`);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
  });

  test('browsers are told to stay on https only where the site is on https', async () => {
    expect((await fetch((await start()).url)).headers.get('strict-transport-security')).toBeNull();
    const { url } = await start({ PUBLIC_URL: 'https://puente.example', TRUST_PROXY: 'loopback' });
    for (const path of ['/', '/api/jobs', '/sections/empleo/1.0.0-abc/remote-entry.js']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    }
  });
});

describe('/api/health', () => {
  test('all ready is a 200 that names each service', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      services: { gateway: 'ready', identity: 'ready', jobs: 'ready' },
    });
  });

  test('one without its database, or one that is gone, is a 503 that says which', async () => {
    const { url, identity, jobs } = await start();
    identity.answer((_, response) => response.writeHead(503).end());
    await jobs.close();
    const response = await fetch(`${url}/api/health`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toEqual({
      status: 'unavailable',
      services: { gateway: 'ready', identity: 'starting', jobs: 'unreachable' },
    });
  });
});

describe('/api/docs', () => {
  const document = (title: string, path: string) =>
    JSON.stringify({
      info: { title },
      paths: { [path]: { get: { summary: `<b>${title}</b>` } } },
      components: { schemas: { [title]: {} } },
    });

  test('joins the documents of the services, for tools and for people', async () => {
    const { url, identity, jobs } = await start();
    identity.answer((_, response) => response.end(document('Identity', '/api/users')));
    jobs.answer((_, response) => response.end(document('Jobs', '/api/jobs')));
    const joined = (await (await fetch(`${url}/api/docs`)).json()) as { paths: object; components: object };
    expect(Object.keys(joined.paths)).toEqual(['/api/users', '/api/jobs']);
    expect(joined.components).toEqual({ schemas: { Identity: {}, Jobs: {} } });
    const drawn = await fetch(`${url}/api/docs`, { headers: { accept: 'text/html' } });
    expect(drawn.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(drawn.headers.get('x-frame-options')).toBe('DENY');
    const page = await drawn.text();
    expect(page).toContain('/api/users');
    expect(page).not.toContain('<b>');
  });

  test('are read and drawn once for all who ask', async () => {
    const { url, identity, jobs } = await start();
    identity.answer((_, response) => response.end(document('Identity', '/api/users')));
    jobs.answer((_, response) => response.end(document('Jobs', '/api/jobs')));
    const ask = async (path: string) => (await fetch(url + path)).text();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/api/docs-json')));
    answers.push(await ask('/api/docs'));
    expect(new Set(answers).size).toBe(1);
    expect([identity.requests.length, jobs.requests.length]).toEqual([1, 1]);
  });

  test('of a service that was started anew are read anew, a minute later', async () => {
    const { url, identity, jobs } = await start();
    identity.answer((_, response) => response.end(document('Identity', '/api/users')));
    jobs.answer((_, response) => response.end(document('Jobs', '/api/jobs')));
    await fetch(`${url}/api/docs-json`);
    jobs.answer((_, response) => response.end(document('Jobs', '/api/jobs/{id}')));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    expect(await (await fetch(`${url}/api/docs-json`)).json()).toMatchObject({
      paths: { '/api/jobs/{id}': {} },
    });
  });

  test('a service that is down costs only its own part, and until it is back', async () => {
    const { url, identity, jobs } = await start();
    jobs.answer((_, response) => response.end(document('Jobs', '/api/jobs')));
    identity.answer((_, response) => response.writeHead(503).end());
    expect(await (await fetch(`${url}/api/docs-json`)).json()).toMatchObject({ paths: { '/api/jobs': {} } });
    identity.answer((_, response) => response.end(document('Identity', '/api/users')));
    expect(await (await fetch(`${url}/api/docs-json`)).json()).toMatchObject({
      paths: { '/api/jobs': {}, '/api/users': {} },
    });
  });
});

describe('a wrong configuration is told in one line', () => {
  const env = {
    PORT: '1',
    IDENTITY_URL: 'http://ok',
    JOBS_URL: 'http://ok',
    STORE_DIR: 'b',
  };
  const read = (wrong: Record<string, string>) => () => readConfig({ ...env, ...wrong });

  test('that names each variable', () => {
    expect(read({ PORT: 'x', IDENTITY_URL: 'nope', STORE_DIR: '' })).toThrow(
      /^Wrong environment variables: PORT: [^\n]+; IDENTITY_URL: [^\n]+; STORE_DIR: [^\n]+$/,
    );
  });

  test.each(['puente.example', 'localhost', '10', '10.0.0.0/0', '10.0.0.0/33', '127.0.0.1 10.0.0.1', 'true'])(
    'as is a proxy that is no address: %s',
    (value) => {
      expect(read({ TRUST_PROXY: `127.0.0.1, ${value}` })).toThrow(
        `Wrong environment variables: TRUST_PROXY: "${value}" is no address, range or one of loopback, `,
      );
    },
  );

  test('as is https without a word on who speaks it for us', () => {
    expect(read({ PUBLIC_URL: 'HTTPS://puente.example' })).toThrow(
      'Wrong environment variables: TRUST_PROXY: is needed where PUBLIC_URL is https',
    );
  });
});

describe('behind a proxy', () => {
  const addressSeen = async (env: Record<string, string>) => {
    const { url, jobs } = await start(env);
    await fetch(`${url}/api/jobs`, { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' } });
    return jobs.requests[0]?.headers['x-forwarded-for'];
  };

  test.each(['127.0.0.1', '10.0.0.9, 127.0.0.1', '127.0.0.0/8', 'loopback'])(
    'the address of a call is the one that %s saw',
    async (value) => expect(await addressSeen({ TRUST_PROXY: value })).toBe('203.0.113.7'),
  );

  test('nobody else is believed', async () => {
    expect(await addressSeen({ TRUST_PROXY: '10.0.0.9' })).toBe('127.0.0.1');
  });
});
