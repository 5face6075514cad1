import { createContext, useContext, useSyncExternalStore } from 'react';
import { keep, readKept } from '../storage/kept.ts';
import { type Catalogues, type Namespace, type Translate } from './messages.ts';

/** Spanish is the source and the default. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** `Translate` of whatever namespace; `count` also chooses the plural form. */
type Translator = (key: string, values?: Record<string, string | number>) => string;

type Catalogue = Record<string, unknown>;
type LoadCatalogue = () => Promise<{ default: Catalogue }>;

/** Catalogues of a namespace: at hand, or fetched once a person wants that language. */
export interface MessageSources {
  es: Catalogue | LoadCatalogue;
  /** A section published before there was English has none: it stays Spanish. */
  en?: Catalogue | LoadCatalogue;
}

const storageKey = 'language';
/** Made when one is asked for, as in format.ts. */
const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
/** By namespace and part: what a whole section says is the part '', what a page of it adds has that page's name. */
const sources = new Map<string, Map<string, MessageSources>>();
/** By language, namespace and part, each with what it came from: another version of a section brings another. */
const catalogues = new Map<string, { source: MessageSources['es']; messages: Catalogue }>();
const translators = new Map<string, Translator>();
const arriving = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

/** What is on the screen, and what is to be there as soon as its catalogues have come. */
let language = storedLanguage();
let wanted = language;
let toEnglish: ((text: string) => string) | undefined;

/**
 * Adds a namespace's catalogues, in i18next's JSON format: nested keys, `{{place}}`, plural forms `key_one`,
 * `key_other`, and `key_zero` for exactly none. Why not i18next itself: docs/decisions/0003-messages.md.
 * Spanish at hand can be read at once; what must be fetched, when the promise resolves.
 * @param part of the namespace, where several files hold it together
 */
export function addMessages(namespace: string, messages: MessageSources, part = ''): Promise<void> {
  const parts = sources.get(namespace) ?? new Map<string, MessageSources>();
  sources.set(namespace, parts.set(part, messages));
  const arrival = Promise.all([load(namespace, part, language), load(namespace, part, wanted)]).then(
    () => undefined,
  );
  arriving.add(arrival);
  arrival.then(
    () => arriving.delete(arrival),
    () => arriving.delete(arrival),
  );
  return arrival;
}

/**
 * Fetches what `addMessages` would need, and adds nothing.
 * @throws what the source of the Spanish catalogue throws
 */
export async function fetchMessages({ es, en }: MessageSources): Promise<void> {
  const fetchOne = (source: MessageSources['en']) => (typeof source === 'function' ? source() : undefined);
  const english = language === 'en' || wanted === 'en' ? fetchOne(en) : undefined;
  await Promise.all([fetchOne(es), english?.catch(() => undefined)]);
}

/** Resolves when every catalogue asked for so far has come, in the language a person chose. */
export async function messagesReady(): Promise<void> {
  await Promise.all([...arriving, loadGlossary(language)]);
}

/** Changes the language of everything on the screen, and remembers it. Nothing typed or loaded is lost. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  const all = [...sources].flatMap(([namespace, parts]) =>
    [...parts.keys()].map((part) => load(namespace, part, next)),
  );
  await Promise.all([loadGlossary(next), ...all]);
  // Somebody who changed their mind meanwhile is not overruled.
  if (wanted !== next) return;
  language = next;
  keep('localStorage', storageKey, next);
  for (const listener of listeners) listener();
}

/** The language on the screen, for use while drawing by what draws again with `useLanguage` or `useTranslation`. */
export const currentLanguage = (): Language => language;

/** The language on the screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, currentLanguage);
}

/** Whose messages a namespace means below: two versions of a section may be on the screen, each with its own. */
export const NamespaceContext = createContext<{ namespace: string; means: string } | undefined>(undefined);

function useMeaning(namespace: string): string {
  const here = useContext(NamespaceContext);
  return here?.namespace === namespace ? here.means : namespace;
}

/** Messages of a namespace; the same function for as long as the language stays, so that it can be a hook's dependency. */
export function useTranslation<N extends Namespace>(namespace: N): { t: Translate<N> } {
  return { t: translatorOf(useLanguage(), useMeaning(namespace)) };
}

/** A whole catalogue (without what pages add), for a text of many parts: in any language, of the Spanish one's shape. */
export function useCatalogue<N extends Namespace>(namespace: N): Catalogues[N] {
  return catalogueOf(useLanguage(), useMeaning(namespace)) as Catalogues[N];
}

/**
 * A text of the domain or of the server (always Spanish: a message, a category, a status) in the language on the screen.
 * What has no translation, such as what people wrote, stays as it is. For use while drawing.
 */
export function translateText(text: string): string {
  return language === 'en' && toEnglish ? toEnglish(text) : text;
}

function storedLanguage(): Language {
  return readKept('localStorage', storageKey) === 'en' ? 'en' : 'es';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (of: Language, namespace: string, part: string) => [of, namespace, part].join('\n');

async function load(namespace: string, part: string, into: Language): Promise<void> {
  const key = keyOf(into, namespace, part);
  const source = sources.get(namespace)?.get(part)?.[into];
  if (source && catalogues.get(key)?.source === source) return;
  try {
    if (source) {
      const messages = typeof source === 'function' ? (await source()).default : source;
      catalogues.set(key, { source, messages });
      return;
    }
  } catch (failure) {
    if (into === 'es') throw failure;
    console.warn(`no English for ${namespace}`, failure);
  }
  // Spanish is better than nothing to read, and than what another version said.
  catalogues.delete(key);
  if (into !== 'es') await load(namespace, part, 'es');
}

async function loadGlossary(into: Language): Promise<void> {
  if (into === 'es') return;
  try {
    ({ toEnglish } = await import('@puente/domain/english'));
  } catch (failure) {
    console.warn('no English for the texts of the domain', failure);
  }
}

function catalogueOf(from: Language, namespace: string, part = ''): Catalogue | undefined {
  const kept = catalogues.get(keyOf(from, namespace, part)) ?? catalogues.get(keyOf('es', namespace, part));
  return kept?.messages;
}

function translatorOf(into: Language, namespace: string): Translator {
  const key = `${into} ${namespace}`;
  const known = translators.get(key);
  if (known) return known;
  const translate: Translator = (name, values = {}) => {
    const { count } = values;
    const forms = typeof count === 'number' ? pluralForms(into, name, count) : [];
    const parts = [...(sources.get(namespace)?.keys() ?? [])];
    const message = [...forms, name]
      .flatMap((form) => parts.map((part) => lookUp(catalogueOf(into, namespace, part), form)))
      .find((found) => found !== undefined);
    return (message ?? name).replace(/\{\{\s*(\w+)\s*\}\}/g, (place, value: string) =>
      String(values[value] ?? place),
    );
  };
  translators.set(key, translate);
  return translate;
}

function pluralForms(of: Language, key: string, count: number): string[] {
  const rules = (plurals[of] ??= new Intl.PluralRules(of));
  const forms = [`${key}_${rules.select(count)}`, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function lookUp(catalogue: unknown, key: string): string | undefined {
  let found = catalogue;
  for (const part of key.split('.')) found = (found as Catalogue | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}
