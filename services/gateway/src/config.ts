import { trustProxySchema } from '@puente/service-kit/trust-proxy';
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

// We speak plain http, so on https a proxy stands in front: without its word, everybody would share one address, and
// with it the limits of how often one may try.
const schema = fields.refine(
  ({ PUBLIC_URL, TRUST_PROXY }) => TRUST_PROXY !== false || new URL(PUBLIC_URL).protocol !== 'https:',
  { path: ['TRUST_PROXY'], error: 'is needed where PUBLIC_URL is https' },
);

export type GatewayConfig = z.output<typeof schema>;

/** @throws Error that names, in one line, every variable that is wrong */
export function readConfig(env: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong configuration: ${problems.join('; ')}`);
}
