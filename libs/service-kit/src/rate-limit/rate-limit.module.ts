import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { ServiceConfig } from '../config/service-config.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { Limits, LIMITS_SCHEMA } from './limits.ts';
import { RateLimitCount } from './rate-limit-count.entity.ts';
import { RateLimitGuard } from './rate-limit.guard.ts';

@Global()
@Module({})
export class RateLimitModule {
  static for<Config extends ServiceConfig>({ name, entities }: ServiceDefinition<Config>): DynamicModule {
    return {
      module: RateLimitModule,
      providers: [
        Limits,
        { provide: LIMITS_SCHEMA, useValue: entities.includes(RateLimitCount) ? name : undefined },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
      exports: [Limits],
    };
  }
}
