import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

/**
 * Claims the right to mail an address again only `seconds` later, whether or not anyone has it. Of two who ask at
 * once, one gets it.
 * @returns 0 when claimed, else the seconds still to wait
 */
export async function claimMailPause(
  em: EntityManager,
  kind: 'confirm' | 'reset',
  email: string,
  seconds: number,
): Promise<number> {
  const key = createHash('sha256').update(`${kind}:${email}`).digest();
  const claimed = await em.execute<unknown[]>(
    `insert into identity.mail_pauses as pause (key, until) values (?, now() + make_interval(secs => ?))
     on conflict (key) do update set until = excluded.until where pause.until <= now()
     returning key`,
    [key, seconds],
  );
  if (claimed.length > 0) return 0;
  const [pause] = await em.execute<{ left: number }[]>(
    `select ceil(extract(epoch from until - now()))::int as left from identity.mail_pauses where key = ?`,
    [key],
  );
  return Math.max(1, pause?.left ?? 1);
}
