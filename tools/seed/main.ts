import { parseArgs } from 'node:util';
import pg from 'pg';
import { generate } from './generate.ts';
import { hasAccounts, write } from './write.ts';
import { many, writeMany } from './write-many.ts';

const usage =
  'SEED_DATABASE_URL=… node tools/seed/main.ts [--jobs 600] [--seed 1] [--today yyyy-mm-dd] [--if-empty]';

/** Fills a migrated, empty database with sample data and the demo accounts. */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      'if-empty': { type: 'boolean', default: false },
    },
  });
  const { today } = values;
  const [count, seed] = [Number(values.jobs), Number(values.seed)];
  const url = process.env['SEED_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (!url || !Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
    throw new Error(usage);

  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const client = await connect();
  try {
    if (values['if-empty'] && (await hasAccounts(client))) return 'sample data: kept what is there';
    const started = performance.now();
    const sample = generate({ count, seed, today });
    const published =
      count < many ? await write(client, sample, today) : await writeMany(connect, sample, today);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `sample data: ${published} published jobs in ${seconds} s`;
  } finally {
    await client.end();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
