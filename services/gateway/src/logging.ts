import { type FastifyInstance } from 'fastify';

/** One line per answer: calls of the API at `info`, files and pages at `debug`. */
export function logAnswers(gateway: FastifyInstance): void {
  // Its line is of four things that hold no secret: looking for some in it would take five times as long as writing it.
  const log = gateway.log.child({}, { redact: [] });
  gateway.addHook('onResponse', (request, reply, done) => {
    const level = request.url.startsWith('/api') ? 'info' : 'debug';
    log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
