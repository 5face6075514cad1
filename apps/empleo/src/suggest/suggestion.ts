import { type JobSearch } from '@puente/domain/job-search';
import { type WordSuggestion } from './suggest-words.endpoints.ts';

/** One line of the list under a box. */
export type Suggestion =
  | WordSuggestion
  | { kind: 'place'; text: string; country: string | null }
  /** A whole search of before, described. */
  | { kind: 'recent'; text: string; search: JobSearch }
  /** Forgets the searches of before. */
  | { kind: 'forget'; text: string };

/** Which box asks. */
export type Box = 'text' | 'place';
