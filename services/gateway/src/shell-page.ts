/** The shell's page, to be filled in: what its build says in the head is what a page says that says nothing itself. */
export interface ShellPage {
  /** Of a page without its own. */
  description: string;
  /** Path of the picture that stands beside a shared link. */
  image: string | undefined;
  filled: (head: string, blocks: string) => string;
}

const title = /<title>[^<]*<\/title>/;
const description = /<meta name="?description"? content="([^"]*)"\s*\/?>/;
const image = /<meta property="?og:image"? content="?([^">\s]*)"?\s*\/?>/;

/** @returns undefined for a page without a title, in whose place a head could stand */
export function shellPage(html: string): ShellPage | undefined {
  const [, told = ''] = description.exec(html) ?? [];
  const [, picture] = image.exec(html) ?? [];
  const [before, rest] = html.replace(description, '').replace(image, '').split(title);
  if (before === undefined || rest === undefined) return undefined;
  const end = rest.includes('</body>') ? rest.lastIndexOf('</body>') : rest.length;
  return {
    description: told.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    image: picture,
    filled: (head, blocks) => before + head + rest.slice(0, end) + blocks + rest.slice(end),
  };
}
