import { type UserType } from '@puente/domain/identity';
import { formatUsd, type Plan, plans } from '@puente/domain/plans';

/** A cell: whether it is included, or its own words (a key of the catalogue's `comparison`, or the text itself). */
export type Cell = { included: boolean } | { key: string } | { text: string };

export interface ComparisonRow {
  /** Key of the catalogue's `comparison`. */
  key: string;
  cells: readonly Cell[];
}

/** The plans that have a price, in the catalogue's order. */
export function comparedPlans(role: UserType): readonly Plan[] {
  return plans[role].filter(({ monthlyCents }) => monthlyCents !== null);
}

const withFeature = (pattern: RegExp) => (plan: Plan) => ({
  included: plan.features.some((feature) => pattern.test(feature)),
});

const price = ({ monthlyCents }: Plan): Cell =>
  monthlyCents ? { text: formatUsd(monthlyCents) } : { key: 'free' };

const rows: Record<UserType, Record<string, (plan: Plan) => Cell>> = {
  user: {
    price,
    generalJobs: withFeature(/^Empleos generales$/),
    alerts: withFeature(/^Alertas/),
    favorites: withFeature(/^Favoritos$/),
    resources: (plan) => ({
      key: plan.features.some((feature) => /^Recursos exclusivos/.test(feature)) ? 'exclusive' : 'limited',
    }),
    priority: withFeature(/^Acceso prioritario/),
    coaching: withFeature(/coaching$/),
  },
  employer: {
    price,
    jobsPerMonth: ({ jobsPerMonth }) => ({ text: String(jobsPerMonth ?? '') }),
    candidates: (plan) => ({
      key: plan.features.some((feature) => /^Acceso amplio/.test(feature)) ? 'wide' : 'restricted',
    }),
    management: withFeature(/^Herramientas de gestión$/),
    exclusiveResources: withFeature(/^Recursos exclusivos$/),
    featured: ({ featuredJobs }) => ({ included: featuredJobs }),
    reports: withFeature(/^Reportes avanzados$/),
  },
};

export function comparisonRows(role: UserType): ComparisonRow[] {
  return Object.entries(rows[role]).map(([key, cell]) => ({ key, cells: comparedPlans(role).map(cell) }));
}
