import { type IncomingHttpHeaders } from 'node:http';
import { type FastifyRequest } from 'fastify';
import { isRead } from './body-limit.ts';

/** Headers about one connection, which is not the upstream's (nor is the upstream's the caller's); and what others claim about where a call came from. */
const notForwarded = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'forwarded',
  'x-real-ip',
]);

/** What a request is passed on with: its own headers, and where it came from as we saw it. */
export function forwardedHeaders(publicUrl: string) {
  const { protocol, host } = new URL(publicUrl);
  return (
    request: Pick<FastifyRequest, 'ip' | 'method' | 'headers'>,
    headers: IncomingHttpHeaders = request.headers,
  ): IncomingHttpHeaders => {
    const forwarded: IncomingHttpHeaders = {};
    const ofConnection = request.headers.connection?.toLowerCase().split(/[\s,]+/) ?? [];
    for (const [name, value] of Object.entries(headers))
      if (!notForwarded.has(name) && !ofConnection.includes(name)) forwarded[name] = value;
    forwarded['x-forwarded-for'] = request.ip;
    forwarded['x-forwarded-proto'] = protocol.slice(0, -1);
    forwarded['x-forwarded-host'] = host;
    // A read has no body; the service would wait for what a length, be it 0, announces.
    if (isRead(request)) delete forwarded['content-length'];
    return forwarded;
  };
}
