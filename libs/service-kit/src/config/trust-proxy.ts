import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** The names that stand for ranges of addresses, as fastify knows them. */
const ranges = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies in front of the gateway that are believed when they say whom they speak for, as fastify's `trustProxy`
 * takes it: addresses and ranges, comma separated. (How many there are, fastify no longer takes for an answer.)
 */
export const trustProxySchema = z
  .string()
  .default('')
  .transform((text, context) => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    const wrong = entries.find((entry) => !isAddress(entry));
    if (wrong === undefined) return entries.length > 0 && entries;
    context.addIssue(`"${wrong}" is no address, range or one of ${ranges.join(', ')}`);
    return z.NEVER;
  });

function isAddress(entry: string): boolean {
  if (ranges.includes(entry)) return true;
  // The library reads "10" as 0.0.0.10.
  if (isIP(entry.split('/')[0] ?? '') === 0) return false;
  try {
    proxyAddr.compile(entry);
    return true;
  } catch {
    return false;
  }
}
