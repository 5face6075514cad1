import glossary from './glossary.json' with { type: 'json' };
import { translator } from './translate.ts';

/**
 * A text of the domain or of a service in English; one that the glossary does not know stays as it is.
 * For `@puente/platform`, which loads it only for those who read English: everybody else asks `translateText` there.
 */
export const toEnglish = translator(glossary);
