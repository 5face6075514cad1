import { type Access, type Registry } from '@puente/composition';
import { type Sample } from './sample.ts';

export type Who = 'visitor' | 'user' | 'employer';

/** A page as one kind of person sees it. */
export interface Visit {
  who: Who;
  /** The route's path, and a query where that makes another screen of it; `:names` are filled in from the sample data. */
  address: string;
}

const everybody: readonly Who[] = ['visitor', 'user', 'employer'];

const admitted: Record<Access, readonly Who[]> = {
  public: ['visitor'],
  'signed-in': ['user', 'employer'],
  user: ['user'],
  employer: ['employer'],
};

/** Public pages that are not the same to everybody. */
const differing = new Set(['/', '/planes', '/detalle-empleo/:jobId', '/aplicar', '/empleos']);

/**
 * Pages that a query makes another screen of, and what they are visited with. Of a page that differs from person to
 * person, the others see the first.
 */
const queries: Record<string, readonly string[]> = {
  '/aplicar': ['?jobId=:jobId'],
  '/login': ['?role=user', '?role=employer', '?error=google'],
  '/auth/link': ['', '?code=any'],
  '/register': ['?role=user', '?role=employer'],
  '/correo-confirmado': ['', '?role=user'],
  '/reset-password': ['', '?code=any'],
  '/empleos': ['?orden=fecha', '', '?q=xyzzyqw'],
  '/planes': ['', '?role=employer'],
  '/mi-cuenta/candidatos': ['', '?jobId=:ownJobId'],
};

/** Pages on which nobody stays who comes without anything: where they lead is visited by itself. */
const passages = new Set([
  '/auth/google/callback',
  '/auth/facebook/callback',
  '/auth/microsoft/callback',
  '/auth/verificacion',
]);

/** Any path that nothing answers to. */
const unknownPage = '/no-existe';

/**
 * All there is to visit of one project, as the running site tells it: the pages of the shell from the list its build
 * leaves, those of a section from the registry. A new route is visited without a change here.
 */
export async function visitsOf(project: string, url: string): Promise<Visit[]> {
  if (project === 'shell') {
    const { pages } = await json<{ pages: Record<string, unknown> }>(`${url}/route-assets.json`);
    const own = Object.keys(pages).flatMap((path) => visits(path, 'public'));
    return [...own, ...everybody.map((who) => ({ who, address: unknownPage }))];
  }
  const { sections } = await json<Registry>(`${url}/registry.json`);
  const section = sections[project];
  if (!section) throw new Error(`${project} is not published at ${url}.`);
  return section.descriptor.routes.flatMap(({ path, access }) => visits(path, access));
}

function visits(path: string, access: Access): Visit[] {
  if (passages.has(path)) return [];
  const people = differing.has(path) ? everybody : admitted[access];
  const [first = '', ...others] = queries[path] ?? [''];
  return people.flatMap((who) =>
    [first, ...(who === 'visitor' || !differing.has(path) ? others : [])].map((query) => ({
      who,
      address: path + query,
    })),
  );
}

/** @throws Error when a route has a parameter that the sample data cannot fill yet */
export function fillIn(address: string, sample: Sample, who: Who): string {
  const values: Record<string, number | string> = {
    ...sample,
    ...(who === 'employer' && { jobId: sample.ownJobId }),
  };
  return address.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Say in sample.ts what :${name} is in ${address}.`);
    return String(value);
  });
}

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}
