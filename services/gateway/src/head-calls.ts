import { type FastifyRequest } from 'fastify';

/** GETs that change something, which a HEAD must not: a mail program that tries a link would use it up. */
const changing: readonly (string | undefined)[] = ['/api/auth/email-confirmation'];

/**
 * The method by which a service is asked. A HEAD is the GET whose body nobody is sent (RFC 9110, 9.3.2), so that its headers are
 * those of that GET, its length and encoding among them. Services themselves know no HEAD.
 */
export function methodToAsk({ method, routeOptions }: FastifyRequest): string {
  return method === 'HEAD' && !changing.includes(routeOptions.url) ? 'GET' : method;
}
