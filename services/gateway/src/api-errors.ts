import { errorDocument } from '@puente/domain/rest';
import { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';

/** Names as the services use them, messages a user may read. */
const errors: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['ValidationError', 'La petición no es válida.'],
  404: ['NotFoundError', 'No encontrado.'],
  413: ['PayloadTooLargeError', 'La petición es demasiado grande.'],
  415: ['UnsupportedMediaTypeError', 'El formato de la petición no es válido.'],
  502: ['BadGatewayError', 'El servicio respondió de forma inesperada. Inténtalo de nuevo en un momento.'],
  503: ['ServiceUnavailableError', 'El servicio no está disponible. Inténtalo de nuevo en un momento.'],
  504: ['GatewayTimeoutError', 'El servicio tarda demasiado. Inténtalo de nuevo en un momento.'],
};
const unexpected = ['InternalServerError', 'Error en el servidor. Contacta al soporte'] as const;
const refused = ['ApplicationError', 'La petición no es válida.'] as const;

/** Seconds after which a service that could not may be able to. */
const pause = 5;

/** The error shape of every call: `{data: null, error: {status, name, message, details}}`. */
export function sendApiError(reply: FastifyReply, status: number): FastifyReply {
  if (status >= 502 && status <= 504) reply.header('retry-after', String(pause));
  const [name, message] = errors[status] ?? (status >= 500 ? unexpected : refused);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorDocument(status, name, message, {}));
}

/** Whatever goes wrong in the gateway itself, told without its inner workings. */
export function answerApiErrors(gateway: FastifyInstance): void {
  gateway.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return sendApiError(reply, status);
  });
}
