import { followKept, keep } from '../storage/kept.ts';
import { store, useAppSelector } from '../store/store.ts';
import { type NavigationBadges, readStoredBadges, setBadges, storageKey } from './navigation-badges.ts';

/**
 * Draws a count on every navigation entry of the frame that leads to `to`, such as the articles in the cart; 0 takes it
 * away. It is kept in the browser: the next visit shows it before the section is loaded, and other tabs follow.
 */
export function setNavigationBadge(to: string, count: number): void {
  const badges = { ...store.getState().navigationBadges, [to]: count };
  store.dispatch(setBadges(badges));
  keep('localStorage', storageKey, JSON.stringify(badges));
}

/** All counts, for the frame to draw. */
export function useNavigationBadges(): NavigationBadges {
  return useAppSelector(({ navigationBadges }) => navigationBadges);
}

followKept([storageKey], () => store.dispatch(setBadges(readStoredBadges())));
