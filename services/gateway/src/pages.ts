import { join } from 'node:path';
import { routePattern, servedRegistrySchema } from '@puente/composition';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { cached } from './cached.ts';
import { type LiveShell, type Route } from './live-shell.ts';

/**
 * Files of a section's page, at most: a browser has six connections to a host that speaks HTTP/1.1, and no page can stop
 * what was announced. Were they all to hang, nothing could come in the section's place.
 */
const announced = 4;

export interface Pages {
  /** Sends the shell's page: 200 for a route of the shell or of a published section, else 404 with the same page. */
  send: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export function createPages(storeDir: string, shell: () => Promise<LiveShell | undefined>): Pages {
  const sections = cached(join(storeDir, 'registry.json'), (bytes) => {
    const registry = servedRegistrySchema.parse(JSON.parse(bytes.toString()));
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
      const live = await shell();
      if (!live) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('No shell is published: node tools/release/main.ts publish shell');
      }
      const { page, routes, apiClient } = live;
      const route = [...routes, ...((await sections()) ?? [])].find(({ pattern }) => pattern.test(path));
      const status = route ? 200 : 404;
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (path.toLowerCase().startsWith('/auth/')) reply.headers(unseenAddress);
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
 * For pages that providers and mails lead to with a credential in the address: no request of theirs tells it on, and no
 * cache keeps it.
 */
const unseenAddress = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/**
 * `as=fetch`, as the shell asks for them (apps/shell/src/sections/preload.ts): a preload for a script or a style that
 * fails would be handed to whoever needs the file, and the page could not be tried again.
 */
function preloads(files: string[]): string {
  return files.map((file) => `<${file}>; rel=preload; as=fetch; crossorigin`).join(', ');
}
