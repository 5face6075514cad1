/** Values for the `{{places}}` of a message; `count` also chooses the plural form. */
export type MessageValues = Record<string, string | number>;

/** The message of a key («search.found»); the key itself where there is none. */
export type Translate = (key: string, values?: MessageValues) => string;

type Catalogue = Record<string, unknown>;

/** Spanish is the source and the default. */
const language = 'es';
const plurals = new Intl.PluralRules(language);
const catalogues = new Map<string, Catalogue>();
const translators = new Map<string, Translate>();

/**
 * Adds a namespace's catalogue, in i18next's JSON format: nested keys, `{{place}}`, plural forms `key_one`,
 * `key_other`, and `key_zero` for exactly none. Why not i18next itself: docs/decisions/0003-messages.md.
 */
export function addMessages(namespace: string, messages: Catalogue): void {
  catalogues.set(namespace, messages);
}

/** Messages of a namespace. The same function for the same namespace always, so that it can be a hook's dependency. */
export function useTranslation(namespace: string): { t: Translate } {
  return { t: translatorOf(namespace) };
}

function translatorOf(namespace: string): Translate {
  const known = translators.get(namespace);
  if (known) return known;
  const translate: Translate = (key, values = {}) => {
    const forms = typeof values['count'] === 'number' ? pluralForms(key, values['count']) : [];
    const message = [...forms, key]
      .map((form) => lookUp(namespace, form))
      .find((found) => found !== undefined);
    return (message ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
  };
  translators.set(namespace, translate);
  return translate;
}

function pluralForms(key: string, count: number): string[] {
  const forms = [`${key}_${plurals.select(count)}`, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function lookUp(namespace: string, key: string): string | undefined {
  let found: unknown = catalogues.get(namespace);
  for (const part of key.split('.')) found = (found as Catalogue | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

const dateFormat = new Intl.DateTimeFormat(language, {
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
