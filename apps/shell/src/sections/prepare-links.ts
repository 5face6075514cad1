import { type Registry } from '@puente/composition';
import { matchRoutes } from 'react-router-dom';
import { pages } from '../pages.ts';
import { loadApiClient } from './api-client.ts';
import { asksApi, filesOf, furtherFilesOf } from './files-of.ts';
import { preload } from './preload.ts';

/** Somebody who goes on with Tab is past the link by then. In milliseconds. */
const stay = 150;

/**
 * Fetches what a link leads to as soon as a finger is on it, or somebody has come to it by the keyboard. Not under a mouse
 * that passes: over a list or a menu it would fetch what nobody opens, at the expense of who pays for their data.
 * @returns ends it
 */
export function prepareLinks({ sections }: Registry): () => void {
  const routes = [
    ...Object.entries(pages).map(([path, open]) => ({
      path,
      handle: () => void open().catch(() => undefined),
    })),
    ...Object.values(sections).flatMap((registered) =>
      registered.descriptor.routes.map(({ path }) => ({
        path,
        handle: (search: string) => {
          preload([
            registered.entry,
            ...filesOf(registered, path),
            ...furtherFilesOf(registered, path, search),
          ]);
          if (asksApi(registered, path, search)) loadApiClient().catch(() => undefined);
        },
      })),
    ),
  ];
  const prepare = (link: HTMLAnchorElement) => {
    if (link.origin !== location.origin || link.pathname === location.pathname) return;
    const [route] = matchRoutes(routes, link.pathname) ?? [];
    (route?.route.handle as ((search: string) => void) | undefined)?.(link.search);
  };

  let staying: ReturnType<typeof setTimeout> | undefined;
  const onPress = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) prepare(link);
  };
  const onFocus = ({ target }: Event) => {
    clearTimeout(staying);
    const link = linkAt(target);
    if (link) staying = setTimeout(() => document.activeElement === link && prepare(link), stay);
  };
  addEventListener('pointerdown', onPress, { passive: true });
  addEventListener('focusin', onFocus);
  return () => {
    clearTimeout(staying);
    removeEventListener('pointerdown', onPress);
    removeEventListener('focusin', onFocus);
  };
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
