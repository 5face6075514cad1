import { publishSection, type PublishOptions } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry, readShell } from './store.ts';

/**
 * Publishes what was built since: the shell, then the sections. A rollback stays one: it is for whoever made it to
 * publish that build anew. Who is refused is tried again after the others: one may take a route that another gives up.
 * @param tell is told of every rollback
 * @throws {Error} the first refusal that stays
 */
export async function publishAll(
  sections: readonly string[],
  options: Omit<PublishOptions, 'name' | 'unlessWithdrawn'>,
  tell: (line: string) => void,
): Promise<void> {
  const { storeDir } = options;
  let waiting = [undefined, ...sections];
  while (waiting.length > 0) {
    const refused: { name: string | undefined; reason: unknown }[] = [];
    for (const name of waiting) {
      const unlessWithdrawn = { ...options, unlessWithdrawn: true };
      const published = name ? publishSection({ ...unlessWithdrawn, name }) : publishShell(unlessWithdrawn);
      try {
        const version = await published;
        const { withdrawn } = (name ? readRegistry(storeDir).sections[name] : readShell(storeDir)) ?? {};
        const [latest] = withdrawn ?? [];
        if (latest) tell(`${name ?? 'shell'} is ${version}; ${latest} was rolled back`);
      } catch (reason) {
        refused.push({ name, reason });
      }
    }
    if (refused.length === waiting.length) throw refused[0]?.reason;
    waiting = refused.map(({ name }) => name);
  }
}
