import { preloadTags, registryBlock } from './page-head.ts';

/** The shell's page, to be filled in: what its build says in the head is what a page says that says nothing itself. */
export interface ShellPage {
  /** Of a page without its own. */
  description: string;
  /** Path of the picture that stands beside a shared link. */
  image: string | undefined;
  /** @param first makes of what waits for the page what stands there until it is drawn, where the release has a place for that */
  filled: (head: string, blocks: string, first?: (waiting: string) => string) => string;
  /** The same with the registry in it, which its script would ask for first; itself for a release that asks all the same. */
  bringing: (registry: string) => ShellPage;
  /** The same with files announced that its script will ask for; of the same files the same one. */
  announcing: (files: readonly string[]) => ShellPage;
}

const title = /<title>[^<]*<\/title>/;
const description = /<meta name="?description"? content="([^"]*)"\s*\/?>/;
/** What stands there until then; apps/shell/src/index.html. */
const waiting = /<p(?=[^>]* data-waiting)[^>]*>.*?<\/p>/s;
/** Goes where the registry comes with the page. */
const registryLink = /<link(?=[^>]* data-registry)[^>]*>/;
const image = /<meta property="?og:image"? content="?([^">\s]*)"?\s*\/?>/;

/**
 * @param own at its end
 * @returns undefined for a page without a title, in whose place a head could stand
 */
export function shellPage(html: string, own = ''): ShellPage | undefined {
  const [, told = ''] = description.exec(html) ?? [];
  const [, picture] = image.exec(html) ?? [];
  const [before, rest] = html.replace(description, '').replace(image, '').split(title);
  if (before === undefined || rest === undefined) return undefined;
  const end = rest.includes('</body>') ? rest.lastIndexOf('</body>') : rest.length;
  const announced = new Map<string, ShellPage>();
  const page: ShellPage = {
    description: told.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    image: picture,
    filled: (head, blocks, first) => {
      const body = rest.slice(0, end);
      const begun = first ? body.replace(waiting, (place) => first(place)) : body;
      return before + head + begun + blocks + own + rest.slice(end);
    },
    bringing: (registry) => {
      const without = html.replace(registryLink, '');
      return (without !== html && shellPage(without, registryBlock(registry))) || page;
    },
    announcing: (files) => {
      const tags = preloadTags(files);
      const known =
        announced.get(tags) ??
        (tags &&
          shellPage(
            html.replace('</head>', (end) => tags + end),
            own,
          ));
      if (!known) return page;
      announced.set(tags, known);
      return known;
    },
  };
  return page;
}
