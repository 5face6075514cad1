import { escapeHtml, escapeJson, withoutTurning } from './html.ts';
import { type OpenAnswer } from './open-reads.ts';

export interface PageHead {
  /** Without « · Puente». */
  title: string;
  sharedTitle: string | undefined;
  description: string;
  /** Whole address; undefined for a page that is not to be found by a search. */
  canonical: string | undefined;
  /** Whole address. */
  image: string | undefined;
  robots: string | undefined;
}

export const siteName = 'Puente';
/** Spanish as the readers of shared links (Facebook, WhatsApp) name that of the Americas. */
const locale = 'es_LA';

/** Ends of what is read: lists of results cut titles and descriptions earlier. */
const longest = { title: 120, description: 200 };

/** What search engines and shared links read of a page. */
export function headTags(head: PageHead): string {
  const title = shortened(head.title, longest.title);
  const description = shortened(head.description, longest.description);
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
    content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';
  return [
    `<title>${escapeHtml(`${title} · ${siteName}`)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.robots),
    head.canonical ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">` : '',
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', locale),
    meta('property', 'og:title', head.sharedTitle ? shortened(head.sharedTitle, longest.title) : title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ].join('');
}

/**
 * What a page's script will ask for, to stand behind its stylesheet and that script, which are needed first: a browser has six
 * connections for HTTP/1.1. `as=fetch`, as the shell asks for them (apps/shell/src/sections/preload.ts): a preload for a script
 * or a style that fails would be handed to whoever needs the file, and the page could not be tried again.
 */
export function preloadTags(files: readonly string[]): string {
  return files
    .map((file) => `<link rel="preload" href="${escapeHtml(file)}" as="fetch" crossorigin>`)
    .join('');
}

/** The same as a header, which is read before the page: these files go first. */
export const preloadLinks = (files: readonly string[]): string =>
  files.map((file) => `<${file}>; rel=preload; as=fetch; crossorigin`).join(', ');

/** The answer that the page draws without another call (libs/platform/src/api/page-answers.ts). */
export function answerBlock(call: string, { status, text }: OpenAnswer): string {
  const told = status === 200 ? '' : ` data-status="${status}"`;
  return `<script type="application/json" data-answer="${escapeHtml(call)}"${told}>${escapeJson(text)}</script>`;
}

/** To be read until the page is drawn, in whose place it stays (apps/shell/src/sections/first-text.ts), then no main of its own. */
export function firstText(title: string, text: string): string {
  return `<div class="first" role="main"><div class="firstText" lang="es"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div></div>`;
}

/** The same of a page that says no more of itself than its head does; the page still waits below it. */
export function firstLead(title: string, lead: string): string {
  return `<div class="first"><div class="firstText" data-lead lang="es"><p>${escapeHtml(title)}</p><p>${escapeHtml(lead)}</p></div></div>`;
}

/** What the shell would ask for before it can draw anything (apps/shell/src/boot/load-registry.ts). */
export function registryBlock(registry: string): string {
  return `<script type="application/json" data-registry>${escapeJson(registry)}</script>`;
}

export function structuredDataBlock(data: object): string {
  return `<script type="application/ld+json">${escapeJson(withoutTurning(JSON.stringify(data)))}</script>`;
}

/** In one line, in one direction, and cut between words. */
function shortened(text: string, most: number): string {
  const line = [...withoutTurning(text).replaceAll(/\s+/g, ' ').trim()];
  if (line.length <= most) return line.join('');
  const cut = line.slice(0, most).join('');
  return `${cut.replace(/[\s,.;:]+\S{0,30}$/, '')}…`;
}
