import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line per answer: what was asked for, without its query, the status, and milliseconds.
 * @param log of `logOptions`
 * @param levelOf undefined for no line
 */
export function logAnswers(
  server: FastifyInstance,
  log: Pick<Logger, 'child'>,
  levelOf: (request: FastifyRequest) => 'info' | 'debug' | undefined,
): void {
  // The line is of things that hold no secret: looking for some in it would take five times as long as writing it.
  const plain = log.child({}, { redact: [], serializers: { req: asItIs, res: asItIs } });
  server.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(request);
    if (level) plain[level](lineOf(request, reply), 'answered');
    done();
  });
}

function lineOf({ id, method, url }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const req = { id, method, path: url.split('?')[0] };
  return { req, res: { status: statusCode }, ms: Math.round(elapsedTime) };
}

const asItIs = (value: unknown) => value;
