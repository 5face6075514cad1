import { type KnownPlace } from '@puente/domain/places';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';

export interface WordSuggestion {
  kind: 'title' | 'category' | 'subcategory' | 'company';
  text: string;
}

export const { useSuggestWordsQuery, useSuggestPlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    suggestWords: build.query<WordSuggestion[], string>({
      query: (q) => `/jobs/suggestions${query({ q })}`,
      transformResponse: ({ data }: { data: WordSuggestion[] }) => data,
    }),
    suggestPlaces: build.query<KnownPlace[], { q: string; prefer: string }>({
      query: (asked) => `/places${query(asked)}`,
      transformResponse: ({ data }: { data: KnownPlace[] }) => data,
    }),
  }),
});
