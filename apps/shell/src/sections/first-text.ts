import { currentLanguage } from '@puente/platform/host';

let kept: { path: string; text: HTMLElement } | undefined;

/** Keeps what the gateway put into the page to be read until it is drawn; to be called before that is taken away. */
export function keepFirstText(): void {
  const text = document.querySelector<HTMLElement>('.first > *');
  // What a page says of itself stands in the HTML in Spanish alone; what people wrote is the same in any language.
  const legible = text && !(isLead(text) && currentLanguage() !== 'es');
  kept = legible ? { path: location.pathname, text } : undefined;
}

/** For who waits for that very page. */
export const firstText = (): HTMLElement | undefined =>
  kept?.path === location.pathname ? kept.text : undefined;

/** Whether that is the page's title and what it is about: more is to come. */
export const isLead = (text: HTMLElement) => text.dataset['lead'] !== undefined;

/** The page is drawn. */
export function forgetFirstText(): void {
  kept = undefined;
}
