import { type JobSearch, radiusUnit, type Wish, wishesOf, withoutWish } from '@puente/domain/job-search';
import { comparedMoney, visaRequirementFor } from '@puente/domain/jobs';
import { formatNumber, translateText, type useTranslation } from '@puente/platform';

export type Translate = ReturnType<typeof useTranslation<'empleo'>>['t'];

/**
 * The label of one wish that the search has.
 * @param company what the company that is searched for is called; null where there is none, undefined where nobody knows
 */
export function labelOf(search: JobSearch, wish: Wish, t: Translate, company?: string | null): string {
  switch (wish) {
    case 'text':
    case 'place':
      return search[wish];
    case 'radius':
      return t(`find.chip.${radiusUnit(search) ?? 'either'}`, { radius: search.radius });
    case 'at':
      return t('find.chip.at');
    case 'payFrom': {
      const { sign, perDollar } = comparedMoney(search.country);
      return t('find.chip.pay', { sign, yearly: formatNumber(search.payFrom * perDollar) });
    }
    case 'since':
      return search.since && t(`find.recency.${search.since}`);
    case 'visa':
      return search.visa && t(`job.visa.${visaRequirementFor(search.visa)}`);
    case 'language':
      return search.language && t(`job.language.${search.language}`);
    case 'affinities':
      return search.affinities.map(translateText).join(', ');
    case 'employer':
      if (company) return t('find.chip.employer', { name: company });
      return t(company === null ? 'find.chip.noEmployer' : 'find.chip.someEmployer');
    default:
      return translateText(search[wish]);
  }
}

/** «cocinera · Houston, Texas · Presencial»: the wishes of a search in one line. */
export function describeSearch(search: JobSearch, t: Translate, company?: string | null): string {
  return wishesOf(search)
    .map((wish) => labelOf(search, wish, t, company))
    .join(' · ');
}

export interface Chip {
  key: string;
  label: string;
  without: JobSearch;
}

/**
 * The filters that are set, each with the search without it; «¿Qué?», «¿Dónde?» and the distance stand in boxes of their own.
 * @param company as in `labelOf`
 */
export function chipsOf(search: JobSearch, t: Translate, company?: string | null): Chip[] {
  return wishesOf(search).flatMap((wish): Chip[] => {
    if (wish === 'text' || wish === 'place' || wish === 'radius') return [];
    if (wish !== 'affinities') {
      return [{ key: wish, label: labelOf(search, wish, t, company), without: withoutWish(search, wish) }];
    }
    return search.affinities.map((affinity) => {
      const affinities = search.affinities.filter((other) => other !== affinity);
      return { key: affinity, label: translateText(affinity), without: { ...search, affinities, page: 1 } };
    });
  });
}
