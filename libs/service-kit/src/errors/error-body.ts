import { errorDocument, type ErrorDetails, type ErrorDocument } from '@puente/domain/rest';

const names: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  502: 'BadGatewayError',
  503: 'ServiceUnavailableError',
  504: 'GatewayTimeoutError',
  507: 'InsufficientStorageError',
};

/** What the user reads when nothing more exact is known. */
const messages: Record<number, string> = {
  400: 'La petición no es válida.',
  401: 'Debes iniciar sesión o registrarte.',
  403: 'Acceso denegado.',
  404: 'No encontrado.',
  409: 'Ya existe.',
  410: 'Ya no está disponible.',
  413: 'La petición es demasiado grande.',
  415: 'El formato de la petición no es válido.',
  429: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  500: 'Error en el servidor. Contacta al soporte',
  502: 'El servicio respondió de forma inesperada. Inténtalo de nuevo en un momento.',
  503: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
  504: 'El servicio tarda demasiado. Inténtalo de nuevo en un momento.',
  507: 'No hay espacio para guardar más por ahora. Inténtalo de nuevo más tarde.',
};

/** `Retry-After` of who cannot answer now but may be able to: seconds. */
export const comeBackAfter = 5;

/** The error shape of every call: `{data: null, error: {status, name, message, details}}`. */
export function errorBody(
  status: number,
  message = defaultMessage(status),
  details: ErrorDetails = {},
): ErrorDocument {
  const fallback = status >= 500 ? 'InternalServerError' : 'ApplicationError';
  return errorDocument(status, names[status] ?? fallback, message, details);
}

export function defaultMessage(status: number): string {
  return messages[status] ?? messages[status >= 500 ? 500 : 400] ?? '';
}
