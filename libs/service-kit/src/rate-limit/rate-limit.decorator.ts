import { Reflector } from '@nestjs/core';
import type { Budget } from './every-route.ts';

export interface RouteLimit extends Budget {
  /** Counted in the process's memory also where the service counts in its database. */
  inMemory?: boolean;
}

export const rateLimitMark = Reflector.createDecorator<RouteLimit | 'none'>();

/**
 * At most `limit` calls of this route per address in `seconds`, times RATE_LIMIT_SCALE; then 429 with Retry-After.
 * Without a mark a route has the limit of every route.
 */
export const RateLimit = (limit: RouteLimit) => rateLimitMark(limit);

export const NoRateLimit = () => rateLimitMark('none');
