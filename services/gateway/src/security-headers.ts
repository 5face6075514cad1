import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
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

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Everything comes from this host; nothing inline is run; nobody may frame the site. */
export async function securityHeaders(
  gateway: FastifyInstance,
  { PUBLIC_URL }: GatewayConfig,
): Promise<void> {
  await gateway.register(helmet, {
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
  });
  gateway.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
  // What binds a document means nothing to a script or a style, and would weigh 0.8 kB on each of them.
  gateway.addHook('onSend', async (request, reply) => {
    if (!/^\/(assets|sections)\/.*\.(js|css|woff2)(\?|$)/.test(request.url) || reply.statusCode >= 400)
      return;
    for (const name of documentHeaders) reply.removeHeader(name);
  });
}
