import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routePattern, servedRouteAssetsSchema, servedShellSchema } from '@puente/composition';
import { cached } from './cached.ts';

export interface Route {
  pattern: RegExp;
  /** To be fetched while the shell's own script is still on its way. */
  files: string[];
  /** The shell's API client, too. */
  asksApi: boolean;
}

/** One release of the shell, whole: page, worker and announced files are always of the same one. */
export interface LiveShell {
  /** Its files, save the assets, which all releases share. */
  folder: string;
  page: { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };
  routes: Route[];
  apiClient: string[];
}

/** The release that `shell.json` names, whenever it is asked for; undefined when none was published yet. */
export function liveShell(storeDir: string): () => Promise<LiveShell | undefined> {
  return cached(join(storeDir, 'shell.json'), async (bytes) => {
    const { version } = servedShellSchema.parse(JSON.parse(bytes.toString()));
    const folder = resolve(storeDir, 'shell', 'releases', version);
    const [page, routeAssets] = await Promise.all([
      readFile(join(folder, 'index.html')),
      readFile(join(folder, 'route-assets.json'), 'utf8'),
    ]);
    const { pages, apiClient } = servedRouteAssetsSchema.parse(JSON.parse(routeAssets));
    return {
      folder,
      page: {
        etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`,
        plain: page,
        br: brotliCompressSync(page),
        gzip: gzipSync(page),
      },
      routes: Object.entries(pages).map(([path, files]) => ({
        pattern: routePattern(path),
        files: files.map(absolute),
        asksApi: false,
      })),
      apiClient: apiClient.map(absolute),
    };
  });
}

/** Addresses of the shell's own files. */
const absolute = (file: string) => `/${file}`;
