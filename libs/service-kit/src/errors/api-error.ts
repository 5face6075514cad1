import { HttpException } from '@nestjs/common';
import { type ErrorDetails, errorDocument, type ErrorDocument } from '@puente/domain/rest';

const names: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
  507: 'InsufficientStorageError',
};

/** What the user reads when nothing more exact is known. */
const messages: Record<number, string> = {
  400: 'La petición no es válida.',
  401: 'Debes iniciar sesión o registrarte.',
  403: 'Acceso denegado.',
  404: 'No encontrado.',
  409: 'Ya existe.',
  413: 'La petición es demasiado grande.',
  415: 'El formato de la petición no es válido.',
  429: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  500: 'Error en el servidor. Contacta al soporte',
  503: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
  507: 'No hay espacio para guardar más por ahora. Inténtalo de nuevo más tarde.',
};

interface ApiErrorOptions {
  details?: ErrorDetails;
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A failure the caller is told about, in the error shape. Its message is shown to users: Spanish. */
export class ApiError extends HttpException {
  readonly details: ErrorDetails;
  readonly retryAfter: number | undefined;

  constructor(status: number, message = defaultMessage(status), options: ApiErrorOptions = {}) {
    super(message, status);
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter;
  }
}

export function errorBody(
  status: number,
  message = defaultMessage(status),
  details: ErrorDetails = {},
): ErrorDocument {
  const fallback = status >= 500 ? 'InternalServerError' : 'ApplicationError';
  return errorDocument(status, names[status] ?? fallback, message, details);
}

function defaultMessage(status: number): string {
  return messages[status] ?? messages[status >= 500 ? 500 : 400] ?? '';
}
