import { type PublishedVersion, type RegisteredSection } from '@puente/composition';
import { type PageModule, type SectionDefinition } from '@puente/platform';
import { addMessages, fetchMessages, isSectionDefinition, platformVersion } from '@puente/platform/host';
import { type ComponentType } from 'react';
import { filesOf, furtherFilesOf } from './files-of.ts';
import { dropPendingFiles, hasPendingFiles, loadDoor } from './federation.ts';
import { firstToArrive, type Limits } from './first-to-arrive.ts';
import { withOwnMessages } from './own-messages.ts';
import { satisfiesPlatform } from './platform-range.ts';
import { followArrival, preload, replaceStalled } from './preload.ts';
import { reasonOf, SectionFailure } from './section-failure.ts';

export interface LoadedPage {
  Page: ComponentType;
  /** Of the section, which it came out of. */
  version?: string;
}

/** A version's door, once it is open. */
interface OpenDoor {
  version: string;
  definition: SectionDefinition;
  /** What the section's namespace means in its pages. */
  namespace: string;
}

interface OpenedPage {
  door: OpenDoor;
  module: PageModule;
}

/**
 * In milliseconds: when something is done about silence, when it is told that nothing comes, and when too little came. A
 * line on which the page itself took seconds to answer is given longer.
 */
function limits(): Limits {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const slowness = Math.min(Math.max(1, (2 * (navigation?.responseStart ?? 0)) / 2_500), 3);
  return { patience: 2_500 * slowness, deadline: 8_000 * slowness, longest: 60_000 };
}
/** The current version, and those before it: two bad releases may follow each other. */
const tried = 3;

/**
 * The one loader: gets a page by its path, or a contribution by its name, out of a section's bundle, trying in turn the
 * current version, that again from a new address, and those before it. What one tab has once opened, it keeps using. An attempt that comes too late, or in vain, changes nothing.
 */
export class PageLoader {
  readonly #doors = new Map<string, OpenDoor>();
  readonly #pages = new Map<string, LoadedPage>();
  readonly #attempted = new Set<string>();
  /** Versions whose page threw when it was drawn, by section. */
  readonly #broken = new Map<string, Set<string>>();
  readonly #loadDoor: typeof loadDoor;
  readonly #platform: string;
  #opened = 0;

  constructor({
    load = loadDoor,
    platform = platformVersion,
  }: { load?: typeof loadDoor; platform?: string } = {}) {
    this.#loadDoor = load;
    this.#platform = platform;
  }

  /** The page, if this tab has opened it before: shown at once, without a loading state. */
  peek(section: string, path: string): LoadedPage | undefined {
    return this.#pages.get(`${section} ${path}`);
  }

