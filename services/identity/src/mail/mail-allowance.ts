import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { tablesOf } from '../database/tables.ts';
import type { Asking } from './mail-pause.ts';

/** Mails a day that can be asked for to one address. */
const mailsPerDay = 5;
/** How many of them by strangers, who cannot use up what its owner has. */
const strangersMailsPerDay = 3;

/**
 * Whether an address may be sent one more mail that anybody could have asked for. One that is tried again counts once;
 * of several that come at once for the last place, one gets it.
 * @param em inside the transaction that writes the mail
 */
export async function claimAskedMail(
  em: EntityManager,
  { email, mailId, fromKnownDevice = false }: Asking & { mailId: string },
): Promise<boolean> {
  const most = fromKnownDevice ? mailsPerDay : strangersMailsPerDay;
  const address = createHash('sha256').update(email).digest();
  // Held until the transaction ends, so that what is counted next is there to be counted.
  await rowsOf(em, sql`select pg_advisory_xact_lock(hashtextextended('mail:' || ${email}, 0))`);
  const place = await tablesOf(em)
    .insertInto('identity.asked_mails')
    .columns(['mail_id', 'address'])
    .expression(({ selectFrom, val }) =>
      selectFrom('identity.asked_mails')
        .select([val(mailId).as('mail_id'), val(address).as('address')])
        .where('address', '=', address)
        .where('mail_id', '<>', mailId)
        .where('asked_at', '>', sql<Date>`now() - interval '1 day'`)
        .having(({ fn }) => fn.countAll<number>(), '<', most),
    )
    .onConflict((same) => same.column('mail_id').doUpdateSet({ address }))
    .returning('mail_id')
    .executeTakeFirst();
  return place !== undefined;
}
