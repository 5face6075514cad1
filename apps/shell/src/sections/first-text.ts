import { currentLanguage } from '@puente/platform/host';

interface Kept {
  path: string;
  text: HTMLElement;
  /** In pixels; told by an observer, which makes a browser lay out nothing that it would not. */
  height: number;
  /** Is told of another height. */
  fit?: () => void;
}

let kept: Kept | undefined;

/** Finds what the gateway put into the page to be read until it is drawn; to be called before anything is. */
export function keepFirstText(): void {
  const text = document.querySelector<HTMLElement>('.first');
  // What a page says of itself stands in the HTML in Spanish alone; what people wrote is the same in any language.
  const legible = text && !(isLead(text) && currentLanguage() !== 'es');
  kept = undefined;
  if (!legible) return;
  text.id = 'first-text';
  const now: Kept = { path: location.pathname, text, height: heightOf(text) };
  kept = now;
  new ResizeObserver(() => {
    // Hidden, it keeps its room.
    now.height = heightOf(text) || now.height;
    now.fit?.();
  }).observe(text);
}

/** Of its lines, without what lies around them. */
const heightOf = (text: HTMLElement) => text.firstElementChild?.getBoundingClientRect().height ?? 0;

/** For who waits for that very page. */
export const firstText = (): HTMLElement | undefined =>
  kept?.path === location.pathname ? kept.text : undefined;

/** Whether that is the page's title and what it is about: more is to come. */
export const isLead = (text: HTMLElement) => text.querySelector('[data-lead]') !== null;

/**
 * Leaves it where it is, above the room that the page's skeleton has for it, which is made as high as it is at any width
 * and in any font: set into the page anew, a browser counts it as painted then, and a reader loses the line.
 *
 * @returns for when the skeleton goes
 */
export function awaitPage(room: HTMLElement): () => void {
  const now = kept;
  if (!now) return () => undefined;
  now.text.dataset['awaited'] = '';
  now.fit = () => {
    room.style.blockSize = `${now.height}px`;
  };
  // At once: what is below stood at the top until an observer is called, and Chromium takes it for having jumped.
  now.fit();
  return () => {
    delete now.fit;
    delete now.text.dataset['awaited'];
  };
}

/** The frame is drawn: nothing stands for it any more, and what stands for its page is a part of it. */
export function endWaiting(): void {
  document.querySelector('[data-waiting]')?.remove();
  if (!kept) return forgetFirstText();
  kept.text.removeAttribute('role');
  kept.text.dataset['framed'] = '';
}

/** The page is drawn. */
export function forgetFirstText(): void {
  document.querySelector('.first')?.remove();
  kept = undefined;
}
