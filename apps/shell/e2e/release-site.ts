import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
import { type RegisteredSection, type Registry, registrySchema } from '@puente/composition';
import { type Gateway, release, root, startGateway } from './programs.ts';

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
  #gateway: Gateway | undefined;
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

    this.#gateway = await startGateway({
      store: this.#storeDir,
      site: this.#options.url,
      publicUrl: this.url,
    });
  }

  async stop(): Promise<void> {
    this.#front?.close();
    this.#front?.closeAllConnections();
    await this.#gateway?.stop();
    rmSync(this.#storeDir, { recursive: true, force: true });
  }

  /** What is current, and before it. */
  registered(section: string): RegisteredSection {
    const registered = this.#registry().sections[section];
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
    const apps = join(this.#storeDir, 'builds', String((this.#released += 1)));
    const app = join(root, 'apps', section);
    const dist = build === 'broken' ? join(app, 'test-results', 'broken', section, 'dist') : distOf(build);
    if (!existsSync(dist)) throw new Error(`${dist} is missing: npx nx run-many -t build broken-release`);
    cpSync(dist, join(apps, section, 'dist'), { recursive: true });
    const descriptor = JSON.parse(readFileSync(join(app, 'section.json'), 'utf8')) as object;
    const version = `1.0.${Date.now()}`;
    writeFileSync(join(apps, section, 'section.json'), JSON.stringify({ ...descriptor, version }));
    change(join(apps, section, 'dist'));
    await release({ store: this.#storeDir, apps }, 'publish', section);
  }

  /** Changes what the registry says of a section, past the checks of a release. */
  change(section: string, change: Partial<RegisteredSection>): void {
    const { sections, icons } = this.#registry();
    const next: Registry = {
      sections: { ...sections, [section]: { ...this.registered(section), ...change } },
      icons,
    };
    const file = join(this.#storeDir, 'registry.json');
    writeFileSync(`${file}.next`, JSON.stringify(next));
    renameSync(`${file}.next`, file);
  }

  /** Disturbs what is asked for by these paths, from now on; nothing without. */
  disturb(of: (path: string) => boolean = () => false, disturb: Disturb = () => undefined): void {
    this.#disturbed = { of, disturb };
    this.asked = [];
  }

  #registry(): Registry {
    return registrySchema.parse(JSON.parse(readFileSync(join(this.#storeDir, 'registry.json'), 'utf8')));
  }

  #pass(asked: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = asked;
    this.asked.push(url);
    const disturbed = this.#disturbed?.of(url) ? this.#disturbed.disturb : undefined;
    const passed = request(
      {
        host: 'localhost',
        port: this.#gateway?.port,
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
