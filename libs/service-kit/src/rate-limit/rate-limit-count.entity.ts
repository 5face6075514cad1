import { defineEntity, p } from '@mikro-orm/core';

/**
 * How often somebody did something, in the columns that rate-limiter-flexible knows. A service that has this entity
 * counts there what `@RateLimit()` limits; one that has not, in its process's memory.
 */
export const RateLimitCount = defineEntity({
  name: 'RateLimitCount',
  tableName: 'rate_limits',
  properties: {
    /** What is limited, and the hash of whom: whoever reads it learns no address. */
    key: p.text().primary(),
    points: p.integer(),
    /** Milliseconds since 1970, by the services' clock. */
    expire: p.bigint().nullable().index(),
  },
});
