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

/** Where PostgreSQL quotes the row, or the statement, that it refused. */
const rowsOfErrors = ['err.detail', 'err.where', 'err.internalQuery'];

/** MikroORM appends the detail to the message, which is in a line thrice: beside, in and above the stack; all in JSON. */
const detailInText = /\\n - detail: (?:[^"\\]|\\.)*?(?=\\n {4}at |")/g;

/** Structured logs without secrets: no headers, no bodies, no query strings (they carry one-time tokens), no credentials, no rows. */
export function logOptions(name: string, level: string): LoggerOptions & { stream: LogDestination } {
  return {
    name,
    level,
    stream: logDestination(),
    redact: [
      '*.headers',
      'err.config',
      ...rowsOfErrors,
      ...secrets,
      ...secrets.map((secret) => `*.${secret}`),
    ],
    hooks: { streamWrite: (line) => line.replace(detailInText, '') },
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
