import { loadConfig, logLevelSchema, trustProxySchema } from '@puente/service-kit/config';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });

const fields = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** `localhost` listens on both loopback addresses. */
  HOST: z.string().min(1).default('localhost'),
  /** Where people find the site; decides whether browsers are told to stay on https. */
  PUBLIC_URL: httpUrl.default('http://localhost'),
  IDENTITY_URL: httpUrl,
  JOBS_URL: httpUrl,
  /** What is published: the sections and the registry of them, the shell and which release of it is live. */
  STORE_DIR: z.string().min(1),
  /** Addresses and ranges, comma separated, of the proxies in front of us whose X-Forwarded-For is believed. */
  TRUST_PROXY: trustProxySchema,
  /** Multiplies every rate limit; the same as the services'. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: logLevelSchema.default('info'),
});

// We speak plain http, so on https a proxy stands in front: without its word, everybody would share one address, and
// with it the limits of how often one may try.
const schema = fields.refine(
  ({ PUBLIC_URL, TRUST_PROXY }) => TRUST_PROXY !== false || new URL(PUBLIC_URL).protocol !== 'https:',
  { path: ['TRUST_PROXY'], error: 'is needed where PUBLIC_URL is https' },
);

export type GatewayConfig = z.output<typeof schema>;

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined> = process.env): GatewayConfig {
  return loadConfig(schema, env);
}
