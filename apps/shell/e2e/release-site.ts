import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegisteredSection } from '@puente/composition';
import getPort from 'get-port';
import { publishSection } from '../../../tools/release/publish.ts';
import { changeStore, readRegistry } from '../../../tools/release/store.ts';
import { root } from '../../../tools/start/processes.ts';
import { untilOk } from '../../../tools/start/readiness.ts';

/** What becomes of a file's answer on its way to the browser: nothing of it is sent yet. */
export type Disturb = (answer: {
  response: ServerResponse;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Sends another body instead. */
  send: (body: Buffer) => void;
}) => void;

export interface ReleaseSiteOptions {
  /** The store to begin with, as tools/checks/e2e.ts published it. */
  storeDir: string;
  /** The site whose services answer. */
  url: string;
}

export const distOf = (app: string) => join(root, 'apps', app, 'dist');

/**
 * The site once more, with a store of its own in which releases are published for real: a gateway that serves it, and
 * before that a server that can disturb the files of one version.
 */
export class ReleaseSite {
  url = '';
  /** Paths that were asked for since `disturb` was called last. */
  asked: string[] = [];
  readonly #storeDir = mkdtempSync(join(tmpdir(), 'puente-releases-'));
  readonly #options: ReleaseSiteOptions;
  #gateway: ChildProcess | undefined;
  #gatewayPort = 0;
  #front: Server | undefined;
  #disturbed: { of: (path: string) => boolean; disturb: Disturb } | undefined;
  #released = 0;

  constructor(options: ReleaseSiteOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    cpSync(this.#options.storeDir, this.#storeDir, { recursive: true });
    this.#front = createServer((asked, response) => this.#pass(asked, response));
    this.#front.listen(0, 'localhost');
    await once(this.#front, 'listening');
    this.url = `http://localhost:${(this.#front.address() as AddressInfo).port}`;

    this.#gatewayPort = await getPort();
    const gatewayUrl = `http://localhost:${this.#gatewayPort}`;
    this.#gateway = spawn(process.execPath, [join(root, 'services/gateway/dist/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#gatewayPort),
        PUBLIC_URL: this.url,
        IDENTITY_URL: this.#options.url,
        JOBS_URL: this.#options.url,
        STORE_DIR: this.#storeDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT_SCALE: '1000',
      },
    });
    await untilOk(`${gatewayUrl}/registry.json`, 'the gateway of the releases does not answer');
  }

  async stop(): Promise<void> {
    this.#front?.close();
    this.#front?.closeAllConnections();
    if (this.#gateway && this.#gateway.exitCode === null) {
      this.#gateway.kill('SIGTERM');
      await once(this.#gateway, 'exit');
    }
    rmSync(this.#storeDir, { recursive: true, force: true });
  }

  /** What is current, and before it. */
  registered(section: string): RegisteredSection {
    const registered = readRegistry(this.#storeDir).sections[section];
    if (!registered) throw new Error(`${section} was never published`);
    return registered;
  }

  /**
   * Publishes a section of a build: its last one, `broken` (tools/checks/broken-release.webpack.mjs), or that of another
   * section. A new version each time, also of the same build.
   * @param change the built files before they are published, in their folder
   */
  async publish(
    section: string,
    build = section,
    change: (dist: string) => void = () => undefined,
  ): Promise<void> {
    const appsDir = join(this.#storeDir, 'builds', String((this.#released += 1)));
    const app = join(root, 'apps', section);
    const dist = build === 'broken' ? join(app, 'test-results', 'broken', section, 'dist') : distOf(build);
    if (!existsSync(dist)) throw new Error(`${dist} is missing: npx nx run-many -t build broken-release`);
    cpSync(dist, join(appsDir, section, 'dist'), { recursive: true });
    const descriptor = JSON.parse(readFileSync(join(app, 'section.json'), 'utf8')) as object;
    const version = `1.0.${Date.now()}`;
    writeFileSync(join(appsDir, section, 'section.json'), JSON.stringify({ ...descriptor, version }));
    change(join(appsDir, section, 'dist'));
    await publishSection({ name: section, storeDir: this.#storeDir, appsDir });
  }

  /** Changes what the registry says of a section, past the checks of a release. */
  async change(section: string, change: Partial<RegisteredSection>): Promise<void> {
    await changeStore(this.#storeDir, ({ registry: { sections, icons } }) => ({
      registry: { sections: { ...sections, [section]: { ...this.registered(section), ...change } }, icons },
    }));
  }

  /** Disturbs what is asked for by these paths, from now on; nothing without. */
  disturb(of: (path: string) => boolean = () => false, disturb: Disturb = () => undefined): void {
    this.#disturbed = { of, disturb };
    this.asked = [];
  }

  #pass(asked: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = asked;
    this.asked.push(url);
    const disturbed = this.#disturbed?.of(url) ? this.#disturbed.disturb : undefined;
    const passed = request(
      {
        host: 'localhost',
        port: this.#gatewayPort,
        method,
        path: url,
        // What is to be changed must be readable, and there.
        headers: disturbed ? { host: headers.host, 'accept-encoding': 'identity' } : headers,
      },
      (answer) => {
        if (!disturbed) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { headers } = answer;
          const send = (body: Buffer) =>
            response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
          disturbed({ response, headers, body: Buffer.concat(chunks), send });
        });
      },
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  }
}
