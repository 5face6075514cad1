import { readKeptJson } from '../storage/kept.ts';

/** Counts by the `to` of the navigation entry they belong to. */
export type NavigationBadges = Readonly<Record<string, number>>;

export const storageKey = 'navigation-badges';

type BadgesAction = { type: 'navigationBadges/set'; payload: NavigationBadges };

export const setBadges = (payload: NavigationBadges): BadgesAction => ({
  type: 'navigationBadges/set',
  payload,
});

export function navigationBadgesReducer(
  state: NavigationBadges = readStoredBadges(),
  action: { type: string },
): NavigationBadges {
  return action.type === 'navigationBadges/set' ? (action as BadgesAction).payload : state;
}

/** Reads what another visit or another tab left in the browser. Anything damaged counts as nothing. */
export function readStoredBadges(): NavigationBadges {
  return (readKeptJson('localStorage', storageKey) as NavigationBadges | null | undefined) ?? {};
}
