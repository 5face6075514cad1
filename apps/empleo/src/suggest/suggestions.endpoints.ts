import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';

export interface WordSuggestion {
  kind: 'title' | 'category' | 'subcategory' | 'company';
  text: string;
}

export interface PlaceSuggestion {
  /** As it may be searched: «Houston, Texas». */
  label: string;
  country: string | null;
}

export const { useSuggestWordsQuery, useSuggestPlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    suggestWords: build.query<WordSuggestion[], string>({
      query: (q) => `/jobs/suggestions${query({ q })}`,
      transformResponse: ({ data }: { data: WordSuggestion[] }) => data,
    }),
    suggestPlaces: build.query<PlaceSuggestion[], string>({
      query: (q) => `/places${query({ q })}`,
      transformResponse: ({ data }: { data: PlaceSuggestion[] }) => data,
    }),
  }),
});
