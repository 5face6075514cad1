import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { publishSection, removeSection, rollbackSection } from './publish.ts';
import { publishShell, rollbackShell } from './publish-shell.ts';
import { readRegistry } from './store.ts';

export const descriptor = {
  name: 'muestra',
  version: '1.2.0',
  platform: '^1.0.0',
  routes: [{ path: '/muestra', access: 'public', title: 'Muestra' }],
  navigation: [{ place: 'footer', label: 'Muestra', to: '/muestra', icon: 'heart', order: 1 }],
  accountMenu: [],
};

/** A descriptor of a section with these routes. */
export const describing = (name: string, ...paths: string[]) => ({
  ...descriptor,
  name,
  routes: paths.map((path) => ({ path, access: 'public', title: 'Muestra' })),
  navigation: [],
});

export interface Build {
  name?: string;
  code?: string;
  descriptor?: { routes: { path: string }[]; [field: string]: unknown };
  pages?: Record<string, string[]>;
  contributions?: Record<string, string[]>;
  shared?: { name: string; requiredVersion: string }[];
}

export interface ShellBuild {
  code?: string;
  pages?: string[];
  platform?: string;
  react?: string;
  /** Further files, by their names. */
  files?: Record<string, string>;
}

/** A store, and apps that are published into it, in a folder of their own. */
export class Workshop {
  readonly folder: string;
  readonly storeDir: string;
  readonly appsDir: string;

  /** @param apps a folder for builds that others do not share */
  constructor(folder = mkdtempSync(join(tmpdir(), 'release-')), apps = 'apps') {
    this.folder = folder;
    this.storeDir = join(folder, 'store');
    this.appsDir = join(folder, apps);
  }

  remove = () => rmSync(this.folder, { recursive: true });

  /** Leaves a built section behind, as webpack would. */
  build({
    name = 'muestra',
    code = 'first',
    descriptor: described = name === 'muestra' ? descriptor : describing(name, `/${name}`),
    pages = Object.fromEntries(described.routes.map(({ path }) => [path, ['assets/page.js']])),
    contributions = {},
    shared = [{ name: 'react', requiredVersion: '^19.0.0' }],
  }: Build = {}): void {
    this.write(name, {
      'section.json': JSON.stringify(described),
      'dist/remote.js': code,
      'dist/assets/page.js': `page of ${code}`,
      'dist/route-assets.json': JSON.stringify({
        initial: ['remote.js'],
        pages,
        contributions,
        apiClient: [],
        apiPages: ['/muestra'],
      }),
      'dist/mf-manifest.json': JSON.stringify({ shared }),
    });
  }

  /** Leaves a built shell behind: one asset that is its own, one that it has in common with all. */
  buildShell({
    code = 'first',
    pages = ['/', '/nosotros'],
    platform = '1.3.0',
    react = '19.3.1',
    files = {},
  }: ShellBuild = {}): void {
    rmSync(join(this.appsDir, 'shell'), { recursive: true, force: true });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
    this.write('shell', {
      'package.json': JSON.stringify({ version: '1.0.0' }),
      'dist/index.html': `<script src="/assets/main.${hash}.js"></script>`,
      'dist/sw.js': `worker of ${code}`,
      [`dist/assets/main.${hash}.js`]: code,
      'dist/assets/logo.0123456789ab.svg': '<svg/>',
      'dist/route-assets.json': JSON.stringify({
        initial: [`assets/main.${hash}.js`],
        pages: Object.fromEntries(pages.map((path) => [path, [`assets/main.${hash}.js`]])),
        contributions: {},
        apiClient: [],
        apiPages: [],
      }),
      'dist/provides.json': JSON.stringify({
        react,
        'react-dom': react,
        '@puente/platform': platform,
        '@puente/platform/api': platform,
      }),
      ...files,
    });
  }

  publish = (name = 'muestra') => publishSection({ name, ...this.#options });
  publishBuild = (build: Build) => {
    this.build(build);
    return this.publish(build.name);
  };
  publishShell = (build: ShellBuild = {}) => {
    this.buildShell(build);
    return publishShell(this.#options);
  };
  /** As `npm start` does. */
  start = (name: string) =>
    name === 'shell'
      ? publishShell({ ...this.#options, onlyBuiltSince: true })
      : publishSection({ ...this.#options, name, onlyBuiltSince: true });
  rollback = (name = 'muestra') => rollbackSection({ name, storeDir: this.storeDir });
  removeSection = (name = 'muestra') => removeSection({ name, storeDir: this.storeDir });
  rollbackShell = () => rollbackShell({ storeDir: this.storeDir });

  /** Publishing as teams do it, in a process of its own. */
  process(...command: string[]): ChildProcess & { stderr: Readable } {
    return spawn(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...command, '--store', this.storeDir, '--apps', this.appsDir],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
    );
  }

  /**
   * One that publishes builds of one section, or of the shell, one after another, in a process of its own.
   * @param different after so many it begins again
   */
  publisher(
    name: string,
    builds: number,
    apps = 'apps',
    different = builds,
  ): ChildProcess & { stdout: Readable } {
    const program = join(import.meta.dirname, 'testing-publisher.ts');
    return spawn(process.execPath, [program, this.folder, apps, name, `${builds}`, `${different}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  }

  section = (name = 'muestra') => readRegistry(this.storeDir).sections[name];
  /** A file of the store. */
  read = (path: string) => readFileSync(join(this.storeDir, path), 'utf8');

  get #options() {
    return { storeDir: this.storeDir, appsDir: this.appsDir };
  }

  write(app: string, files: Record<string, string>): void {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.appsDir, app, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
