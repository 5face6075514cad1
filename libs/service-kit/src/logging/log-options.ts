import type { LoggerOptions } from 'pino';
import { logDestination, type LogDestination } from './log-destination.ts';

const secrets = [
  'authorization',
  'captchaToken',
  'code',
  'cookie',
  'currentPassword',
  'jwt',
  'password',
  'passwordConfirmation',
  'token',
];

/** Structured logs without secrets: no headers, no bodies, no query strings (they carry one-time tokens), no credentials. */
export function logOptions(name: string, level: string): LoggerOptions & { stream: LogDestination } {
  return {
    name,
    level,
    stream: logDestination(),
    redact: ['*.headers', 'err.config', ...secrets, ...secrets.map((secret) => `*.${secret}`)],
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  };
}
