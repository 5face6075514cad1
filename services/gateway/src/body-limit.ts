import { Transform } from 'node:stream';
import { type FastifyInstance } from 'fastify';

const kilobyte = 1024;
/**
 * As the services' own: were it larger, a service would refuse and hang up while the gateway still writes, and the
 * refusal would be lost.
 */
const largestBody = 100 * kilobyte;
/** Above the 2 MB of a CV, so that identity can say itself that a file is too large. */
const largestUpload = 4096 * kilobyte;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Bodies pass through unread, so Fastify's own limit does not see them: count here. */
export function limitBodies(gateway: FastifyInstance): void {
  gateway.addHook('preParsing', async (request, _, payload) => {
    const limit = request.url.startsWith('/api/upload') ? largestUpload : largestBody;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
    if (request.headers['transfer-encoding'] === undefined) return payload;

    let received = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        if (received > limit) done(new BodyTooLarge());
        else done(null, chunk);
      },
    });
    payload.on('error', (error) => counter.destroy(error));
    return payload.pipe(counter);
  });
}