  /**
   * @param left tells that nobody waits any more: what is on its way is let go of
   * @throws {SectionFailure} when the page could not be opened in time
   */
  async load(
    section: string,
    registered: RegisteredSection,
    path: string,
    left?: AbortSignal,
  ): Promise<LoadedPage> {
    const compatible = this.#compatible(registered);
    if (compatible.length === 0) throw new SectionFailure(section, 'incompatible');
    const [best, ...older] = compatible.filter(({ version }) => !this.#isBroken(section, version));
    if (!best) throw new SectionFailure(section, 'broken');

    const door = this.#doors.get(section);
    const files = best === registered ? filesOf(registered, path) : [];
    if (best === registered) preload(furtherFilesOf(registered, path), left);
    const current = new AbortController();
    if (door?.version === best.version) preload(files, current.signal);
    const end = new AbortController();
    const letGo = () => {
      current.abort();
      end.abort();
    };
    left?.addEventListener('abort', letGo);
    const attempt = (version: PublishedVersion, again: boolean, signal: AbortSignal) => async () =>
      this.#openPage(await this.#openDoor(section, version, files, again, signal), path);
    const fallBack = (version: PublishedVersion) => async () => {
      // What hangs may hold every connection that the browser allows to one host.
      current.abort();
      return attempt(version, this.#attempted.has(version.entry), end.signal)();
    };
    let failure: unknown;
    let first: Promise<OpenedPage> | undefined;
    const sameAgain = !door || door.version === best.version;
    const attempts = [
      () =>
        (first = (
          door ? this.#openPage(door, path) : attempt(best, this.#attempted.has(best.entry), current.signal)()
        ).catch((cause: unknown) => {
          failure = cause;
          throw cause;
        })),
      async () => {
        // What came and is wrong is not better the second time.
        if (failure && sameAgain && reasonOf(failure) === 'broken') throw failure;
        const hangs = () => replaceStalled(folderOf(best.entry)) || !hasPendingFiles(best.entry);
        // Only what does not come is asked for again; of what came whole the processor is not done yet.
        if (first && !failure && sameAgain && hangs()) return first;
        return attempt(best, true, current.signal)();
      },
      ...older.map(fallBack),
    ];
    try {
      const opened = await firstToArrive(attempts, limits(), followArrival);
      return await this.#keep(section, path, opened);
    } catch (cause) {
      if (left?.aborted) throw cause;
      this.#doors.delete(section);
      console.error(`section ${section}: ${path} could not be opened`, cause);
      throw new SectionFailure(section, reasonOf(cause), cause);
    } finally {
      for (const { entry } of compatible) this.#attempted.add(entry);
      letGo();
    }
  }

  /**
   * Leaves a version aside whose page threw when it was drawn.
   * @returns whether another version is left to try
   */
  reject(section: string, registered: RegisteredSection, version: string): boolean {
    const broken = this.#broken.get(section) ?? new Set();
    this.#broken.set(section, broken.add(version));
    this.#forget(section, version);
    return this.#compatible(registered).some((other) => !broken.has(other.version));
  }

  /** Begins anew with a section: its next page comes from the version that the registry says. */
  forget(section: string): void {
    this.#broken.delete(section);
    this.#doors.delete(section);
  }

  #compatible(registered: RegisteredSection): PublishedVersion[] {
    return [registered, ...registered.previous]
      .filter(({ platform }) => satisfiesPlatform(this.#platform, platform))
      .slice(0, tried);
  }

  #isBroken(section: string, version: string): boolean {
    return this.#broken.get(section)?.has(version) ?? false;
  }

  #forget(section: string, version: string): void {
    if (this.#doors.get(section)?.version === version) this.#doors.delete(section);
    for (const [key, page] of this.#pages)
      if (key.startsWith(`${section} `) && page.version === version) this.#pages.delete(key);
  }

  async #keep(section: string, path: string, { door, module }: OpenedPage): Promise<LoadedPage> {
    const { default: Page, messages } = module;
    // At hand since the attempt.
    await Promise.all([
      addMessages(door.namespace, door.definition.messages),
      messages && addMessages(door.namespace, messages, path),
    ]);
    const page = { Page: withOwnMessages(Page, section, door.namespace), version: door.version };
    this.#doors.set(section, door);
    this.#pages.set(`${section} ${path}`, page);
    return page;
  }

  async #openDoor(
    section: string,
    { entry, integrity, version }: PublishedVersion,
    pageFiles: readonly string[],
    again: boolean,
    signal: AbortSignal,
  ): Promise<OpenDoor> {
    if (again) dropPendingFiles(entry);
    // A failed address may be remembered by the browser, or by a proxy on the way.
    const url = again ? `${entry}?retry=${Date.now().toString(36)}` : entry;
    const files = pageFiles.filter((file) => file !== entry && file.startsWith(folderOf(entry)));
    const definition = await this.#loadDoor({ section, url, integrity, files, anew: again, signal });
    if (!isSectionDefinition(definition) || definition.name !== section)
      throw new Error(`${url} has no section door`);
    this.#opened += 1;
    return { version, definition, namespace: `${section} ${this.#opened}` };
  }

  async #openPage(door: OpenDoor, path: string): Promise<OpenedPage> {
    const { definition } = door;
    const page = definition.pages[path] ?? definition.contributions?.[path];
    if (!page) throw new Error(`section ${definition.name} has no page ${path}`);
    const [module] = await Promise.all([page(), fetchMessages(definition.messages)]);
    if (module.messages) await fetchMessages(module.messages);
    return { door, module };
  }
}

const folderOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);

/** The loader of this tab. */
export const pageLoader = new PageLoader();
