import { type Language } from '@puente/platform';
import { type Job } from '../job/job.ts';
import en from './letter-beginnings.en.json' with { type: 'json' };
import es from './letter-beginnings.es.json' with { type: 'json' };

export const beginnings = ['experience', 'learn', 'soon'] as const;

export type Beginning = (typeof beginnings)[number];

/** The first words of a letter, in the language the job is done in: its reader's, whatever the page is read in. */
export function beginningOf(
  { title, workLanguage }: Pick<Job, 'title' | 'workLanguage'>,
  beginning: Beginning,
  pageLanguage: Language,
): string {
  const language = { Español: 'es', Inglés: 'en', Ambos: pageLanguage } as const;
  const texts = language[workLanguage] === 'en' ? en : es;
  return texts[beginning].replace('{{job}}', () => title);
}
