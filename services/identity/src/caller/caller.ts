import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a call comes from, as far as that decides anything: never who calls. */
export interface Caller {
  /** As the gateway saw it. */
  address: string;
  userAgent: string;
  /** In which they read Puente: `es` unless the browser asks for English. */
  language: 'es' | 'en';
  /** A cookie of ours that the browser sent. */
  cookie: (name: string) => string | undefined;
  /** Gives the browser a cookie with the answer, whichever that is. */
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
}

/** The caller of a route: `@CallerOf() caller: Caller`. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const http = context.switchToHttp();
  const { ip, headers, cookies } = http.getRequest<FastifyRequest>();
  return {
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    language: /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es',
    cookie: (name) => cookies[name],
    setCookie: (...cookie) => void http.getResponse<FastifyReply>().setCookie(...cookie),
  };
});
