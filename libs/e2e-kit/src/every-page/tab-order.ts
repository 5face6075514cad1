/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Page } from '@playwright/test';

declare global {
  interface Window {
    tabStops: { complaints: () => string[]; missed: () => string[]; count: number };
  }
}

/**
 * Goes through the page with Tab, from its beginning to its end. Complains of controls that are not reached, of a focus
 * that is not seen (no ring, a ring the colour of its ground, something else on top), and of places there is no way out of.
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  await page.evaluate(installTabStops);
  const count = await page.evaluate(() => window.tabStops.count);
  const complaints: string[] = [];
  // The browser may add stops of its own, such as areas that scroll; the walk ends outside the page.
  for (let press = 0; press < count * 2 + 10; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() =>
      document.activeElement === document.body ? undefined : window.tabStops.complaints(),
    );
    if (!found) return [...complaints, ...(await page.evaluate(() => window.tabStops.missed()))];
    complaints.push(...found);
  }
  const stuck = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  return [...complaints, `no way out with Tab; at last the focus was on ${stuck ?? ''}`];
}

/** To be run in the page: it stands alone there. */
function installTabStops(): void {
  const markup = (element: Element) => {
    const [tag = ''] = element.outerHTML.replaceAll(/\s+/g, ' ').split('>');
    return `${tag}> ${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`.trim();
  };
  const candidates =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]';
  const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !isOtherRadio(element),
  );
  const ringAtRest = new Map(stops.map((element) => [element, getComputedStyle(element).boxShadow]));
  const reached = new Set<Element>();
  type Channels = [red: number, green: number, blue: number, alpha: number];
  const measured = new Map<string, Channels>();

  /** Of a group of radio buttons Tab reaches the chosen one, or else the first. */
  function isOtherRadio(element: HTMLElement): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`),
    ];
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  }

  function complaints(): string[] {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return [];
    reached.add(element);
    const found: string[] = [];
    const ring = ringOf(element);
    if (!ring) found.push(`no focus to be seen: ${markup(element)}`);
    else if (ring.contrast < 3)
      found.push(`a focus of contrast ${ring.contrast.toFixed(1)}: ${markup(element)}`);
    const cover = coverOf(element);
    if (cover) found.push(`the focus is under ${markup(cover)}: ${markup(element)}`);
    return found;
  }

  function ringOf(element: HTMLElement): { contrast: number } | undefined {
    // A control may be unseen itself, its ring drawn around what stands for it, or around the card it is the heart of.
    const parts = [element, element.nextElementSibling, element.parentElement].filter(
      (part) => part !== null,
    );
    for (const part of parts) {
      for (const pseudo of [null, '::after']) {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(part, pseudo);
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) continue;
        const isOutside = Number.parseFloat(outlineOffset) >= 0;
        const ground = groundOf(isOutside ? part.parentElement : part, part);
        return { contrast: ground ? contrastOf(outlineColor, ground) : 21 };
      }
    }
    const { boxShadow } = getComputedStyle(element);
    return boxShadow !== 'none' && boxShadow !== ringAtRest.get(element) ? { contrast: 21 } : undefined;
  }

  /** The colour behind a part; undefined where it is a picture. */
  function groundOf(part: Element | null, above = part): string | undefined {
    if (!part || !above) return 'rgb(255, 255, 255)';
    for (const pseudo of ['::after', '::before', null]) {
      if (pseudo && !liesUnder(part, pseudo, above)) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(part, pseudo);
      if (backgroundImage !== 'none') return undefined;
      if (channels(backgroundColor)[3] === 1) return backgroundColor;
    }
    return groundOf(part.parentElement, above);
  }

  /** Whether a sheet that is drawn behind a part's contents reaches as far as one of these. */
  function liesUnder(part: Element, pseudo: string, above: Element): boolean {
    const style = getComputedStyle(part, pseudo);
    if (style.content === 'none' || style.position !== 'absolute' || part === above) return false;
    const [box, inner] = [part.getBoundingClientRect(), above.getBoundingClientRect()];
    const left = box.left + Number.parseFloat(style.left);
    const top = box.top + Number.parseFloat(style.top);
    return (
      left <= inner.left &&
      top <= inner.top &&
      left + Number.parseFloat(style.width) >= inner.right &&
      top + Number.parseFloat(style.height) >= inner.bottom
    );
  }

  function channels(color: string): Channels {
    const known = measured.get(color) ?? measure(color);
    measured.set(color, known);
    return known;
  }

  function measure(color: string): Channels {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function contrastOf(one: string, other: string): number {
    const luminance = (color: string) => {
      const [red, green, blue] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  /** What hides all of a focused part; undefined when some of it is seen. */
  function coverOf(element: HTMLElement): Element | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = [0.1, 0.5, 0.9];
    const hits = at.flatMap((x) =>
      at.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const isOwn = (hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit) === true);
    return hits.some(isOwn) ? undefined : (hits.find((hit) => hit !== null) ?? document.documentElement);
  }

  window.tabStops = {
    complaints,
    missed: () =>
      stops
        .filter((stop) => stop.isConnected && !reached.has(stop))
        .map((stop) => `not reached with Tab: ${markup(stop)}`),
    count: stops.length,
  };
}
