import { type UserType } from '../identity/user.enums.ts';

/** What plans are compared by; the last two are said of a plan by agreement. */
export type FeatureId =
  | 'generalJobs'
  | 'alerts'
  | 'favorites'
  | 'resources'
  | 'priority'
  | 'coaching'
  | 'jobsPerMonth'
  | 'candidates'
  | 'management'
  | 'exclusiveResources'
  | 'featured'
  | 'reports'
  | 'toMeasure'
  | 'contact';

/** Something that a plan includes. */
export interface Feature {
  id: FeatureId;
  /** Which kind of it, where every plan includes some. */
  level?: 'limited' | 'exclusive' | 'restricted' | 'wide';
  /** As it is advertised. */
  text: string;
}

export interface Plan {
  id: string;
  name: string;
  /** Per month, in US cents; null: by agreement. */
  monthlyCents: number | null;
  /** Jobs an employer may publish per month; null: not limited by the plan. */
  jobsPerMonth: number | null;
  /** Whether `highlight` is honoured. */
  featuredJobs: boolean;
  features: readonly Feature[];
}

const forEverySeeker = [
  { id: 'generalJobs', text: 'Empleos generales' },
  { id: 'alerts', text: 'Alertas de empleo' },
  { id: 'favorites', text: 'Favoritos' },
] as const;

const userPremium = [
  ...forEverySeeker,
  { id: 'priority', text: 'Acceso prioritario a empleos destacados' },
  {
    id: 'resources',
    level: 'exclusive',
    text: 'Recursos exclusivos de educación, emprendimiento y migración',
  },
] as const;

const employerBusiness = [
  { id: 'jobsPerMonth', text: '5 empleos al mes' },
  { id: 'candidates', level: 'wide', text: 'Acceso amplio a candidatos' },
  { id: 'management', text: 'Herramientas de gestión' },
  { id: 'exclusiveResources', text: 'Recursos exclusivos' },
] as const;

export const plans = {
  user: [
    {
      id: 'user-basico',
      name: 'Básico',
      monthlyCents: 0,
      jobsPerMonth: null,
      featuredJobs: false,
      features: [...forEverySeeker, { id: 'resources', level: 'limited', text: 'Recursos limitados' }],
    },
    {
      id: 'user-premium',
      name: 'Premium',
      monthlyCents: 599,
      jobsPerMonth: null,
      featuredJobs: true,
      features: userPremium,
    },
    {
      id: 'user-pro',
      name: 'Pro',
      monthlyCents: 999,
      jobsPerMonth: null,
      featuredJobs: true,
      features: [...userPremium, { id: 'coaching', text: 'Sesiones individuales de coaching' }],
    },
  ],
  employer: [
    {
      id: 'employer-basico',
      name: 'Básico',
      monthlyCents: 0,
      jobsPerMonth: 1,
      featuredJobs: false,
      features: [
        { id: 'jobsPerMonth', text: '1 empleo al mes' },
        { id: 'candidates', level: 'restricted', text: 'Acceso limitado a candidatos' },
      ],
    },
    {
      id: 'employer-empresarial',
      name: 'Empresarial',
      monthlyCents: 999,
      jobsPerMonth: 5,
      featuredJobs: false,
      features: employerBusiness,
    },
    {
      id: 'employer-corporativo',
      name: 'Corporativo',
      monthlyCents: 1999,
      jobsPerMonth: 5,
      featuredJobs: true,
      // Like Pro, it adds to the plan before it: who pays more does not lose what the cheaper plan has.
      features: [
        ...employerBusiness,
        { id: 'featured', text: 'Empleos destacados' },
        { id: 'reports', text: 'Reportes avanzados' },
      ],
    },
    {
      id: 'employer-personalizado',
      name: 'Personalizado',
      monthlyCents: null,
      jobsPerMonth: null,
      featuredJobs: true,
      features: [
        { id: 'toMeasure', text: 'Un plan a la medida de tu empresa' },
        { id: 'contact', text: 'Contáctanos' },
      ],
    },
  ],
} as const satisfies Record<UserType, readonly Plan[]>;

/** Everybody has the free plan of their role, as long as no plan can be bought. */
export const currentPlanId: Record<UserType, string> = { user: 'user-basico', employer: 'employer-basico' };

/** The plan of everybody of a role. */
export function currentPlan(role: UserType): Plan {
  const found = plans[role].find(({ id }) => id === currentPlanId[role]);
  if (!found) throw new Error(`no plan ${currentPlanId[role]}`);
  return found;
}
