import { useTranslation } from '@puente/platform';
import { useEffect, useState } from 'react';
import { recentSearches } from '../reader/recent-searches.ts';
import { describeSearch } from '../search/wish-labels.ts';
import { type Box, type Suggestion } from './suggestion.ts';
import { useSuggestPlacesQuery, useSuggestWordsQuery } from './suggest-words.endpoints.ts';

/** How long somebody stops typing before the server is asked, in milliseconds. */
const pause = 150;
/** Characters that the server wants at least. */
const fewest = 2;

/**
 * What is offered for what stands in a box: of the server, or, while the box is as good as empty, what was searched before.
 * The answer shown is always the latest asked for: of a call that comes late nothing is seen.
 * @param country whose places come first; '' where none does
 */
export function useSuggestions(box: Box, typed: string, country: string): Suggestion[] {
  const { t } = useTranslation('empleo');
  const q = useSettled(typed.trim().slice(0, 60));
  const tooShort = typed.trim().length < fewest || q.length < fewest;
  const words = useSuggestWordsQuery(q, { skip: tooShort || box !== 'text' });
  const places = useSuggestPlacesQuery({ q, prefer: country }, { skip: tooShort || box !== 'place' });
  if (typed.trim() === '') {
    const recent = recentSearches();
    if (box === 'place') {
      const before = [...new Set(recent.map(({ place }) => place).filter(Boolean))];
      return before.map((text) => ({ kind: 'place', text, country: null }));
    }
    const before = recent.map((search): Suggestion => {
      return { kind: 'recent', text: describeSearch(search, t), search };
    });
    return before.length > 0 ? [...before, { kind: 'forget', text: t('find.forget') }] : [];
  }
  if (tooShort) return [];
  if (box === 'text') return words.isError ? [] : (words.data ?? []);
  const found = places.isError ? [] : (places.data ?? []);
  return found.map(({ label, country: of }) => ({ kind: 'place', text: label, country: of }));
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
