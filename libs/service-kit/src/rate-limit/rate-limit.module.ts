import { Inject, Injectable, Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import {
  getOptionsToken,
  getStorageToken,
  SkipThrottle,
  Throttle,
  ThrottlerGuard,
  ThrottlerModule,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { CONFIG, type ServiceConfig } from '../config/service-config.ts';

const everyRoute = { limit: 300, seconds: 60 };

/** At most `limit` calls of this route per address in `seconds`, times RATE_LIMIT_SCALE; then 429 with Retry-After. */
export const RateLimit = ({ limit, seconds }: { limit: number; seconds: number }) =>
  Throttle({ default: { limit, ttl: seconds * 1000 } });

export const NoRateLimit = () => SkipThrottle();

@Injectable()
class ScaledThrottlerGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(getStorageToken()) storage: ThrottlerStorage,
    reflector: Reflector,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {
    super(options, storage, reflector);
  }

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    return super.handleRequest({
      ...request,
      limit: Math.ceil(request.limit * this.config.RATE_LIMIT_SCALE),
    });
  }
}

@Module({
  imports: [ThrottlerModule.forRoot([{ limit: everyRoute.limit, ttl: everyRoute.seconds * 1000 }])],
  providers: [{ provide: APP_GUARD, useClass: ScaledThrottlerGuard }],
})
export class RateLimitModule {}
