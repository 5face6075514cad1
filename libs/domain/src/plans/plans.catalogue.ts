import { type UserType } from '../identity/user.enums.ts';

export interface Plan {
  id: string;
  name: string;
  /** Per month, in US cents; null: by agreement. */
  monthlyCents: number | null;
  /** Jobs an employer may publish per month; null: not limited by the plan. */
  jobsPerMonth: number | null;
  /** Whether `highlight` is honoured. */
  featuredJobs: boolean;
  features: readonly string[];
}

const userBasic = ['Empleos generales', 'Alertas de empleo', 'Favoritos', 'Recursos limitados'] as const;

const userPremium = [
  'Empleos generales',
  'Alertas de empleo',
  'Favoritos',
  'Acceso prioritario a empleos destacados',
  'Recursos exclusivos de educación, emprendimiento y migración',
] as const;

const employerBusiness = [
  '5 empleos al mes',
  'Acceso amplio a candidatos',
  'Herramientas de gestión',
  'Recursos exclusivos',
] as const;

export const plans = {
  user: [
    {
      id: 'user-basico',
      name: 'Básico',
      monthlyCents: 0,
      jobsPerMonth: null,
      featuredJobs: false,
      features: userBasic,
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
      features: [...userPremium, 'Sesiones individuales de coaching'],
    },
  ],
  employer: [
    {
      id: 'employer-basico',
      name: 'Básico',
      monthlyCents: 0,
      jobsPerMonth: 1,
      featuredJobs: false,
      features: ['1 empleo al mes', 'Acceso limitado a candidatos'],
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
      features: [...employerBusiness, 'Empleos destacados', 'Reportes avanzados'],
    },
    {
      id: 'employer-personalizado',
      name: 'Personalizado',
      monthlyCents: null,
      jobsPerMonth: null,
      featuredJobs: true,
      features: ['Un plan a la medida de tu empresa', 'Contáctanos'],
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
