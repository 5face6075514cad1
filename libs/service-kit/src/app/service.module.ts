import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { JwtAuthModule } from '../auth/jwt-auth.module.ts';
import { Draining } from '../calls/index.ts';
import { CONFIG, type ServiceConfig } from '../config/service-config.ts';
import { databaseOptions } from '../database/database-options.ts';
import { serviceConnections } from '../database/service-connections.ts';
import { ErrorFilter } from '../errors/error-filter.ts';
import { createValidationPipe } from '../errors/validation-pipe.ts';
import { HealthController } from '../health/health.controller.ts';
import { Metrics, MetricsController } from '../health/metrics.controller.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import { RateLimitModule } from '../rate-limit/rate-limit.module.ts';
import type { ServiceDefinition } from '../service-definition.ts';

/** The root of every service: what they share around the features of one. */
@Global()
@Module({})
export class ServiceModule {
  static async for<Config extends ServiceConfig>(
    service: ServiceDefinition<Config>,
    config: Config,
  ): Promise<DynamicModule> {
    return {
      module: ServiceModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(service.name, config)),
        await MikroOrmModule.forRoot({
          ...databaseOptions(service, config.DATABASE_URL),
          ...serviceConnections,
          registerRequestContext: false, // that is done by a hook (create-app.ts)
        }),
        RateLimitModule.for(service), // its guard comes before the one that asks the database
        JwtAuthModule,
        ...service.modules,
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        Metrics,
        Draining,
        { provide: CONFIG, useValue: config },
        { provide: APP_FILTER, useFactory: () => new ErrorFilter(service.refusals) },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [CONFIG, Metrics],
    };
  }
}
