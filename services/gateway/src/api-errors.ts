import { comeBackAfter, errorBody } from '@puente/service-kit/errors';
import { BodyTooLarge } from './body-too-large.ts';
import { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';

/** A refusal of the gateway's own, in the error shape of every call and with a message a user may read. */
export function sendApiError(reply: FastifyReply, status: number, message?: string): FastifyReply {
  if (status >= 502 && status <= 504) reply.header('retry-after', String(comeBackAfter));
  return reply.code(status).header('cache-control', 'no-store').send(errorBody(status, message));
}

/** Whatever goes wrong in the gateway itself, told without its inner workings. */
export function answerApiErrors(gateway: FastifyInstance): void {
  gateway.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return sendApiError(reply, status, error instanceof BodyTooLarge ? error.told : undefined);
  });
}
