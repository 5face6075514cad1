import qs from 'qs';

/** Stands for a query that was refused; a hook turns it into a 400, since Fastify's parser may not fail. */
export const refusedQuery = Object.freeze({});

/**
 * Strapi's bracket notation (`filters[employer][id][$eq]=7`) into nested objects, within limits:
 * 6 levels, 100 parameters, 100 entries per list.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, {
      depth: 6,
      strictDepth: true,
      parameterLimit: 100,
      arrayLimit: 100,
      throwOnLimitExceeded: true,
      plainObjects: true, // else `filters[constructor]` would be dropped unseen
    });
  } catch {
    return refusedQuery;
  }
}
