import type { FastifyInstance } from 'fastify';

/**
 * Tells caches (RFC 9875) of what an answer that they may keep is made, and what a change has changed: the first part of its
 * path, `"applications"`. So a publication is seen by the next who asks, and an application empties no cache of jobs.
 * @param madeOf what all open answers of the service are made of, by such parts
 */
export function tellCacheGroups(server: FastifyInstance, madeOf: readonly string[]): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const [, , resource] = (request.routeOptions.url ?? '').split('/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOpen = /\bpublic\b/.test(String(reply.getHeader('cache-control')));
    if (isRead && isOpen && madeOf.length > 0) reply.header('cache-groups', listOf(madeOf));
    if (!isRead && reply.statusCode < 400 && resource)
      reply.header('cache-group-invalidation', listOf([resource]));
    done(null, payload);
  });
}

/** A list of strings (RFC 9651). */
const listOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
