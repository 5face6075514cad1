import { z } from 'zod';
import { logLevelSchema } from './log-level.ts';

/** What a migration needs of the environment. */
export const migrationConfigSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
});

/** What every service needs of the environment; a service extends it by its own variables. */
export const serviceConfigSchema = migrationConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: logLevelSchema.default('info'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** A folder with the public keys (PEM, ES256) that tokens are checked by. */
  JWT_PUBLIC_KEYS_DIR: z.string().min(1),
});

export type ServiceConfig = z.output<typeof serviceConfigSchema>;

/** Injection token of a service's settings: `@Inject(CONFIG) config: JobsConfig`. */
export const CONFIG = Symbol('CONFIG');
