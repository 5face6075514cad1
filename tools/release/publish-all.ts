import { publishSection, type PublishOptions } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry, readShell } from './store.ts';

/**
 * Publishes what was built since: the shell, then the sections. A rollback stays one, and so does what was published from
 * elsewhere: it is for whoever made it to publish this build anew. Who is refused is tried again after the others: one
 * may take a route that another gives up.
 * @param tell is told of every rollback
 * @throws {Error} the first refusal that stays
 */
export async function publishAll(
  sections: readonly string[],
  options: Omit<PublishOptions, 'name' | 'onlyBuiltSince'>,
  tell: (line: string) => void,
): Promise<void> {
  const { storeDir } = options;
  let waiting = [undefined, ...sections];
  while (waiting.length > 0) {
    const refused: { name: string | undefined; reason: unknown }[] = [];
    for (const name of waiting) {
      const built = { ...options, onlyBuiltSince: true };
      const published = name ? publishSection({ ...built, name }) : publishShell(built);
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
