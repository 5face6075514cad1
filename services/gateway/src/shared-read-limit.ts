import { addressKey, everyRoute } from '@puente/service-kit/limits';
import { type FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type GatewayConfig } from './config.ts';

/**
 * Counts reads that may be answered here, as the service behind counts those that it answers: by the same budget, so that all
 * of them together are within it (decision 27).
 * @returns seconds to wait, for who is over it
 */
export function sharedReadLimit({ RATE_LIMIT_SCALE }: GatewayConfig) {
  const { limit, seconds } = everyRoute;
  const limiter = new RateLimiterMemory({ points: Math.ceil(limit * RATE_LIMIT_SCALE), duration: seconds });
  return async ({ routeOptions, ip }: FastifyRequest): Promise<number | undefined> => {
    try {
      await limiter.consume(`${routeOptions.url} ${addressKey(ip)}`);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
