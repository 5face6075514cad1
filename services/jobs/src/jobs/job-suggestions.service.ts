import { Injectable } from '@nestjs/common';
import { jobCategories, type JobSuggestion, type JobSuggestions } from '@puente/domain/jobs';
import { countBoth } from '../job-index/bits.ts';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { Names, plainWords } from '../job-index/names.ts';

const most = 8;
/** Of categories, of subcategories and of companies each; titles take what is left. */
const mostOfKind = 2;

const categories = namesOf(jobCategories.map(({ name }) => name));
const subcategories = namesOf(jobCategories.flatMap((category) => [...category.subcategories]));

/** What somebody may mean who begins to type: of the open jobs only, so that nothing is suggested that is not there. */
@Injectable()
export class JobSuggestionsService {
  constructor(private readonly current: CurrentJobs) {}

  async beginning(text: string): Promise<JobSuggestions> {
    const jobs = await this.current.read();
    const words = plainWords(text);
    const suggest = (kind: JobSuggestion['kind'], texts: readonly string[]) =>
      texts.map((one): JobSuggestion => ({ kind, text: one }));
    const others = [
      ...suggest('category', present(jobs, 'category', categories.beginning(words, most))),
      ...suggest('subcategory', present(jobs, 'subcategory', subcategories.beginning(words, most))),
    ];
    const titles = suggest('title', jobs.index.titles.beginning(words, most - others.length));
    return { data: [...titles, ...others] };
  }
}

function namesOf(texts: readonly string[]): Names {
  const names = new Names();
  for (const text of texts) names.add(text);
  return names;
}

/** Those that an open job has. */
function present({ index }: Jobs, field: 'category' | 'subcategory', values: readonly string[]): string[] {
  const known = index.values(field);
  return values
    .filter((value) => {
      const bits = known.get(value);
      return bits !== undefined && countBoth(index.all, bits) > 0;
    })
    .slice(0, mostOfKind);
}
