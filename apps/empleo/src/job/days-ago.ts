import { type Language } from '@puente/platform';

const day = 24 * 60 * 60 * 1000;
// Made when one is asked for: this code comes before any job does, and a slow phone would wait for them.
const formatsOf = (language: Language) => ({
  inWords: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  counted: new Intl.RelativeTimeFormat(language, { numeric: 'always' }),
});
const formats: Partial<Record<Language, ReturnType<typeof formatsOf>>> = {};

/** A date (`yyyy-mm-dd`) seen from today: «hoy», «hace 3 días», «hace 2 semanas», «hace 1 mes». */
export function daysAgo(date: string, language: Language, now: Date = new Date()): string {
  const { inWords, counted } = (formats[language] ??= formatsOf(language));
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  // A server ahead of the reader's clock has not published tomorrow.
  const days = Math.max(0, Math.round((today - Date.parse(date)) / day));
  if (days < 7) return inWords.format(-days, 'day');
  if (days < 30) return counted.format(-Math.floor(days / 7), 'week');
  return counted.format(-Math.floor(days / 30), 'month');
}
