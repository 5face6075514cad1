import type { Language } from '@puente/domain/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a call comes from, as far as that decides anything: never who calls. */
export interface Caller {
  /** As the gateway saw it. */
  address: string;
  userAgent: string;
  /** In which they read Puente: `es` unless the browser asks for English. */
  language: Language;
  /** A cookie of ours that the browser sent. */
  cookie: (name: string) => string | undefined;
  /** A header of the answer, such as `Set-Cookie`. */
  setHeader: (name: string, value: string) => void;
}

/** The caller of a route: `@CallerOf() caller: Caller`. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const { headers } = request;
  return {
    address: request.ip,
    userAgent: headers['user-agent'] ?? '',
    language: /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es',
    cookie: (name) => cookieOf(headers.cookie ?? '', name),
    setHeader: (name, value) => void http.getResponse<FastifyReply>().header(name, value),
  };
});

function cookieOf(header: string, name: string): string | undefined {
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
