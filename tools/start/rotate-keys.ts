// `npm run rotate-keys`: a new key for the tokens of sessions, in the data folder of PUENTE_DATA. Nobody is signed out.
import { join, resolve } from 'node:path';
import { root } from './processes.ts';
import { keysFolder, prepareDataFolder } from './secrets.ts';
import { StartError } from './stop-signals.ts';
import { rotateTokenKeys } from './token-keys.ts';

const dataDir = resolve(root, process.env['PUENTE_DATA'] || '.puente');
try {
  prepareDataFolder(dataDir);
  const folder = keysFolder(dataDir);
  const { added, removed } = rotateTokenKeys(folder);
  console.log(`New key: ${join(folder, 'jwt-public', added)}. It signs from the next start of identity.`);
  for (const name of removed) console.log(`Removed, since no session of it can be left: ${name}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
