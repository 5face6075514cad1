import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  routePattern,
  servedRouteAssetsSchema,
  servedShellSchema,
  shellHeadsSchema,
} from '@puente/composition';
import { cached } from './cached.ts';
import { madePage, type MadePage } from './made-page.ts';
import { type Route } from './routes.ts';
import { shellPage, type ShellPage } from './shell-page.ts';

/** One release of the shell, whole: page, worker and announced files are always of the same one. */
export interface LiveShell {
  /** Its files, save the assets, which all releases share. */
  folder: string;
  /** As it was built: what its worker keeps, by its hash. */
  built: MadePage;
  /** To be filled in; undefined for a release whose worker keeps what `/` is answered with, which is then sent as built. */
  page: ShellPage | undefined;
  routes: Route[];
  /** At every address that is nobody's. */
  notFound: Route;
  apiClient: string[];
}

/** The release that `shell.json` names, whenever it is asked for; undefined when none was published yet. */
export function liveShell(storeDir: string): () => Promise<LiveShell | undefined> {
  return cached(join(storeDir, 'shell.json'), async (bytes) => {
    const { version } = servedShellSchema.parse(JSON.parse(bytes.toString()));
    const folder = resolve(storeDir, 'shell', 'releases', version);
    const [html, routeAssets, heads] = await Promise.all([
      readFile(join(folder, 'index.html')),
      readFile(join(folder, 'route-assets.json'), 'utf8'),
      readFile(join(folder, 'heads.json'), 'utf8').catch(() => undefined),
    ]);
    const { pages, apiClient } = servedRouteAssetsSchema.parse(JSON.parse(routeAssets));
    const told = heads === undefined ? undefined : shellHeadsSchema.parse(JSON.parse(heads));
    const route = (path: string, files: string[]): Route => ({
      path,
      pattern: routePattern(path),
      files: files.map(absolute),
      asksApi: false,
      told: told?.pages[path],
      index: true,
    });
    return {
      folder,
      built: madePage(html, 'high'),
      page: told && shellPage(html.toString()),
      routes: Object.entries(pages).map(([path, files]) => route(path, files)),
      notFound: { ...route('', []), told: told?.notFound, index: false },
      apiClient: apiClient.map(absolute),
    };
  });
}

/** Addresses of the shell's own files. */
const absolute = (file: string) => `/${file}`;
