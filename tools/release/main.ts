// node tools/release/main.ts publish|rollback <section, or shell>, remove <section> or prune,
// each with --store <folder> (and --apps <folder>, where the builds are) for others than the workspace's own
import { parseArgs } from 'node:util';
import { workspaceApps } from './built-app.ts';
import { sectionsWithoutPlatform } from './gate.ts';
import { pruneStore } from './prune.ts';
import { publishSection, removeSection, rollbackSection } from './publish.ts';
import { publishShell, rollbackShell } from './publish-shell.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: `${process.env['PUENTE_DATA'] || '.puente'}/store` },
    apps: { type: 'string', default: workspaceApps },
  },
});
const [action, name = ''] = positionals;
const options = { name, storeDir: values.store, appsDir: values.apps };
const isShell = name === 'shell';

try {
  if (action === 'publish' && name)
    console.log(`${name} is now ${await (isShell ? publishShell(options) : publishSection(options))}`);
  else if (action === 'rollback' && name)
    console.log(`${name} is back to ${await (isShell ? rollbackShell(options) : rollbackSection(options))}`);
  else if (action === 'remove' && name) {
    await removeSection(options);
    console.log(`${name} is no longer part of the site`);
  } else if (action === 'prune')
    console.log((await pruneStore(values.store)).join('\n') || 'nothing to remove');
  else
    throw new Error('say publish <section or shell>, rollback <section or shell>, remove <section> or prune');
  if (isShell)
    for (const section of sectionsWithoutPlatform(options.storeDir))
      console.error(
        `its platform is not for the live ${section}: publish a build of ${section} that is for it`,
      );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
