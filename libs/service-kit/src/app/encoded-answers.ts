import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, encodeLast, isWorthEncoding, largestEncoded, sentOnce } from '../calls/index.ts';

/**
 * Compresses answers by brotli for who takes it, which the gateway does: here, since a sixth of the bytes costs both sides of
 * the connection less than they save by another one compressing. Not for answers whose size could tell a secret.
 */
export function encodeAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const body = typeof payload === 'string' ? sentOnce(Buffer.from(payload)) : payload;
    if (
      !Buffer.isBuffer(body) ||
      !isWorthEncoding(body) ||
      body.length > largestEncoded ||
      reply.hasHeader('content-encoding') ||
      acceptedEncoding(request.headers['accept-encoding']) !== 'br'
    )
      return done(null, payload);
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', ');
    reply.removeHeader('content-length').header('content-encoding', 'br').header('vary', vary);
    done(null, encodeLast(body, 'br'));
  });
}
