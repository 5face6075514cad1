import { fillParams, readParams } from '@puente/composition';
import { renderHead, type Head } from '@puente/composition/heads';
import { type FastifyRequest } from 'fastify';
import { inTime } from './in-time.ts';
import { type OpenAnswer, type OpenReads } from './open-reads.ts';
import { answerBlock, firstLead, firstText, headTags, siteName, structuredDataBlock } from './page-head.ts';
import { type Route } from './routes.ts';
import { type ShellPage } from './shell-page.ts';

/** In characters: of JSON-LD. Nothing that a search engine takes is nearly as large. */
const largestStructuredData = 64 * 1024;

export interface DeclaredPage {
  status: number;
  html: string;
  noindex: boolean;
}

/** A page that says what it is about, the same for everybody. */
export function plainPage(page: ShellPage, route: Route, siteUrl: string): DeclaredPage {
  return composed(page, route, siteUrl, { path: route.index ? route.path : undefined });
}

/** A page made of the answer to its route's call; without one it goes out as a plain one that nobody is to find as it is. */
export async function dataPage(
  page: ShellPage,
  route: Route,
  request: FastifyRequest,
  { siteUrl, reads }: { siteUrl: string; reads: OpenReads },
): Promise<DeclaredPage> {
  const [address = '/', query] = request.url.split('?');
  const namesNothing = () => ({ ...composed(page, route, siteUrl, { refusal: nothing }), status: 404 });
  const params = { ...readParams(route.path, address), ...queryParams(route, query) };
  // An address such as /aplicar, which has to say of which job.
  if (route.data?.params?.some((name) => !params[name])) return namesNothing();
  const path = fillParams(route.path, params);
  const call = fillParams(route.data?.call ?? '', params);
  const answer = call && path ? await reads.ask(call, request.ip) : undefined;
  if (!answer || !call || !path) {
    request.log.info({ call }, 'a page without its data');
    return composed(page, route, siteUrl, {});
  }
  // An address such as /detalle-empleo/abc: what it names cannot be.
  if (answer.status === 400) return namesNothing();
  const block = answerBlock(call, answer);
  if (answer.status !== 200) return composed(page, route, siteUrl, { block, refusal: answer });
  try {
    const context = { answer: answer.body, params, path, site: { name: siteName, url: siteUrl } };
    const { head, structuredData } = inTime(() => renderHead(route.data ?? {}, context));
    const described = structuredData ? structuredDataBlock(structuredData) : '';
    if (described.length > largestStructuredData) throw new Error('its structured data are too large');
    return composed(page, route, siteUrl, { path, head, block: described + block });
  } catch (error) {
    request.log.warn({ call, err: error }, 'a page without its head');
    return composed(page, route, siteUrl, { path, block });
  }
}

const nothing: OpenAnswer = { status: 400, text: '', body: null };

/** What the route's call takes of an address behind its `?`; the first, where one is said twice. */
function queryParams({ data }: Route, query: string | undefined): Record<string, string> {
  const asked = new URLSearchParams(query);
  return Object.fromEntries((data?.params ?? []).map((name) => [name, asked.get(name) ?? '']));
}

interface Parts {
  /** Where the page is found; missing where nobody is to find it, at least not now. */
  path?: string | undefined;
  head?: Head | undefined;
  block?: string;
  refusal?: OpenAnswer;
}

function composed(page: ShellPage, route: Route, siteUrl: string, parts: Parts): DeclaredPage {
  const { path, head, block = '', refusal } = parts;
  const found = route.index && path && !refusal && !head?.robots?.includes('noindex');
  const picture = head?.image ?? page.image;
  const title = messageOf(refusal, route) ?? head?.title ?? route.told?.title ?? siteName;
  const description = head?.description ?? route.told?.description;
  const tags = headTags({
    title,
    sharedTitle: head?.sharedTitle,
    description: description ?? page.description,
    canonical: found ? siteUrl + (head?.canonical ?? path) : undefined,
    image: picture && new URL(picture, siteUrl).href,
    robots: found ? head?.robots : 'noindex',
  });
  const first = (waiting: string) => {
    if (head?.text) return firstText(title, head.text);
    return found && description ? firstLead(title, description) + waiting : waiting;
  };
  return { status: refusal?.status ?? 200, html: page.filled(tags, block, first), noindex: !found };
}

/** What the page will say instead; the message of a 400 is only that something in the address is wrong. */
function messageOf(refusal: OpenAnswer | undefined, { data }: Route): string | undefined {
  if (!refusal) return undefined;
  const declared = data?.refusals?.[refusal.status === 410 ? 410 : 404];
  if (declared || refusal.status === 400) return declared;
  const { message } = (refusal.body as { error?: { message?: unknown } } | null)?.error ?? {};
  return typeof message === 'string' && message ? message : undefined;
}
