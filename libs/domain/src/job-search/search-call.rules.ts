import { type Affinity, type JobStatus, type VisaRequirement } from '../jobs/job.enums.ts';
import { visaRequirementFor } from '../jobs/search.rules.ts';
import { countries } from '../places/places.catalogue.ts';
import { type DistanceUnit, distanceUnitOf, statesOf } from '../places/places.rules.ts';
import { type Recency, type SortOrder } from './job-search.enums.ts';
import { type JobSearch, type Point } from './job-search.rules.ts';

type Equal = { $eq: string } | undefined;

/** A search in the query grammar of `GET /api/jobs`; what is undefined or empty is not sent. */
export type SearchCall = {
  filters: {
    status: JobStatus;
    country: Equal;
    province: Equal;
    category: Equal;
    subcategory: Equal;
    modality: Equal;
    jobType: Equal;
    workLanguage: Equal;
    visaRequirement: { $contains: VisaRequirement } | undefined;
    affinities: { $in: Affinity[] } | undefined;
    annualSalary: { $gte: number } | undefined;
    publishedAt: { $gte: string } | undefined;
    employer: { username: { $eq: string } } | undefined;
  };
  _q: string;
  place: string;
  /** `radius` in the unit of where it is around, which the server knows. */
  near: Partial<Record<'lat' | 'lng' | 'radius', number>> | undefined;
  /** Absent where the server's own order is meant: by relevance. */
  sort: string | undefined;
};

const sorts: Record<SortOrder, string | undefined> = {
  relevancia: undefined,
  fecha: 'datePosted:desc',
  distancia: 'distance',
  salario: 'salary:desc',
  titulo: 'title:asc',
};

const hours: Record<Recency, number> = { '24h': 24, '3d': 72, '7d': 168 };

/** The instant since which a job must have been published, in whole minutes, so that calls made together are alike. */
export function sinceInstant(since: Recency, now = new Date()): string {
  const minute = 60_000;
  const at = Math.floor(now.getTime() / minute) * minute - hours[since] * 60 * minute;
  return new Date(at).toISOString();
}

/**
 * What a search counts its radius in, as far as it says so itself: by its country, the one that its point is in, or the one
 * that its place ends with. Undefined where the server has to know the place first: it says the unit in its answer.
 */
export function radiusUnit({
  country,
  place,
  at,
}: Pick<JobSearch, 'country' | 'place' | 'at'>): DistanceUnit | undefined {
  if (country) return distanceUnitOf(country);
  if (at) return isSouthOfTheBorder(at) ? 'km' : 'miles';
  const last = place.split(',').at(-1)?.trim() ?? '';
  const named = countries.find((one) => one === last || statesOf(one).some((state) => state === last));
  return named && distanceUnitOf(named);
}

/** Where the United States end, from the Pacific to the sea south of Florida: degrees east and north, to some ten kilometres. */
const border: readonly (readonly [longitude: number, latitude: number])[] = [
  [-117.13, 32.53],
  [-114.72, 32.71],
  [-114.81, 32.5],
  [-111.07, 31.33],
  [-108.21, 31.33],
  [-108.2, 31.78],
  [-106.5, 31.76],
  [-105, 30.65],
  [-104.4, 29.55],
  [-103.15, 28.97],
  [-102.4, 29.77],
  [-101.4, 29.77],
  [-100.5, 28.7],
  [-99.5, 27.5],
  [-99.1, 26.4],
  [-97.4, 25.85],
  [-97.13, 25.95],
  [-97.12, 24.3],
  [-60, 24.3],
];

/** Whether a point is in México, Panamá or between them, where no town but those at the very border is doubtful. */
function isSouthOfTheBorder({ latitude, longitude }: Point): boolean {
  return border.some(([east, north], at) => {
    const [nextEast, nextNorth] = border[at + 1] ?? [east, north];
    if (longitude < east || longitude >= nextEast) return false;
    return latitude < north + ((nextNorth - north) * (longitude - east)) / (nextEast - east);
  });
}

/** What a search asks of `GET /api/jobs`, and of its facets and alternatives; page and page size are the caller's. */
export function searchCall(search: JobSearch, now?: Date): SearchCall {
  const { affinities, visa, payFrom, since, employer } = search;
  return {
    filters: {
      status: 'Publicado',
      country: equal(search.country),
      province: equal(search.province),
      category: equal(search.category),
      subcategory: equal(search.subcategory),
      modality: equal(search.modality),
      jobType: equal(search.jobType),
      workLanguage: equal(search.language),
      visaRequirement: visa ? { $contains: visaRequirementFor(visa) } : undefined,
      affinities: affinities.length > 0 ? { $in: affinities } : undefined,
      annualSalary: payFrom ? { $gte: payFrom } : undefined,
      publishedAt: since ? { $gte: sinceInstant(since, now) } : undefined,
      employer: employer ? { username: { $eq: employer } } : undefined,
    },
    _q: search.text.trim(),
    place: search.place.trim(),
    near: nearOf(search),
    sort: sorts[search.sort],
  };
}

const equal = (value: string): Equal => (value ? { $eq: value } : undefined);

function nearOf(search: JobSearch): SearchCall['near'] {
  const { at, radius } = search;
  if (!at && !radius) return undefined;
  return {
    ...(at && { lat: at.latitude, lng: at.longitude }),
    ...(radius && { radius }),
  };
}
