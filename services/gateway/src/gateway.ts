import { type ApiRoutes, apiRoutes } from '@puente/service-kit/api-routes';
import { Draining, giveCallsSignals } from '@puente/service-kit/calls';
import { logAnswers, logOptions } from '@puente/service-kit/logging';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { type Logger } from 'pino';
import { isUnder, takenAsWritten } from './addresses.ts';
import { answerApiErrors, sendApiError } from './api-errors.ts';
import { apiDocs } from './api-docs.ts';
import { isRead, refuseBodiesOfReads, refuseCompressedBodies } from './body-limit.ts';
import { type GatewayConfig } from './config.ts';
import { health } from './health.ts';
import { liveShell } from './live-shell.ts';
import { openReads, type OpenReadLimits } from './open-reads.ts';
import { createPages, sendPage } from './pages.ts';
import { proxies } from './proxies.ts';
import { publishedSections } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemaps } from './sitemaps.ts';
import { staticFiles } from './static-files.ts';

/** What a page is made of: it waits for its data this long, and its visitor for the page. */
export const pageReads: OpenReadLimits = { deadline: 800, largest: 256 * 1024, atOnce: 64 };

/** The one host of the browser: bundles, registry, pages, and the API of the services behind it. */
export async function createGateway(
  config: GatewayConfig,
  routes: ApiRoutes = apiRoutes,
  limits = pageReads,
): Promise<FastifyInstance> {
  const gateway = Fastify({
    logger: logOptions('gateway', config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    requestTimeout: 60_000,
    // For a socket on which nothing moves: who reads nothing of an answer makes a service hold it. Above what a service
    // may take to begin one (proxies.ts).
    connectionTimeout: 30_000,
    // Node's own; Fastify's is 72 s.
    keepAliveTimeout: 5000,
    // What still comes while calls under way are waited for is answered, too.
    return503OnClosing: false,
    // When they are done, or were waited for long enough (`Draining`): nor does it wait for who keeps silent.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => takenAsWritten(url),
    // A call whose address cannot be decoded never reaches the handlers below.
    frameworkErrors: (error, _, reply) => void sendApiError(reply, error.statusCode ?? 400),
  });
  const draining = new Draining();
  draining.watch(gateway);
  giveCallsSignals(gateway);
  logAnswers(gateway, gateway.log as Logger, ({ url }) => (url.startsWith('/api') ? 'info' : 'debug'));
  answerApiErrors(gateway);
  refuseBodiesOfReads(gateway);
  refuseCompressedBodies(gateway);
  securityHeaders(gateway, config);
  await health(gateway, config, draining);
  await apiDocs(gateway, config);
  await proxies(gateway, config, routes);
  const shell = liveShell(config.STORE_DIR);
  await staticFiles(gateway, config.STORE_DIR, shell);

  const published = publishedSections(config.STORE_DIR);
  const siteUrl = new URL(config.PUBLIC_URL).origin;
  const reads = openReads(config, routes, limits);
  gateway.addHook('onClose', () => reads.close());
  await sitemaps(gateway, config, routes, { shell, published, siteUrl });

  // What the worker opens without a connection: the page of nobody's job, as its build knows it.
  gateway.get('/shell.html', async (request, reply) => {
    const live = await shell();
    if (!live) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    return sendPage(live.built, reply, request);
  });
  const pages = createPages({ shell, published, reads, siteUrl });
  gateway.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (isUnder(path, '/api')) return sendApiError(reply, 404);
    // A bundle or a registry that is not there must not be answered with a page: a browser would take it for code.
    if (!isRead(request) || isUnder(path, '/sections') || path === '/registry.json') {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Not found');
    }
    return pages.send(path, request, reply);
  });
  return gateway;
}
