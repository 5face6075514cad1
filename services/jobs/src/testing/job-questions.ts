import { type TestPerson } from '@puente/service-kit/testing';
import { ownQuery, receivedQuery } from './application-calls.ts';

const wishes = [
  '',
  'filters[country]=Estados Unidos',
  'filters[country][$eqi]=méxico&filters[jobType]=Contrato',
  'filters[country]=Estados Unidos&filters[province]=Texas&filters[category]=Categoría 5',
  'filters[subcategory]=Oficio 7&filters[modality]=Remoto&filters[workLanguage]=Inglés',
  'filters[visaRequirement][$contains]=Patrocinio&filters[affinities][$in][0]=Jóvenes',
  'filters[annualSalary][$gte]=100000&filters[affinities][$contains]=Mujeres&filters[jobType]=Freelance',
  'filters[province]=Atlántida',
  'filters[employer][id]=1',
  'filters[employer][username]=nadie',
  'filters[datePosted][$gte]=2020-01-01&filters[datePosted][$lte]=2020-02-01',
  `filters[publishedAt][$gte]=${new Date(Date.now() - 3_600_000).toISOString()}`,
  '_q=plomero',
  '_q=plomero 3&filters[modality]=Remoto',
  '_q=vijilante',
  '_q=plomero zzzz xxxx&filters[country]=México',
  // Of each of two words there are many jobs, and of both none.
  '_q=ayudante cocinero',
  '_q=ayudante de cocina&filters[province]=Illinois',
  '_q=ayudante de cocina&filters[province]=Illinois&filters[jobType]=Contrato&filters[modality]=Remoto',
  '_q=ayudante cocinero zzzz&filters[country]=México',
  // In the text of every job.
  '_q=ayudante ganas zzzz&filters[category]=Categoría 5',
  '_q=ganas',
  '_q=ganas comida&filters[modality]=Remoto',
  '_q=ganas&filters[country]=México&filters[affinities][$contains]=Mujeres',
];
const places = [
  'place=Houston',
  'place=Texas',
  'place=México',
  'place=77036&near[miles]=10',
  'place=Houston&near[miles]=100&filters[modality]=Remoto',
  'near[zip]=10001&near[miles]=50&_q=plomero',
  'near[lat]=29.76&near[lng]=-95.37',
  'near[lat]=29.76&near[lng]=-95.37&filters[country]=México',
  'near[lat]=20.67&near[lng]=-103.35&near[km]=25',
  'near[lat]=90&near[lng]=0&near[km]=10',
  'place=Houston&sort=distance',
  'place=Texas&sort=distance',
  'place=xyzzy',
];
/** Of somebody's own jobs. */
const ownWishes = ['', 'filters[status]=Borrador', '_q=plomero', 'place=Houston', 'place=Texas&_q=ganas'];
const orders = ['', 'sort=datePosted', 'sort=salary:desc', 'sort=salary', 'sort=title', 'sort=title:desc'];
const pages = ['', 'pagination[page]=40', 'pagination[pageSize]=-1&populate=*'];

const both = (parts: readonly string[], others: readonly string[]) =>
  parts.flatMap((one) => others.map((other) => [one, other].filter(Boolean).join('&')));

interface Asked {
  path: string;
  as?: TestPerson;
}

const each = (path: string, queries: readonly string[], as?: TestPerson): Asked[] =>
  queries.map((query) => ({ path: `${path}?${query}`, ...(as && { as }) }));

interface Askers {
  seeker: TestPerson;
  /** Whose jobs and applications are asked for. */
  employer: TestPerson;
  /** The newest job. */
  lastJob: number;
}

/** Every question of everybody, by its route. */
export function questionsOf({ seeker, employer, lastJob }: Askers): Readonly<Record<string, Asked[]>> {
  const byBoth = (path: string): Asked[] => [seeker, employer].map((as) => ({ path, as }));
  const ownJobs = `filters[employer][id][$eq]=${employer.id}`;
  return {
    'GET /api/jobs': [
      ...each('/api/jobs', [
        ...both(wishes, orders),
        ...both(['', ...wishes.slice(-8), ...places], pages),
        `filters[employer][username]=${employer.username}`,
      ]),
      ...each('/api/jobs', ['', '_q=plomero', 'place=Houston'], seeker),
      // Their own, drafts among them.
      ...each(
        '/api/jobs',
        [...both(both([ownJobs], ownWishes), pages), ...both([ownJobs], orders)],
        employer,
      ),
    ],
    'GET /api/jobs/facets': each('/api/jobs/facets', [...wishes, ...places]),
    'GET /api/jobs/alternatives': each('/api/jobs/alternatives', [...wishes, ...places]),
    'GET /api/jobs/suggestions': each('/api/jobs/suggestions', ['q=me', 'q=plomreo', 'q=cas', 'q=zzzz']),
    'GET /api/places': each('/api/places', ['q=hous', 'q=huston', 'q=77']),
    'GET /api/jobs/{id}': [
      { path: `/api/jobs/${lastJob}?populate=*` },
      { path: '/api/jobs/1', as: employer },
    ],
    'GET /api/jobs/{id}/similar': [lastJob, 1, 2_000_000_000].map((id) => ({
      path: `/api/jobs/${id}/similar`,
    })),
    'GET /api/jobs/sitemap': each('/api/jobs/sitemap', ['page=1', 'page=2', 'page=3']),
    'GET /api/employers/sitemap': each('/api/employers/sitemap', ['page=1', 'page=2']),
    'GET /api/employers/{username}': [{ path: `/api/employers/${employer.username}` }],
    'GET /api/job-marks': [{ path: '/api/job-marks', as: seeker }],
    'GET /api/applications': [
      { path: `/api/applications?${ownQuery(seeker)}`, as: seeker },
      { path: `/api/applications?${receivedQuery(employer)}`, as: employer },
      { path: `/api/applications?${ownQuery(seeker)}&filters[job][id]=${lastJob}`, as: seeker },
    ],
    'GET /api/applications/counts': byBoth('/api/applications/counts'),
    'GET /api/applications/withdrawn': [{ path: '/api/applications/withdrawn', as: seeker }],
    'GET /api/favorites': [{ path: `/api/favorites?filters[user][id]=${seeker.id}&populate=*`, as: seeker }],
    'GET /api/saved-searches': [{ path: '/api/saved-searches', as: seeker }],
    'GET /api/personal-data/jobs': byBoth('/api/personal-data/jobs'),
    'GET /api/posts': [{ path: '/api/posts' }],
  };
}
