import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
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
  /** Gives the browser a cookie with the answer, whichever that is: one that no script reads and no other site sends. */
  setCookie: (name: string, value: string, scope: CookieScope) => void;
}

interface CookieScope {
  /** With which calls it comes back. */
  path: string;
  /** In seconds. */
  maxAge: number;
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
    setCookie: (name, value, scope) => {
      // Secure where the site is: the gateway says so.
      const options = { ...scope, httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;
      void http.getResponse<FastifyReply>().setCookie(name, value, options);
    },
  };
});
