import type { FastifyInstance } from 'fastify';
import { comeBackAfter, errorBody } from '../errors/error-body.ts';

const megabyte = 1024 * 1024;
/** Lighter answers leave at once: the system's own buffers hold them. */
const heavy = megabyte / 4;
/** For all heavy answers together that their readers have not read yet. */
const mostHeld = 64 * megabyte;

/** Readers may take their time, but not all of our memory: who asks for much while many have not read theirs may come back. */
export function limitHeldAnswers(server: FastifyInstance): void {
  let held = 0;
  server.addHook('onSend', async (_request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < heavy) return payload;
    const bytes = Buffer.byteLength(payload);
    if (held + bytes > mostHeld) {
      reply.status(503).header('retry-after', String(comeBackAfter)).removeHeader('content-length');
      return JSON.stringify(errorBody(503));
    }
    held += bytes;
    reply.raw.once('close', () => (held -= bytes));
    return payload;
  });
}
