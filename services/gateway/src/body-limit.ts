import { Transform } from 'node:stream';
import { cvMessages } from '@puente/domain/identity';
import { largestBody } from '@puente/service-kit/calls';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendApiError } from './api-errors.ts';
import { BodyTooLarge } from './body-too-large.ts';

/** Above the 2 MB of a CV, so that identity can say itself that a file is too large. */
const largestUpload = 4096 * 1024;

/**
 * A body on GET or HEAD means nothing (RFC 9110, 9.3.1), and nothing in here would read it: refused on every path, and
 * the connection with it, so that what follows on it is not taken for the next request.
 */
export function refuseBodiesOfReads(gateway: FastifyInstance): void {
  gateway.addHook('onRequest', async (request, reply) => {
    if (!isRead(request) || !hasBody(request)) return;
    reply.header('connection', 'close');
    return sendApiError(reply, 400);
  });
}

/**
 * Nothing here inflates what it is sent: the limits below count bytes as they come, and a kilobyte may hold a megabyte.
 */
export function refuseCompressedBodies(gateway: FastifyInstance): void {
  gateway.addHook('onRequest', async ({ headers }, reply) => {
    if ((headers['content-encoding'] ?? 'identity') === 'identity') return;
    reply.header('connection', 'close');
    return sendApiError(reply, 415);
  });
}

export function isRead({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Bodies pass through unread, so Fastify's own limit does not see them: count here. */
export function limitBodies(gateway: FastifyInstance): void {
  gateway.addHook('preParsing', async (request, _, payload) => {
    const isUpload = request.url.startsWith('/api/upload');
    const limit = isUpload ? largestUpload : largestBody;
    const tooLarge = () => new BodyTooLarge(isUpload ? cvMessages.tooLarge : undefined);
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
    if (request.headers['transfer-encoding'] === undefined) return payload;

    let received = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        if (received > limit) done(tooLarge());
        else done(null, chunk);
      },
    });
    // Who reads the counter hears of its end, too. Where nobody does (a call refused before its body was asked for), an
    // error without a listener would end the process.
    counter.on('error', () => undefined);
    payload.on('error', (error) => counter.destroy(error));
    return payload.pipe(counter);
  });
}
