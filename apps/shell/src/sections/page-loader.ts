import { type SectionDefinition } from '@puente/platform';
import { addMessages, isSectionDefinition, platformVersion } from '@puente/platform/host';
import { type PublishedVersion, type RegisteredSection } from '@puente/platform/registry';
import { type ComponentType } from 'react';
import { dropPendingScripts, loadDoor } from './federation.ts';
import { firstToArrive } from './first-to-arrive.ts';
import { satisfiesPlatform } from './platform-range.ts';
import { preload } from './preload.ts';
import { reasonOf, SectionFailure } from './section-failure.ts';

export interface LoadedPage {
  Page: ComponentType;
}

/** How long a person waits for a page at most, all attempts together. */
const deadline = 8_000;
/** A slower attempt gets company: the next starts beside it, and the first to arrive wins. */
const patience = 2_500;

/**
 * The one loader: gets a page by its path, or a contribution by its name, out of a section's bundle, trying in turn the
 * current version, that again from a new address, and the previous good version. What one tab has once opened, it keeps
 * using.
 */
export class PageLoader {
  readonly #doors = new Map<string, SectionDefinition>();
  readonly #pages = new Map<string, LoadedPage>();
  readonly #attempted = new Set<string>();
  readonly #loadDoor: typeof loadDoor;
  readonly #platform: string;

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

  /** @throws {SectionFailure} when the page could not be opened in time */
  async load(section: string, registered: RegisteredSection, path: string): Promise<LoadedPage> {
    const versions: PublishedVersion[] = [registered, ...registered.previous.slice(0, 1)];
    const compatible = versions.filter((version) => satisfiesPlatform(this.#platform, version.platform));
    const [best, ...older] = compatible;
    if (!best) throw new SectionFailure(section, 'incompatible');

    // The container itself is asked for below, at the same moment.
    const files = registered.pages[path] ?? registered.contributions?.[path] ?? [];
    if (best === registered) preload(files.filter((file) => file !== best.entry));
    const end = new AbortController();
    const openFrom = (version: PublishedVersion, again: boolean) => async () =>
      this.#openPage(await this.#openDoor(section, version, again, end.signal), path);
    const door = this.#doors.get(section);
    const attempts = [
      door ? () => this.#openPage(door, path) : openFrom(best, this.#attempted.has(best.entry)),
      openFrom(best, true),
      ...older.map((version) => openFrom(version, this.#attempted.has(version.entry))),
    ];
    try {
      const page = await firstToArrive(attempts, { patience, deadline });
      this.#pages.set(`${section} ${path}`, page);
      return page;
    } catch (cause) {
      this.#doors.delete(section);
      console.error(`section ${section}: ${path} could not be opened`, cause);
      throw new SectionFailure(section, reasonOf(cause), cause);
    } finally {
      for (const { entry } of compatible) this.#attempted.add(entry);
      end.abort();
    }
  }

  async #openDoor(
    section: string,
    { entry, integrity }: PublishedVersion,
    again: boolean,
    signal: AbortSignal,
  ) {
    if (again) dropPendingScripts(section);
    // A failed address may be remembered by the browser, or by a proxy on the way.
    const url = again ? `${entry}?retry=${Date.now().toString(36)}` : entry;
    const door = await this.#loadDoor({ section, url, integrity, signal });
    if (!isSectionDefinition(door) || door.name !== section) throw new Error(`${url} has no section door`);
    return door;
  }

  async #openPage(door: SectionDefinition, path: string): Promise<LoadedPage> {
    const page = door.pages[path] ?? door.contributions?.[path];
    if (!page) throw new Error(`section ${door.name} has no page ${path}`);
    const [{ default: Page }] = await Promise.all([page(), addMessages(door.name, door.messages)]);
    this.#doors.set(door.name, door);
    return { Page };
  }
}

/** The loader of this tab. */
export const pageLoader = new PageLoader();
