import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { CONFIG, type ServiceConfig } from '../config/service-config.ts';
import { preparedRowsOf } from '../database/prepared-rows.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Budget } from './every-route.ts';
import { RateLimitCount } from './rate-limit-count.entity.ts';

/** Injection token: the schema whose table `rate_limits` counts; undefined for a service that has none. */
export const LIMITS_SCHEMA = Symbol('LIMITS_SCHEMA');

interface LimitOptions {
  /** In this process only, for what costs little and is asked often. */
  inMemory?: boolean;
  /** Somebody who is over it is refused without a question to the database until their time is over. Nothing can be given back. */
  final?: boolean;
}

/** Counts what somebody does, whichever instance of the service they meet, and refuses what is too much. */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LIMITS_SCHEMA) private readonly schema: string | undefined,
    private readonly em: EntityManager,
  ) {}

  /**
   * Takes one from what `subject` has left.
   * @param name what is limited
   * @param subject who is limited; the database keeps its hash
   * @returns gives it back, for an attempt that turned out to be somebody's good right
   * @throws ApiError 429 that says when there is something left again
   */
  async consume(
    name: string,
    budget: Budget,
    subject: string,
    options: LimitOptions = {},
  ): Promise<() => Promise<void>> {
    const limiter = this.limiter(name, budget, options);
    const isInMemory = limiter instanceof RateLimiterMemory;
    const key = isInMemory ? subject : createHash('sha256').update(subject).digest('base64url');
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError(429, undefined, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
    return async () => void (await limiter.reward(key));
  }

  private limiter(name: string, { limit, seconds }: Budget, options: LimitOptions): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const points = Math.ceil(limit * this.config.RATE_LIMIT_SCALE);
    const common = { keyPrefix: name, points, duration: seconds };
    const limiter =
      options.inMemory || this.schema === undefined
        ? new RateLimiterMemory(common)
        : new RateLimiterPostgres({
            ...common,
            ...(options.final && { inMemoryBlockOnConsumed: points }),
            storeClient: this.storeClient(),
            storeType: 'pool',
            schemaName: this.schema,
            tableName: RateLimitCount.meta.tableName,
            tableCreated: true, // by a migration
            clearExpiredByTimeout: false, // housekeeping does
          });
    this.limiters.set(name, limiter);
    return limiter;
  }

  /** The service's own connections, whose statements end with the call that needs them. */
  private storeClient() {
    return {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const rows = await preparedRowsOf(this.em, { compile: () => CompiledQuery.raw(text, values) });
        return { rows, rowCount: rows.length };
      },
    };
  }
}
