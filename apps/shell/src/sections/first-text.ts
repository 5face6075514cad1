let kept: { path: string; text: Element } | undefined;

/** Keeps what the gateway put into the page to be read until it is drawn; to be called before that is taken away. */
export function keepFirstText(): void {
  const text = document.querySelector('.first > *');
  kept = text ? { path: location.pathname, text } : undefined;
}

/** For who waits for that very page. */
export const firstText = (): Element | undefined =>
  kept?.path === location.pathname ? kept.text : undefined;

/** The page is drawn. */
export function forgetFirstText(): void {
  kept = undefined;
}
