export type FacetName =
  | 'country'
  | 'province'
  | 'category'
  | 'subcategory'
  | 'modality'
  | 'workLanguage'
  | 'jobType'
  | 'visaRequirement'
  | 'affinities'
  | 'annualSalary'
  | 'publishedAt';

/** How many jobs there are for a search, and for each value of its filters if that were chosen instead; undefined where it is more. */
export interface FacetCounts {
  total: number | undefined;
  values: Partial<Record<FacetName, Record<string, number>>> | undefined;
}
