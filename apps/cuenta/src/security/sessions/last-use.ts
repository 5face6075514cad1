import { type Language } from '@puente/platform';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago an instant was, in whole days, hours or minutes: «hace 2 horas», «ayer». */
export function agoInWords(instant: string, language: Language, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  const [unit, length] = units.find(([, least]) => minutes >= least) ?? ['minute', 1];
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(minutes / length), unit);
}
