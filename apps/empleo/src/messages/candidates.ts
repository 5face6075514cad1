import { type MessageSources } from '@puente/platform';
import es from './candidates.es.json' with { type: 'json' };
import employer from './employer.es.json' with { type: 'json' };

/** What is said of candidates, with what is said of the jobs they applied to. */
export const candidatesMessages: MessageSources = {
  es: { ...employer, ...es },
  en: async () => {
    const [jobs, own] = await Promise.all([
      import('./employer.en.json', { with: { type: 'json' } }),
      import('./candidates.en.json', { with: { type: 'json' } }),
    ]);
    return { default: { ...jobs.default, ...own.default } };
  },
};
