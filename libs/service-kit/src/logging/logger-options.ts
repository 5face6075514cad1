import type { Params } from 'nestjs-pino';
import type { ServiceConfig } from '../config/service-config.ts';
import { logDestination } from './log-destination.ts';

const secrets = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'captchaToken',
  'code',
  'jwt',
  'token',
];

/** Structured logs without secrets: no bodies, no query strings (they carry one-time tokens), no credentials. */
export function loggerOptions(name: string, { LOG_LEVEL }: ServiceConfig): Params {
  return {
    pinoHttp: {
      name,
      level: LOG_LEVEL,
      stream: logDestination(),
      quietReqLogger: true,
      autoLogging: {
        // The middleware's own `url` is relative to where it is mounted.
        ignore: ({ url, ...request }) =>
          /^\/(health|metrics)/.test('originalUrl' in request ? String(request.originalUrl) : (url ?? '')),
      },
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        ...secrets,
        ...secrets.map((secret) => `*.${secret}`),
      ],
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
    },
  };
}
