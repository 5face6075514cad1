import { type JobCardAttributes, type OlderSearch, snippet } from '@puente/domain/jobs';
import { type Entry } from '@puente/domain/rest';
import { keep, readKeptJson } from '@puente/platform/storage';
import { toJob } from '../job/job.ts';

/** A job as the older search keeps it in the browser, where its state is called `stateUS`. */
export interface OlderJob {
  id: number;
  title: string;
  /** The first 80 characters, and an ellipsis where there are more. */
  description: string;
  stateUS: string;
  category: string;
  subcategory: string;
  city: string | null;
  /** Empty where it was not told. */
  employerName: string;
}

/** What one search found, when, and how many there were. */
export interface OlderJobs {
  jobs: OlderJob[];
  total: number;
}

interface Fill extends OlderJobs {
  search: OlderSearch;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last search's, and no other: one key, that cannot grow. */
const key = 'puente.older-jobs';
/** How long it answers without the server being asked, in milliseconds. */
const lifetime = 10 * 60 * 1000;

export function toOlderJob(entry: Entry<JobCardAttributes>): OlderJob {
  const {
    id,
    title,
    description,
    province,
    category,
    subcategory,
    city = null,
    employerName = '',
  } = toJob(entry);
  return {
    id,
    title,
    description: snippet(description),
    stateUS: province,
    category,
    subcategory,
    city,
    employerName,
  };
}

export function keepOlderJobs(search: OlderSearch, { jobs, total }: OlderJobs): void {
  const fill: Fill = { search, jobs, total, at: Date.now() };
  keep('localStorage', key, JSON.stringify(fill));
}

/** What is kept of a search, and whether it is young enough to be shown without asking. */
export function keptOlderJobs(search: OlderSearch): (OlderJobs & { fresh: boolean }) | undefined {
  const kept = readKeptJson('localStorage', key);
  if (!isFill(kept) || !sameSearch(kept.search, search)) return undefined;
  const { jobs, total, at } = kept;
  const age = Date.now() - at;
  return { jobs, total, fresh: age >= 0 && age < lifetime };
}

/** It may have been written by a version before or after this one, or by hand. */
function isFill(kept: unknown): kept is Fill {
  const { search, jobs, total, at } = Object(kept) as Partial<Fill>;
  return (
    typeof total === 'number' &&
    typeof at === 'number' &&
    typeof search === 'object' &&
    search !== null &&
    Array.isArray(jobs) &&
    jobs.every((job: unknown) => {
      const { id, city, ...texts } = Object(job) as Partial<OlderJob>;
      const { title, description, stateUS, employerName } = texts;
      return (
        typeof id === 'number' &&
        [title, description, stateUS, employerName, city ?? ''].every((text) => typeof text === 'string')
      );
    })
  );
}

function sameSearch(one: OlderSearch, other: OlderSearch): boolean {
  return (['state', 'category', 'subcategory'] as const).every((name) => one[name] === other[name]);
}
