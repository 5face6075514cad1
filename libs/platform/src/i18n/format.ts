import { currentLanguage, type Language } from './i18n.ts';

// Made when one is asked for: the first takes a slow phone 80 ms, which would keep any page waiting that has none.
const dateFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
let numberFormat: Intl.NumberFormat | undefined;

function dateFormat(language: Language): Intl.DateTimeFormat {
  return (dateFormats[language] ??= new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }));
}

/** A date (`yyyy-mm-dd` or an ISO instant) in words: «3 de noviembre de 2026». Unreadable text comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : dateFormat(currentLanguage()).format(instant);
}

/** «1,000.50» in both: what people in the United States, Mexico and Panama write. */
export function formatNumber(value: number): string {
  return (numberFormat ??= new Intl.NumberFormat('es-US')).format(value);
}
