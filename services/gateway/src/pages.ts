import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type GatewayConfig } from './config.ts';

const shellRoutes = ['/', '/nosotros', '/contacto', '/terminos', '/politicas-de-privacidad'];

/** As much of the registry as it takes to know which pages there are. */
const registrySchema = z.object({
  sections: z.record(
    z.string(),
    z.object({ descriptor: z.object({ routes: z.array(z.object({ path: z.string() })) }) }),
  ),
});

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
  const routes = cached(join(config.STORE_DIR, 'registry.json'), (bytes) => {
    const registry = registrySchema.parse(JSON.parse(bytes.toString()));
    const paths = Object.values(registry.sections).flatMap(({ descriptor }) => descriptor.routes);
    return [...shellRoutes, ...paths.map(({ path }) => path)].map(routePattern);
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
      const known = (await routes()) ?? shellRoutes.map(routePattern);
      const status = known.some((pattern) => pattern.test(path)) ? 200 : 404;
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
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
