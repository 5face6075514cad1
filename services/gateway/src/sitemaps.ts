import compress from '@fastify/compress';
import { fillParams, paramNames } from '@puente/composition';
import { type ApiRoutes } from '@puente/service-kit/api-routes';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { compression } from './compression.ts';
import { type GatewayConfig } from './config.ts';
import { escapeHtml } from './html.ts';
import { type LiveShell } from './live-shell.ts';
import { openReads } from './open-reads.ts';
import { type Published, type Route } from './routes.ts';

/** What a route's `sitemap` call answers: at most 50,000 of its pages, as sitemaps.org allows. */
const listSchema = z.object({
  data: z.array(
    z.object({
      params: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)),
      lastmod: z.iso.date().optional(),
    }),
  ),
  meta: z.object({ pageCount: z.number().int().nonnegative() }),
});

/** For how long it is not asked again how many parts a list has. In milliseconds. */
const countsKept = 10 * 60_000;

interface Sources {
  shell: () => Promise<LiveShell | undefined>;
  published: () => Promise<Published>;
  siteUrl: string;
}

/** `/robots.txt`, `/sitemap.xml`, and the parts that the latter leads to. */
export async function sitemaps(
  gateway: FastifyInstance,
  config: GatewayConfig,
  routes: ApiRoutes,
  { shell, published, siteUrl }: Sources,
): Promise<void> {
  // Large, seldom asked for, and by nobody who waits.
  const reads = openReads(config, routes, { deadline: 10_000, largest: 16 * 1024 * 1024, atOnce: 2 });
  gateway.addHook('onClose', () => reads.close());
  const counts = new Map<string, { pageCount: number; at: number }>();

  async function list(call: string, part: number, caller: string) {
    const answer = await reads.ask(`${call}${call.includes('?') ? '&' : '?'}page=${part}`, caller);
    const read = listSchema.safeParse(answer?.body);
    if (!read.success) return undefined;
    counts.set(call, { pageCount: read.data.meta.pageCount, at: Date.now() });
    return read.data;
  }

  /** As last known where it cannot be asked; the part then says so itself. */
  async function countOf(call: string, caller: string): Promise<number> {
    const known = counts.get(call);
    if (!known || Date.now() - known.at > countsKept) await list(call, 1, caller);
    return Math.max(1, counts.get(call)?.pageCount ?? 1);
  }

  gateway.get('/robots.txt', async (_, reply) => {
    // What is not to be found says so itself (`noindex`), which only who may read it learns.
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  await gateway.register(async (scope) => {
    await scope.register(compress, compression);

    scope.get('/sitemap.xml', async ({ ip }, reply) => {
      const parts = [`${siteUrl}/sitemap/pages/1.xml`];
      for (const route of listed((await published()).routes))
        for (let part = 1, count = await countOf(route.sitemap.call, ip); part <= count; part += 1)
          parts.push(`${siteUrl}/sitemap/${nameOf(route)}/${part}.xml`);
      return sendXml(
        reply,
        'sitemapindex',
        parts.map((loc) => `<sitemap>${element('loc', loc)}</sitemap>`),
      );
    });

    scope.get<{ Params: { name: string; part: string } }>('/sitemap/:name/:part', async (request, reply) => {
      const { name } = request.params;
      const [, number = ''] = /^([1-9]\d{0,5})\.xml$/.exec(request.params.part) ?? [];
      const part = Number(number);
      if (name === 'pages' && part === 1) {
        const pages = [...((await shell())?.routes ?? []), ...(await published()).routes].filter(
          ({ path, index }) => index && paramNames(path).length === 0,
        );
        return sendXml(
          reply,
          'urlset',
          pages.map(({ path }) => entry(siteUrl + path)),
        );
      }
      const route = listed((await published()).routes).find((one) => nameOf(one) === name);
      if (!route || !part) return plain(reply, 404);
      const found = await list(route.sitemap.call, part, request.ip);
      // An empty list would be taken to mean that all of them are gone.
      if (!found) return plain(reply.header('retry-after', '60'), 503);
      if (part > Math.max(1, found.meta.pageCount)) return plain(reply, 404);
      const entries = found.data.flatMap(({ params, lastmod }) => {
        const path = fillParams(route.path, params);
        return path ? [entry(siteUrl + path, lastmod)] : [];
      });
      return sendXml(reply, 'urlset', entries);
    });
  });
}

const listed = (routes: Route[]) =>
  routes.filter((route): route is Route & { sitemap: { call: string } } => route.sitemap !== undefined);

/** `/detalle-empleo/:jobId` is listed under `/sitemap/detalle-empleo-jobId/`. */
const nameOf = ({ path }: Route) => path.replaceAll(/\W+/g, '-').replace(/^-/, '');

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const entry = (loc: string, lastmod?: string) =>
  `<url>${element('loc', loc)}${lastmod ? element('lastmod', lastmod) : ''}</url>`;

function sendXml(reply: FastifyReply, root: string, entries: string[]): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    );
}

const plain = (reply: FastifyReply, status: 404 | 503) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(status === 404 ? 'Not found' : 'Not now');
