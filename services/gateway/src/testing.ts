import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import {
  createServer,
  request as rawRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import getPort from 'get-port';
import { type ApiRoutes, apiRoutes } from '@puente/service-kit/api-routes';
import { readConfig } from './config.ts';
import { createGateway, pageReads } from './gateway.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

export interface FakeService {
  url: string;
  /** What it was asked, in order. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  answer: (handler: Handler) => void;
  close: () => Promise<void>;
}

/** A service that remembers what it was asked; ready, and otherwise answering its name, unless told otherwise. */
export async function fakeService(name: string): Promise<FakeService> {
  const requests: FakeService['requests'] = [];
  let handler: Handler = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name }));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks);
      requests.push({ method, url, headers, body: body.toString() });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => (handler = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The calls there are, and those that identity does not have yet (docs/product.md#not-built-yet). */
export const testRoutes: ApiRoutes = {
  ...apiRoutes,
  identity: [...apiRoutes.identity, 'POST /api/google-custom', 'POST /api/microsoft-custom'],
};

export const shellPage = '<!doctype html><title>Puente</title><div id="root"></div>';
export const registry = {
  sections: {
    empleo: {
      entry: '/sections/empleo/1/remote.js',
      pages: {
        '/empleos': [
          '/sections/empleo/1/remote.js',
          '/sections/empleo/1/search.js',
          '/sections/empleo/1/search.css',
        ],
        '/detalle-empleo/:jobId': [
          'remote.js',
          'job.js',
          'job-text.js',
          'job.css',
          'job-late.css',
          'job-last.css',
        ].map((name) => `/sections/empleo/1/${name}`),
        '/mi-cuenta/favoritos': ['/sections/empleo/1/remote.js', '/sections/empleo/1/favorites.js'],
      },
      apiPages: ['/detalle-empleo/:jobId', '/mi-cuenta/favoritos'],
      queries: { '/empleos': { names: ['q', 'pais'], files: ['/sections/empleo/1/results.js'], api: true } },
      descriptor: {
        routes: [
          { path: '/empleos', access: 'public' },
          { path: '/detalle-empleo/:jobId', access: 'public' },
          { path: '/aplicar', access: 'public' },
          { path: '/mi-cuenta/favoritos', access: 'user' },
        ],
      },
    },
  },
};

const routeAssets = {
  initial: ['assets/main.js'],
  pages: {
    '/': ['assets/home.css', 'assets/home.js'],
    '/nosotros': [],
    '/contacto': [],
    '/terminos': [],
    '/politicas-de-privacidad': [],
  },
  contributions: {},
  apiClient: ['assets/api-client.js'],
  apiPages: [],
};

/** Writes a store as releases leave it. */
async function writeFiles(folder: string): Promise<void> {
  const files = {
    'store/shell.json': JSON.stringify({ version: '1.0.0-a', previous: [], withdrawn: [] }),
    'store/shell/releases/1.0.0-a/index.html': shellPage,
    'store/shell/releases/1.0.0-a/route-assets.json': JSON.stringify(routeAssets),
    'store/shell/releases/1.0.0-a/release.json': '{}',
    'store/shell/releases/1.0.0-a/favicon.svg': '<svg/>',
    'store/shell/releases/1.0.0-a/sw.js': 'void 0',
    'store/shell/assets/main.0123abcd.js': 'console.log("plain")',
    'store/shell/assets/main.0123abcd.js.br': brotliCompressSync('console.log("brotli")'),
    'store/shell/assets/puente.0123abcd.webmanifest': '{}',
    'store/shell/assets/icon-192.0123abcd.png': '',
    'store/registry.json': JSON.stringify(registry),
    'store/sections/empleo/1.0.0-abc/remote-entry.js': 'void 0',
    'store/sections/empleo/.draft/remote-entry.js': 'void 0',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

export interface TestGateway {
  url: string;
  server: Server;
  folder: string;
  identity: FakeService;
  jobs: FakeService;
  close: () => Promise<void>;
}

/**
 * The gateway as it runs, on a port of its own, in front of fake services.
 * @param deadline for the data of a page; long, unless a test is about it: a busy machine takes its time
 */
export async function startTestGateway(
  env: Record<string, string> = {},
  deadline = 60_000,
): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-gateway-'));
  await writeFiles(folder);
  const [identity, jobs] = await Promise.all([fakeService('identity'), fakeService('jobs')]);
  const gateway = await createGateway(
    readConfig({
      PORT: '1',
      IDENTITY_URL: identity.url,
      JOBS_URL: jobs.url,
      STORE_DIR: join(folder, 'store'),
      LOG_LEVEL: 'silent',
      ...env,
    }),
    testRoutes,
    { ...pageReads, deadline },
  );
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    server: gateway.server,
    folder,
    identity,
    jobs,
    close: async () => {
      const closed = gateway.close();
      gateway.server.closeAllConnections();
      await closed;
      await Promise.all([identity.close(), jobs.close(), rm(folder, { recursive: true })]);
    },
  };
}

/** With no headers but these, and its body as it came: `fetch` has some of its own, and unpacks. */
export async function rawRead(
  { url }: TestGateway,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
) {
  const call = rawRequest(url + path, { headers, method }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { response, body: Buffer.concat(await response.toArray()) };
}

/** The gateway as a process of its own, for what ends it or might, in front of the services and folders of another. */
export async function startGatewayProcess(
  { identity, jobs, folder }: TestGateway,
  log: number | 'ignore' = 'ignore',
) {
  const port = await getPort();
  const gateway = spawn(process.execPath, [join(import.meta.dirname, 'testing-main.ts')], {
    stdio: ['ignore', log, 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      IDENTITY_URL: identity.url,
      JOBS_URL: jobs.url,
      STORE_DIR: join(folder, 'store'),
      LOG_LEVEL: log === 'ignore' ? 'silent' : 'info',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await pause(50);
  return { gateway, port, url };
}
