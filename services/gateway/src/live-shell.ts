import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { cached } from './cached.ts';

/** `shell.json` names the one release that is live; its folder never changes. */
const stateSchema = z.object({ version: z.string().regex(/^\w[\w.-]*$/) });

/** What the shell's build leaves: its pages, and the files of each and of the API client, relative to its folder. */
const routeAssetsSchema = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  apiClient: z.array(z.string()),
});

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

/** The release that is live, whenever it is asked for; undefined when none was published yet. */
export function liveShell(storeDir: string): () => Promise<LiveShell | undefined> {
  return cached(join(storeDir, 'shell.json'), async (bytes) => {
    const { version } = stateSchema.parse(JSON.parse(bytes.toString()));
    const folder = resolve(storeDir, 'shell', 'releases', version);
    const [page, routeAssets] = await Promise.all([
      readFile(join(folder, 'index.html')),
      readFile(join(folder, 'route-assets.json'), 'utf8'),
    ]);
    const { pages, apiClient } = routeAssetsSchema.parse(JSON.parse(routeAssets));
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

/** `/detalle-empleo/:jobId` → a pattern. The router of the shell ignores case and a slash at the end. */
export function routePattern(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/\W/g, '\\$&')));
  return new RegExp(`^/${segments.join('/')}/?$`, 'i');
}
