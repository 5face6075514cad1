// node tools/release/main.ts publish|rollback <section> [--store <folder>], or: prune [--store <folder>]
import { parseArgs } from 'node:util';
import { pruneStore } from './prune.ts';
import { publishSection, rollbackSection } from './publish.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string', default: `${process.env['PUENTE_DATA'] ?? '.puente'}/store` } },
});
const [action, name = ''] = positionals;
const storeDir = values.store;

try {
  if (action === 'publish') console.log(`${name} is now ${await publishSection({ name, storeDir })}`);
  else if (action === 'rollback')
    console.log(`${name} is back to ${await rollbackSection({ name, storeDir })}`);
  else if (action === 'prune') console.log(pruneStore(storeDir).join('\n') || 'nothing to remove');
  else throw new Error('say publish <section>, rollback <section> or prune');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
