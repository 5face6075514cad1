import { acceptedEncoding, isKnownTag } from '@puente/service-kit/calls';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { dataPage, plainPage } from './declared-page.ts';
import { type LiveShell } from './live-shell.ts';
import { madePage, type MadePage } from './made-page.ts';
import { type OpenReads } from './open-reads.ts';
import { preloadLinks } from './page-head.ts';
import { type Published, type Route } from './routes.ts';
import { type ShellPage } from './shell-page.ts';

export interface Pages {
  /** Sends the shell's page: 200 for a route of the shell or of a published section, else 404 with the same page. */
  send: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export interface PageSources {
  shell: () => Promise<LiveShell | undefined>;
  published: () => Promise<Published>;
  reads: OpenReads;
  siteUrl: string;
}

export function createPages({ shell, published, reads, siteUrl }: PageSources): Pages {
  let known:
    { live: LiveShell; current: Published; page: ShellPage; plain: Map<string, MadePage> } | undefined;

  /** Of what is live now: the page to be filled, and those that say the same at every visit, each made once. */
  function pagesOf(live: LiveShell, current: Published, built: ShellPage) {
    if (known?.live !== live || known.current !== current) {
      const page = current.registry === undefined ? built : built.bringing(current.registry);
      known = { live, current, page, plain: new Map() };
    }
    return known;
  }

  function plain(live: LiveShell, current: Published, route: Route, files: readonly string[]): MadePage {
    if (!live.page || !route.told) return live.built;
    const pages = pagesOf(live, current, live.page);
    const key = [route.path, ...files].join(' ');
    const page = pages.page.announcing(files);
    const made = pages.plain.get(key) ?? madePage(Buffer.from(plainPage(page, route, siteUrl).html), 'high');
    pages.plain.set(key, made);
    return made;
  }

  return {
    send: async (path, request, reply) => {
      const live = await shell();
      if (!live) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('No shell is published: node tools/release/main.ts publish shell');
      }
      const current = await published();
      const route = [...live.routes, ...current.routes].find(({ pattern }) => pattern.test(path));
      reply.headers({ 'cache-control': 'no-cache' });
      if (path.toLowerCase().startsWith('/auth/')) reply.headers(unseenAddress);
      const files = [...(route?.files ?? []), ...(route && asksApi(route, request) ? live.apiClient : [])];
      if (route?.data && live.page) {
        const page = pagesOf(live, current, live.page).page.announcing(files);
        const { status, html, noindex } = await dataPage(page, route, request, { siteUrl, reads });
        if (noindex) reply.header('x-robots-tag', 'noindex');
        return sendPage(madePage(Buffer.from(html), 'low'), reply.code(status), request);
      }
      if (!route?.index) reply.header('x-robots-tag', 'noindex');
      const page = plain(live, current, route ?? live.notFound, files);
      // What is sent as it was built has no place for them.
      if (page === live.built && files.length > 0) reply.header('link', preloadLinks(files));
      return sendPage(page, reply.code(route ? 200 : 404), request);
    },
  };
}

function asksApi(route: Route, request: FastifyRequest): boolean {
  const asked = new URLSearchParams(request.url.split('?')[1]);
  return route.asksApi || (route.asksApiWith ?? []).some((name) => asked.has(name));
}

/** Compressed as the browser takes it; not at all, if it has that very page. */
export async function sendPage(
  page: MadePage,
  reply: FastifyReply,
  { headers }: FastifyRequest,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    if (isKnownTag(headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  const body = encoding ? await page.encoded(encoding) : page.plain;
  return reply.type('text/html; charset=utf-8').send(body);
}

/**
 * For pages that providers and mails lead to with a credential in the address: no request of theirs tells it on, and no
 * cache keeps it.
 */
const unseenAddress = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
