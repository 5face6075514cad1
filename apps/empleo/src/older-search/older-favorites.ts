import { keep, readKeptJson } from '@puente/platform/storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { type OlderJob } from './older-jobs.ts';

/** A favourite of the older search, as it is kept in the browser. */
export interface OlderFavorite {
  id: number;
  category: 'Empleo';
  /** The job's title. */
  resource: string;
  /** Its page. */
  link: string;
}

/** One for each account, since a browser may have several readers. */
const keyOf = (user: number) => `puente.older-favorites.${user}`;

export function readOlderFavorites(user: number): OlderFavorite[] {
  const kept = readKeptJson('localStorage', keyOf(user));
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (one: unknown): one is OlderFavorite => typeof (Object(one) as OlderFavorite).id === 'number',
  );
}

/**
 * Makes a job a favourite, or none any more.
 * @returns whether that could be kept
 */
export function keepOlderFavorite(
  { id, title }: Pick<OlderJob, 'id' | 'title'>,
  user: number,
  wanted: boolean,
): boolean {
  const others = readOlderFavorites(user).filter((one) => one.id !== id);
  const favorite: OlderFavorite = { id, category: 'Empleo', resource: title, link: `/detalle-empleo/${id}` };
  return keep('localStorage', keyOf(user), JSON.stringify(wanted ? [favorite, ...others] : others));
}

/** Whether a job is a favourite of somebody's, as another tab may make it too, and how that is shown at once. */
export function useOlderFavorite(id: number, user: number | undefined) {
  const kept = () => user !== undefined && readOlderFavorites(user).some((one) => one.id === id);
  const [saved, setSaved] = useState(kept);
  const look = useEffectEvent(() => setSaved(kept()));
  useEffect(() => {
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return [saved, setSaved] as const;
}
