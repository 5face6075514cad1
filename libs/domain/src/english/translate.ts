/** English by Spanish text; `{{name}}` stands for a part that varies, and is in both. */
export type Glossary = Readonly<Record<string, string>>;

type Pattern = (text: string) => string | undefined;

const place = /\{\{(\w+)\}\}/;

/**
 * What a text of the domain, or of a service, says in English. A text the glossary does not know stays as it is, as do
 * the parts of one that it does not know.
 */
export function translator(glossary: Glossary): (text: string) => string {
  const patterns = Object.entries(glossary)
    .filter(([spanish]) => place.test(spanish))
    .map(([spanish, english]) => patternOf(spanish, english, partsOf));

  function known(text: string): string | undefined {
    if (Object.hasOwn(glossary, text)) return glossary[text];
    for (const pattern of patterns) {
      const english = pattern(text);
      if (english !== undefined) return english;
    }
    return undefined;
  }

  /** A part may be several texts: «a | b» of a combined error, «a, b» of what a password lacks. */
  function partsOf(text: string): string {
    return each(text, ' | ', (part) => known(part) ?? each(part, ', ', (item) => known(item) ?? item));
  }

  return (text) => known(text) ?? text;
}

function each(text: string, separator: string, translate: (part: string) => string): string {
  return text.split(separator).map(translate).join(separator);
}

function patternOf(spanish: string, english: string, translate: (part: string) => string): Pattern {
  // Between the fixed parts stand the names of the places.
  const parts = spanish.split(place);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (text) => {
    const found = expression.exec(text)?.slice(1);
    if (!found) return undefined;
    return english.replaceAll(new RegExp(place, 'g'), (_, name: string) =>
      translate(found[names.indexOf(name)] ?? ''),
    );
  };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
