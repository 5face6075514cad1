import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { type GatewayConfig } from './config.ts';

/** Powers of a browser that Puente never asks for. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  // Where somebody is, is asked when they press for it (jobs near me), and by no page of others.
  .concat('geolocation=(self)')
  .join(', ');

/** All that means something to what is no page: a script, a style, a font, an answer of the API. */
const ofAll = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** Everything comes from this host; nothing inline is run; nobody may frame the site. */
export function securityHeaders(gateway: FastifyInstance, { PUBLIC_URL }: GatewayConfig): void {
  const ofPages: Headers = {
    ...headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          // ALTCHA solves its puzzle in a worker made from a blob.
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // On plain http the header would be ignored, or lock a developer out of http://localhost.
      strictTransportSecurity: PUBLIC_URL.startsWith('https:')
        ? { maxAge: 31_536_000, includeSubDomains: true }
        : false,
    }),
    'permissions-policy': permissionsPolicy,
  };
  // What binds a document means nothing to a script or a style, and would weigh 0.8 kB on each of them; nor to data, of which it was a third.
  const ofFiles: Headers = Object.fromEntries(
    Object.entries(ofPages).filter(([name]) => ofAll.includes(name)),
  );
  const ofData: Headers = {
    ...ofFiles,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  gateway.addHook('onSend', (request, reply, _, done) => {
    const headers = isFile(request, reply) ? ofFiles : isData(request, reply) ? ofData : ofPages;
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}

type Headers = Readonly<Record<string, string>>;

/** Reckoned once; as a plugin, helmet does it for each answer. */
function headersOf(options: HelmetOptions): Headers {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const isFile = ({ url }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode < 400 && /^\/(assets|sections)\/.*\.(js|css|woff2)(\?|$)/.test(url);

/** Which no browser draws, nor follows. */
const isData = ({ url }: FastifyRequest, reply: FastifyReply) =>
  url.startsWith('/api/') &&
  (reply.statusCode === 304 || /^application\/json\b/.test(String(reply.getHeader('content-type'))));
