// `npm run bench:accounts [-- --pairs 1000 [sign-in …]]`: whether an account that is there can be told from one that is not, by what
// is answered or by the time it takes; and how many passwords and sign-ins a second this machine does. It fails where
// accounts can be told apart.
import { parseArgs } from 'node:util';
import { asAdmin } from '@puente/postgres';
import { median } from 'simple-statistics';
import { Client } from 'undici';
import { demoAccounts } from '../start/demo-accounts.ts';
import { accountCalls, askedOf, writeAccounts, type AccountCall, type Asked } from './account-calls.ts';
import { benchOnStack } from './bench-stack.ts';
import { mannWhitney } from './mann-whitney.ts';
import { passwordsPerSecond, signInsPerSecond } from './password-speed.ts';

const { values, positionals } = parseArgs({
  options: { pairs: { type: 'string', default: '1000' } },
  allowPositionals: true,
});
const pairs = Number(values.pairs);
/** Below this, a difference is not by chance. */
const significant = 0.01;
const warmUp = 50;
/** What differs between any two answers. */
const ownOfEach = ['date', 'x-request-id'];

interface Reply {
  ms: number;
  /** Status, headers and body, but for whom it is about. */
  seen: string;
}

await benchOnStack(
  { demo: true, environment: { RATE_LIMIT_SCALE: '1000000' } },
  async ({ adminUrl, url, signal }) => {
    const passwordHash = await demoHash(adminUrl);
    const client = new Client(url);
    console.log(
      `\n${`${pairs} pairs, ms`.padEnd(18)}${'known'.padStart(9)}${'unknown'.padStart(9)}${'U'.padStart(10)}${'p'.padStart(9)}`,
    );
    const asked = ({ name }: AccountCall) => positionals.length === 0 || positionals.includes(name);
    for (const call of accountCalls.filter(asked)) {
      if (signal.aborted) break;
      const known = askedOf(call.name, 'known', warmUp + pairs);
      const unknown = askedOf(call.name, 'other', warmUp + pairs);
      await asAdmin(adminUrl, (admin) => writeAccounts(admin, known, { ...call, passwordHash }));
      await compare(client, call, known, unknown, signal);
    }
    await client.close();
    if (signal.aborted) return;
    console.log(
      `\n${'argon2id, two at once'.padEnd(36)}${(await passwordsPerSecond(passwordHash)).toFixed(1)}/s`,
    );
    const credentials = { identifier: demoAccounts.seeker, password: demoAccounts.password };
    console.log(
      `${'sign-ins, one comparison each'.padEnd(36)}${(await signInsPerSecond(url, credentials)).toFixed(1)}/s`,
    );
    console.log(`${'Strapi before it (bcrypt), sign-ins'.padEnd(36)}12.6/s`);
  },
);

/** Asks in an order of chance, so that nothing before a call tells of which kind it is. */
async function compare(
  client: Client,
  call: AccountCall,
  known: Asked[],
  unknown: Asked[],
  signal: AbortSignal,
): Promise<void> {
  const replies = { known: [] as Reply[], unknown: [] as Reply[] };
  const inTurn = [
    ...known.map((asked, index) => ({ whose: 'known' as const, asked, index })),
    ...unknown.map((asked, index) => ({ whose: 'unknown' as const, asked, index })),
  ];
  const order = inTurn.map((one) => ({ ...one, turn: one.index < warmUp ? -1 : Math.random() }));
  for (const { whose, asked, index } of order.toSorted((a, b) => a.turn - b.turn)) {
    if (signal.aborted) return;
    const reply = await ask(client, call, asked);
    if (index >= warmUp) replies[whose].push(reply);
  }
  const times = { known: replies.known.map(({ ms }) => ms), unknown: replies.unknown.map(({ ms }) => ms) };
  const { u, p } = mannWhitney(times.known, times.unknown);
  const seen = new Set([...replies.known, ...replies.unknown].map((reply) => reply.seen));
  const told = [
    ...(p <= significant ? ['told apart by their time'] : []),
    ...(seen.size > 1 ? [`told apart by what is answered: ${[...seen].join('\n  ')}`] : []),
  ];
  if (told.length > 0) process.exitCode = 1;
  const figures = [
    median(times.known).toFixed(2).padStart(9),
    median(times.unknown).toFixed(2).padStart(9),
    u.toFixed(0).padStart(10),
    p.toFixed(3).padStart(9),
  ];
  console.log(`${call.name.padEnd(18)}${figures.join('')}${told.map((text) => `  ${text}`).join('')}`);
}

async function ask(client: Client, { path, body }: AccountCall, asked: Asked): Promise<Reply> {
  const sent = JSON.stringify(body(asked));
  const begun = performance.now();
  const {
    statusCode,
    headers,
    body: answer,
  } = await client.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sent,
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  const told = Object.entries(headers).filter(([name]) => !ownOfEach.includes(name));
  const seen = JSON.stringify([statusCode, told.toSorted(), text]).replaceAll(asked.email, '…');
  return { ms, seen };
}

async function demoHash(adminUrl: string): Promise<string> {
  const { rows } = await asAdmin(adminUrl, (admin) =>
    admin.query<{ hash: string }>(
      'select password_hash as hash from identity.credentials join identity.users on id = user_id where email = $1',
      [demoAccounts.seeker],
    ),
  );
  if (!rows[0]) throw new Error('There is no demo account whose password could be compared.');
  return rows[0].hash;
}
