import type { SeedEmployer, SeedJob } from './job.ts';

/** In how many jobs `jobs.lexicon` counts a word. */
const counted = 20;

/**
 * Tells of jobs, one after the other, whether the search has to learn their words: from those alone it learns what it would
 * learn from all, since it counts a word in so many jobs and no further. Words are told apart by what is between spaces,
 * whatever the database then makes of it, and by where they are, in names or in a text.
 */
export function createVocabulary(): (job: SeedJob, employer: SeedEmployer) => boolean {
  const learnt = new Map<string, number>();
  return (job, employer) => {
    const words = wordsOf(job, employer);
    const isNew = [...words].some((word) => (learnt.get(word) ?? 0) < counted);
    if (isNew) for (const word of words) learnt.set(word, (learnt.get(word) ?? 0) + 1);
    return isNew;
  };
}

function wordsOf(job: SeedJob, employer: SeedEmployer): Set<string> {
  const text = [job.description, job.requirements, job.benefits].join(' ');
  const names = [job.title, job.category, job.subcategory, employer.name].join(' ');
  const place = [job.country, job.province, job.city, job.zipCode].join(' / ');
  return new Set([...split(text), ...split(names).map((word) => `name ${word}`), `place ${place}`]);
}

const split = (text: string) => text.split(/\s+/);
