import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Languages with a catalogue. Spanish is the source and the default. */
export const defaultLanguage = 'es';

void i18next.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  ns: [],
  resources: {},
  // React escapes already.
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
});

export function addMessages(namespace: string, messages: Record<string, unknown>): void {
  i18next.addResourceBundle(defaultLanguage, namespace, messages, true, true);
}

const dateFormat = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date (`yyyy-mm-dd` or an ISO instant) in words: «3 de noviembre de 2026». Unreadable text comes back as it is. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? date : dateFormat.format(instant);
}

const numberFormat = new Intl.NumberFormat('es-US');

export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
