import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { sentOnce } from './encoding.ts';
import { isKnownTag } from './known-tag.ts';

/**
 * `Cache-Control` of what everybody may read and what changes any moment: kept by shared caches for two seconds, asked for
 * again by browsers each time. With `@OptionalAuth()` that is the answer to who sends no token.
 */
export const forEverybody = 'public, max-age=0, s-maxage=2';

/**
 * Tells caches (RFC 9111) what may be kept: what a route says so of, and neither refusals nor what a token may have changed.
 * What everybody may keep has an ETag, and is not sent again to who has it.
 */
export function tellCaches(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const told = reply.getHeader('cache-control');
    const forOne =
      request.headers.authorization !== undefined && /authorization/i.test(text(reply.getHeader('vary')));
    if (told === undefined || reply.statusCode >= 400 || forOne) {
      reply.header('cache-control', forOne ? 'private, no-store' : 'no-store');
    } else if (
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      /\bpublic\b/.test(text(told)) &&
      !reply.hasHeader('etag')
    ) {
      // Once as it is sent, instead of for the hash and for the socket each.
      const body = Buffer.isBuffer(payload) ? payload : sentOnce(Buffer.from(payload));
      const etag = `W/"${hash('sha1', body, 'base64url')}"`;
      reply.header('etag', etag);
      if (isKnownTag(request.headers['if-none-match'], etag)) {
        reply.code(304).removeHeader('content-length').removeHeader('content-type');
        return done(null, null);
      }
      return done(null, body);
    }
    done(null, payload);
  });
}

const text = (header: unknown) => [header].flat().join();
