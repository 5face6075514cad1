import type { Params } from 'nestjs-pino';
import type { ServiceConfig } from '../config/service-config.ts';
import { logOptions } from './log-options.ts';

/** One line per answer, save the probes'. */
export function loggerOptions(name: string, { LOG_LEVEL }: ServiceConfig): Params {
  return {
    pinoHttp: {
      ...logOptions(name, LOG_LEVEL),
      quietReqLogger: true,
      autoLogging: {
        // The middleware's own `url` is relative to where it is mounted.
        ignore: ({ url, ...request }) =>
          /^\/(health|metrics)/.test('originalUrl' in request ? String(request.originalUrl) : (url ?? '')),
      },
    },
  };
}
