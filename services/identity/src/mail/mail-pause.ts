import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { tablesOf } from '../database/tables.ts';

/** For which address a mail is asked, and whether from a browser in which an account of it was entered before. */
export interface Asking {
  email: string;
  fromKnownDevice?: boolean;
}

/**
 * Claims the right to mail an address again only `seconds` later, whether or not anyone has it. Of two who ask at
 * once, one gets it. A known browser has a pause of its own, so that others cannot keep its owner waiting.
 * @returns 0 when claimed, else the seconds still to wait
 */
export async function claimMailPause(
  em: EntityManager,
  kind: 'confirm' | 'reset' | 'link',
  { email, fromKnownDevice = false }: Asking,
  seconds: number,
): Promise<number> {
  const key = createHash('sha256')
    .update(`${kind}:${fromKnownDevice ? 'known:' : ''}${email}`)
    .digest();
  const until = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const claimed = await tablesOf(em)
    .insertInto('identity.mail_pauses')
    .values({ key, until })
    .onConflict((same) =>
      same
        .column('key')
        .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') }))
        .where('identity.mail_pauses.until', '<=', sql<Date>`now()`),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return 0;
  const [pause] = await rowsOf(
    em,
    sql<{ left: number }>`
      select ceil(extract(epoch from until - now()))::int as left from identity.mail_pauses where key = ${key}`,
  );
  return Math.max(1, pause?.left ?? 1);
}
