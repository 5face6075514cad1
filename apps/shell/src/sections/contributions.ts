import { type Registry } from '@puente/composition';
import { type ContributionLoader } from '@puente/platform/host';
import { pageLoader } from './page-loader.ts';

/**
 * Contributions by the loader of the pages. Those of one section come one after another: the first opens the section's
 * door, and the others find it open.
 */
export function contributionsOf(registry: Registry, loader = pageLoader): ContributionLoader {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    peek: (section, name) => loader.peek(section, name)?.Page,
    load: async (section, name) => {
      const registered = registry.sections[section];
      if (!registered) throw new Error(`no section ${section}`);
      const opened = (lastOf.get(section) ?? Promise.resolve()).then(() =>
        loader.load(section, registered, name),
      );
      lastOf.set(
        section,
        opened.catch(() => undefined),
      );
      return (await opened).Page;
    },
    reject: (section, name) => {
      const registered = registry.sections[section];
      const { version } = loader.peek(section, name) ?? {};
      return Boolean(registered && version && loader.reject(section, registered, version));
    },
  };
}
