import { currentLanguage } from '@puente/platform/host';

let kept: { path: string; text: HTMLElement } | undefined;

/** Finds what the gateway put into the page to be read until it is drawn; to be called before anything is. */
export function keepFirstText(): void {
  const text = document.querySelector<HTMLElement>('.first');
  // What a page says of itself stands in the HTML in Spanish alone; what people wrote is the same in any language.
  const legible = text && !(isLead(text) && currentLanguage() !== 'es');
  kept = legible ? { path: location.pathname, text } : undefined;
  if (kept) kept.text.id = 'first-text';
}

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
export function awaitPage(text: HTMLElement, room: HTMLElement): () => void {
  text.dataset['awaited'] = '';
  const fit = () => {
    const { height = 0 } = text.firstElementChild?.getBoundingClientRect() ?? {};
    room.style.blockSize = `${height}px`;
  };
  // At once: what is below stood at the top until an observer is called, and Chromium takes it for having jumped.
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(text);
  return () => {
    observer.disconnect();
    delete text.dataset['awaited'];
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
