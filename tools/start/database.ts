// The embedded PostgreSQL as one of the stack's processes: ends when the stack does, and ends by itself when the server
// does, so that it is started again. Sends the administrator's connection once it takes connections, and what there is to say.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@puente/postgres';
import pg from 'pg';
import { stopSignal } from './stop-signals.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    port: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
if (!values.folder || !values.port)
  throw new Error('Usage: database.ts --folder <folder> --port <port> [--fast]');

const stop = stopSignal();
const postgres = await startPostgres({
  dataDir: join(values.folder),
  port: Number(values.port),
  durable: !values.fast,
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

// A connection of our own tells when the server goes away.
const watch = new pg.Client({ connectionString: postgres.adminUrl });
watch.on('error', () => process.exit(1));
await watch.connect();

stop.addEventListener('abort', () => {
  watch.removeAllListeners('error').on('error', () => undefined);
  void postgres.stop().then(() => process.exit(0));
});
process.send?.({ adminUrl: postgres.adminUrl, notices: postgres.notices });
if (stop.aborted) stop.dispatchEvent(new Event('abort'));
