import { type RegisteredSection } from '@puente/composition';
import { currentLanguage } from '@puente/platform/host';

/** What a page or a contribution cannot be opened without; nothing where that is not known. */
export const filesOf = ({ pages, contributions }: RegisteredSection, name: string): readonly string[] =>
  pages[name] ?? contributions?.[name] ?? [];

/**
 * What it will ask for besides, for this reader and with this query: fetched at once, and not missed if it does not come.
 * @param search such as `?q=cocina`
 */
export function furtherFilesOf(
  registered: RegisteredSection,
  name: string,
  search = location.search,
): readonly string[] {
  const english = currentLanguage() === 'en' ? (registered.english?.[name] ?? []) : [];
  return [...english, ...(queryOf(registered, name, search)?.files ?? [])];
}

/** Whether a page asks the API at once. */
export const asksApi = (registered: RegisteredSection, path: string, search = location.search): boolean =>
  (registered.apiPages?.includes(path) ?? true) || (queryOf(registered, path, search)?.api ?? false);

function queryOf({ queries }: RegisteredSection, path: string, search: string) {
  const query = queries?.[path];
  const asked = new URLSearchParams(search);
  return query?.names.some((name) => asked.has(name)) ? query : undefined;
}
