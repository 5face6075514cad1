import { type JobSearch } from '@puente/domain/job-search';
import { savedSearchNameLength } from '@puente/domain/jobs';
import { translateText } from '@puente/platform';
import { describeSearch, type Translate } from '../search/wish-labels.ts';

/**
 * «Mesera en Houston»: what somebody would call a search, to begin with.
 * @param company what the company that is searched for is called
 */
export function nameOfSearch(search: JobSearch, t: Translate, company?: string | null): string {
  const what = search.text || translateText(search.subcategory || search.category) || (company ?? '');
  const where = search.place || translateText(search.province || search.country);
  const name =
    what && where
      ? t('saveSearch.whatWhere', { what, where })
      : what || (where ? t('saveSearch.where', { where }) : describeSearch(search, t, company));
  const short = (name.charAt(0).toLocaleUpperCase() + name.slice(1)).slice(0, savedSearchNameLength);
  // Half an emoji would be refused.
  return short.replace(/\p{Surrogate}$/u, '').trim();
}
