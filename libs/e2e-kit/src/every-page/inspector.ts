/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Questions asked inside a page. Each answers with complaints: what is wrong, and the markup it is wrong with. */
export interface Inspector {
  /** One visible `h1`, inside `main`; the title made of it; the landmarks of the frame. */
  structure: () => string[];
  /** Whatever makes the page wider than the window. */
  sideways: () => string[];
  /** Text that something cuts off, or that lies on other text. */
  unreadable: () => string[];
  /** Words of titles and buttons that are broken over lines, though a line would hold them. */
  brokenWords: () => string[];
  /** Controls that cannot be pressed where they are seen. */
  unpressable: () => string[];
  /** Links and buttons of the frame smaller than 44 px. */
  smallTargets: () => string[];
  /** Whatever moves, for people who asked for stillness. */
  moving: () => string[];
}

declare global {
  interface Window {
    inspector: Inspector;
  }
}

/** To be run in the page: it stands alone there. */
export function installInspector(): void {
  const all = (selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const words = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const markup = (element: Element) => {
    const [tag = ''] = words(element.outerHTML).split('>');
    return `${tag}> ${words(element.textContent).slice(0, 40)}`.trim();
  };
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  /** What only screen readers get, and what shows itself once it has the focus, is clipped to nothing. */
  const isClipped = (element: Element) =>
    ancestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)');
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !isClipped(element)
    );
  };
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

  function structure(): string[] {
    const complaints: string[] = [];
    const headings = all('h1').filter(isShown);
    const [heading] = headings;
    if (headings.length !== 1) complaints.push(`${headings.length} visible h1`);
    if (heading && !heading.closest('main')) complaints.push('the h1 is not in main');
    const expected = `${words(heading?.textContent ?? '')} · Puente`;
    if (document.title !== expected) complaints.push(`the title is «${document.title}», not «${expected}»`);
    for (const landmark of ['#root > header', 'main', '#root > footer', 'nav']) {
      if (!all(landmark).some(isShown)) complaints.push(`no ${landmark} is to be seen`);
    }
    return complaints;
  }

  function sideways(): string[] {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    if (scrollWidth <= clientWidth) return [];
    const reach = all('body *')
      .filter((element) => isShown(element) && !element.closest('svg *'))
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ right }) => right > clientWidth)
      .toSorted((one, other) => other.right - one.right);
    const widest = reach.filter(({ right }) => right === reach[0]?.right).at(-1);
    return [`${scrollWidth} px wide, ${clientWidth} are there: ${widest ? markup(widest.element) : '?'}`];
  }

  /** Every piece of text that is to be seen, with where it stands. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { element: HTMLElement; rects: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || words(walker.currentNode.textContent) === '' || !isShown(element)) continue;
      if (element.closest('[aria-hidden=true], option, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      found.push({ element, rects: [...range.getClientRects()] });
    }
    return found;
  }

  function unreadable(): string[] {
    const found = texts();
    const cut = found.flatMap(({ element, rects }) => {
      const edge = ancestors(element).find((ancestor) => cuts(ancestor, rects));
      return edge ? [`cut off: ${markup(element)} by ${markup(edge).split('>')[0]}>`] : [];
    });
    const flowing = found.filter(({ element }) => !ancestors(element).some(isLifted));
    const overlaid = flowing.flatMap(({ element, rects }, index) =>
      flowing
        .slice(index + 1)
        .filter((other) => other.element !== element && other.rects.some((rect) => rects.some(lieOn(rect))))
        .map((other) => `on each other: ${markup(element)} and ${markup(other.element)}`),
    );
    return [...new Set([...cut, ...overlaid])];
  }

  function cuts(ancestor: Element, rects: DOMRect[]): boolean {
    const style = getComputedStyle(ancestor);
    // A text shortened on purpose says so with dots; its whole is one press away.
    if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') return false;
    const box = ancestor.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return rects.some(
      ({ left, right, top, bottom, height }) =>
        (hides(style.overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
        (hides(style.overflowY) && (top < box.top - height / 3 || bottom > box.bottom + height / 3)),
    );
  }

  function brokenWords(): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const complaints: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element?.closest('h1, button, a[class*=button]') || !isShown(element)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()];
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        const lines = new Set(pieces.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && width < lineOf(element)) complaints.push(`«${word}»: ${markup(element)}`);
      }
    }
    return complaints;
  }

  /** What a line could hold if nothing stood beside it. */
  function lineOf(element: Element): number {
    const inner = (box: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const own = element.closest('h1, button, a[class*=button]') ?? element;
    const place = element.closest('article, form, dialog, section, main, header, footer') ?? document.body;
    // A rem at either side is the least that the page keeps free.
    const page = innerWidth - 2 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Math.min(inner(place), page) - (own.clientWidth - inner(own));
  }

  const isLifted = (element: Element) =>
    ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position);

  const lieOn = (one: DOMRect) => (other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // Line boxes may touch; letters that lie on letters share more than half a line.
    return width > 2 && height > Math.min(one.height, other.height) / 2;
  };

  function unpressable(): string[] {
    const before = window.scrollY;
    const complaints = all(controls)
      .filter((element) => isShown(element) && !element.matches(':disabled'))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!hit) return [`outside the window: ${markup(element)}`];
        const label = element.closest('label');
        if (element.contains(hit) || label?.contains(hit)) return [];
        return [`under ${markup(hit)}: ${markup(element)}`];
      });
    window.scrollTo(0, before);
    return complaints;
  }

  function smallTargets(): string[] {
    return all('#root > :not(main) :is(a[href], button)')
      .filter(isShown)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map(markup);
  }

  function moving(): string[] {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(
        (animation) => `runs: ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''}`,
      );
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const slow = all('body, body *')
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return (
          seconds(transitionDuration) > 0.01 ||
          (animationName !== 'none' && seconds(animationDuration) > 0.01)
        );
      })
      .map((element) => `would move: ${markup(element)}`);
    return [...running, ...slow];
  }

  window.inspector = { structure, sideways, unreadable, brokenWords, unpressable, smallTargets, moving };
}
