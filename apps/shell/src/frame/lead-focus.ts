import { useEffect } from 'react';

/** Then somebody is elsewhere, or nothing comes. In milliseconds. */
const patience = 30_000;

const heading = 'h1, h2, h3, h4';

/**
 * What takes the place of a trouble that is tried again takes the focus of its button, whose going would leave it to the
 * page's beginning; so does what comes after that (a skeleton, then a list). Whoever goes elsewhere is let go.
 */
function leadFocus(trouble: HTMLElement): void {
  const before = trouble.previousElementSibling;
  const around: HTMLElement[] = [];
  for (let one = trouble.parentElement; one; one = one.parentElement) around.push(one);

  let reached: HTMLElement | undefined;
  const lead = () => {
    if (document.activeElement !== document.body) return;
    // Tried again where it stands, with its button out of use meanwhile.
    if (trouble.isConnected) return trouble.querySelector<HTMLElement>('button:enabled')?.focus();
    const [box = document.body] = around.filter(({ isConnected }) => isConnected);
    const after = before?.isConnected ? before.nextElementSibling : box.firstElementChild;
    const place = box === around[0] && after instanceof HTMLElement ? after : box;
    const target = place.matches(heading) ? place : (place.querySelector<HTMLElement>(heading) ?? place);
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    reached = target;
    target.focus({ preventScroll: true });
  };
  const end = () => {
    clearTimeout(limit);
    observer.disconnect();
    document.removeEventListener('focusin', leave);
  };
  const leave = ({ target }: FocusEvent) => {
    if (target !== reached && !trouble.contains(target as Node)) end();
  };
  const observer = new MutationObserver(lead);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const limit = setTimeout(end, patience);
  document.addEventListener('focusin', leave);
}

const marked = '[data-trouble]';

/** Leads whoever tries again what failed (`ErrorState`), on any page; who had the way out when it was tried by itself, too. */
export function useLedFocus(): void {
  useEffect(() => {
    const leadFrom = (element: unknown) => {
      const trouble =
        element instanceof Element && element.closest('button') && element.closest<HTMLElement>(marked);
      if (trouble) leadFocus(trouble);
    };
    const onClick = ({ target }: MouseEvent) => leadFrom(target);
    const onFound = () => leadFrom(document.activeElement);
    document.addEventListener('click', onClick, true);
    window.addEventListener('online', onFound, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('online', onFound, true);
    };
  }, []);
}
