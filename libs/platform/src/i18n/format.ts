import { currentLanguage, type Language } from './i18n.ts';

const dates = (language: Language) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateFormats = { es: dates('es'), en: dates('en') };

/** A date (`yyyy-mm-dd` or an ISO instant) in words: «3 de noviembre de 2026». Unreadable text comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : dateFormats[currentLanguage()].format(instant);
}

// 1,000.50 in both: what people in the United States, Mexico and Panama write.
const numberFormat = new Intl.NumberFormat('es-US');

export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
