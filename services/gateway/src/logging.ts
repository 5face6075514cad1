import { logDestination } from '@puente/service-kit/logging';
import { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Structured logs without what must not be kept: headers, bodies, addresses, and queries, which may carry tokens. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: logDestination(),
    base: { service: 'gateway' },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    redact: ['*.headers', '*.authorization', '*.cookie', '*.password', '*.jwt', 'err.config'],
  };
}

/** One line per answer: calls of the API at `info`, files and pages at `debug`. */
export function logAnswers(gateway: FastifyInstance): void {
  gateway.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith('/api') ? 'info' : 'debug';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
