import { type UserType } from '@puente/domain/identity';
import { type Feature, type FeatureId, formatUsd, type Plan, plans } from '@puente/domain/plans';

/** A cell: whether it is included, or its own words (a key of the catalogue's `comparison`, or the text itself). */
export type Cell = { included: boolean } | { key: 'free' | NonNullable<Feature['level']> } | { text: string };

const rows = {
  user: ['price', 'generalJobs', 'alerts', 'favorites', 'resources', 'priority', 'coaching'],
  employer: [
    'price',
    'jobsPerMonth',
    'candidates',
    'management',
    'exclusiveResources',
    'featured',
    'reports',
  ],
} as const satisfies Record<UserType, readonly ('price' | FeatureId)[]>;

type RowKey = (typeof rows)[UserType][number];

export interface ComparisonRow {
  /** Key of the catalogue's `comparison`. */
  key: RowKey;
  cells: readonly Cell[];
}

/** The plans that have a price, in the catalogue's order. */
export function comparedPlans(role: UserType): readonly Plan[] {
  return plans[role].filter(({ monthlyCents }) => monthlyCents !== null);
}

function cellOf({ monthlyCents, jobsPerMonth, features }: Plan, key: RowKey): Cell {
  if (key === 'price') return monthlyCents ? { text: formatUsd(monthlyCents) } : { key: 'free' };
  if (key === 'jobsPerMonth') return { text: String(jobsPerMonth ?? '') };
  const feature = features.find(({ id }) => id === key);
  return feature?.level ? { key: feature.level } : { included: feature !== undefined };
}

export function comparisonRows(role: UserType): ComparisonRow[] {
  return rows[role].map((key) => ({ key, cells: comparedPlans(role).map((plan) => cellOf(plan, key)) }));
}
