import { type MessageSources } from '@puente/platform';
import es from './saved.es.json' with { type: 'json' };
import search from './search.es.json' with { type: 'json' };

/** Of the saved searches, which are told in the words of the search screens. */
export const savedMessages: MessageSources = {
  es: { ...search, ...es },
  en: async () => {
    const [searchEnglish, english] = await Promise.all([
      import('./search.en.json', { with: { type: 'json' } }),
      import('./saved.en.json', { with: { type: 'json' } }),
    ]);
    return { default: { ...searchEnglish.default, ...english.default } };
  },
};
