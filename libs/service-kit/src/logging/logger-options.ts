import type { Params } from 'nestjs-pino';
import type { ServiceConfig } from '../config/service-config.ts';
import { logOptions } from './log-options.ts';

/** Without its middleware, which makes a logger for each call; `logAnswers` tells of calls. */
export function loggerOptions(name: string, { LOG_LEVEL }: ServiceConfig): Params {
  return { pinoHttp: { ...logOptions(name, LOG_LEVEL), autoLogging: false }, forRoutes: [] };
}
