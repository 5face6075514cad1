import { type FastifyInstance } from 'fastify';

/** One line per answer: calls of the API at `info`, files and pages at `debug`. */
export function logAnswers(gateway: FastifyInstance): void {
  gateway.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith('/api') ? 'info' : 'debug';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
