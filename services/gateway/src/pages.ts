import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type GatewayConfig } from './config.ts';

/** What the shell's build leaves: its pages, and the files of each and of the API client, relative to its folder. */
const shellSchema = z.object({
  pages: z.record(z.string(), z.array(z.string())),
  apiClient: z.array(z.string()),
});

/** As much of the registry as it takes to know which pages there are, and the files the shell will fetch for each. */
const registrySchema = z.object({
  sections: z.record(
    z.string(),
    z.object({
      entry: z.string(),
      pages: z.record(z.string(), z.array(z.string())),
      apiPages: z.array(z.string()).optional(),
      descriptor: z.object({ routes: z.array(z.object({ path: z.string(), access: z.string() })) }),
    }),
  ),
});

/**
 * Files of a section's page, at most: a browser has six connections to a host that speaks HTTP/1.1, and no page can stop
 * what was announced. Were they all to hang, nothing could come in the section's place.
 */
const announced = 4;

interface Route {
  pattern: RegExp;
  /** To be fetched while the shell's own script is still on its way. */
  files: string[];
  /** The shell's API client, too. */
  asksApi: boolean;
}

export interface Pages {
  /** Sends the shell's page: 200 for a route of the shell or of a published section, else 404 with the same page. */
  send: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export function createPages(config: Pick<GatewayConfig, 'SHELL_DIR' | 'STORE_DIR'>): Pages {
  const html = cached(join(config.SHELL_DIR, 'index.html'), (bytes) => ({
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    plain: bytes,
    br: brotliCompressSync(bytes),
    gzip: gzipSync(bytes),
  }));
  const shell = cached(join(config.SHELL_DIR, 'route-assets.json'), (bytes) => {
    const { pages, apiClient } = shellSchema.parse(JSON.parse(bytes.toString()));
    const routes = Object.entries(pages).map(([path, files]): Route => ({
      pattern: routePattern(path),
      files: files.map(absolute),
      asksApi: false,
    }));
    return { routes, apiClient: apiClient.map(absolute) };
  });
  const sections = cached(join(config.STORE_DIR, 'registry.json'), (bytes) => {
    const registry = registrySchema.parse(JSON.parse(bytes.toString()));
    return Object.values(registry.sections).flatMap(({ entry, pages, apiPages, descriptor }) =>
      descriptor.routes.map(({ path, access }): Route => {
        const pattern = routePattern(path);
        // The guard may send a visitor elsewhere.
        if (access !== 'public') return { pattern, files: [], asksApi: false };
        const files = [entry, ...(pages[path] ?? []).filter((file) => file !== entry)].slice(0, announced);
        return { pattern, files, asksApi: apiPages?.includes(path) ?? true };
      }),
    );
  });

  return {
    send: async (path, request, reply) => {
      const page = await html();
      if (!page) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The shell is not built: npx nx build shell');
      }
      const { routes = [], apiClient = [] } = (await shell()) ?? {};
      const route = [...routes, ...((await sections()) ?? [])].find(({ pattern }) => pattern.test(path));
      const status = route ? 200 : 404;
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      const files = [...(route?.files ?? []), ...(route?.asksApi ? apiClient : [])];
      if (files.length > 0) reply.header('link', preloads(files));
      if (status === 200) {
        reply.header('etag', page.etag);
        if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
      }
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(page[encoding ?? 'plain']);
    },
  };
}

/**
 * `as=fetch`, as the shell asks for them (apps/shell/src/sections/preload.ts): a preload for a script or a style that
 * fails would be handed to whoever needs the file, and the page could not be tried again.
 */
function preloads(files: string[]): string {
  return files.map((file) => `<${file}>; rel=preload; as=fetch; crossorigin`).join(', ');
}

/** Addresses of the shell's own files. */
const absolute = (file: string) => `/${file}`;

/** `/detalle-empleo/:jobId` → a pattern. The router of the shell ignores case and a slash at the end. */
function routePattern(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/\W/g, '\\$&')));
  return new RegExp(`^/${segments.join('/')}/?$`, 'i');
}

/**
 * What `derive` makes of a file, made again only when the file changes. Undefined when there is no such file; the
 * last good value when what is there now cannot be read.
 */
function cached<T>(file: string, derive: (bytes: Buffer) => T): () => Promise<T | undefined> {
  let known: { version: string; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const version = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (known?.version === version) return known.value;
    try {
      known = { version, value: derive(await readFile(file)) };
    } catch {
      if (known) known.version = version;
    }
    return known?.value;
  };
}
