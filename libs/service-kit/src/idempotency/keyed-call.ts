import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { restMessages } from '@puente/domain/rest';
import type { FastifyRequest } from 'fastify';
import { userOf } from '../auth/current-user.ts';
import { ApiError } from '../errors/api-error.ts';

/** A call that its person may repeat: what makes it the same one. */
export interface KeyedCall {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 of route and body. */
  readonly request: Buffer;
}

export const keyPattern = /^[\x21-\x7e]{8,100}$/;

/** The call's key, where it has one, on a route that needs a session (`@Idempotent()`). 400 for what is none. */
export const CallKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeyedCall | undefined => {
    const { method, routeOptions, headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    if (key === undefined) return undefined;
    const user = userOf(context);
    if (!user) throw new Error('@CallKey() is for routes that need a session');
    if (typeof key !== 'string' || !keyPattern.test(key)) throw new ApiError(400, restMessages.invalidKey);
    const request = createHash('sha256')
      .update(`${method} ${routeOptions.url} ${JSON.stringify(body, sorted)}`)
      .digest();
    return { userId: user.id, key, request };
  },
);

/** The same body is the same in whatever order its fields come. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
