import { type EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { sql } from 'kysely';
import { oneAfterAnother } from '../calls/one-after-another.ts';
import { ofAnyLength, preparedRowsOf } from '../database/prepared-rows.ts';
import { timeLimits } from '../database/time-limits.ts';
import { type TokenClaims } from './checked-tokens.ts';
import { type SignedInUser } from './current-user.ts';

export interface LiveSession extends SignedInUser {
  /** Whether it is time to note that it is used. */
  useDue: boolean;
}

type Claims = Pick<TokenClaims, 'sid' | 'sub'>;

/** The code is PostgreSQL's own for a lock that is not to be had in time, by which a look-up mostly is too late. */
class LookedUpTooLate extends Error {
  readonly code = '55P03';
}

/** In one statement. */
const mostAtOnce = 100;

/** Which sessions live: each call is told by a look-up that began after it came. */
export class LiveSessions {
  readonly #em: EntityManager;
  readonly #calls: DataLoader<Claims, LiveSession | undefined>;

  constructor(em: EntityManager) {
    this.#em = em;
    this.#calls = oneAfterAnother((claims) => this.#read(claims), mostAtOnce);
  }

  /**
   * @returns undefined where the session is none of this person's, or has ended
   * @throws LookedUpTooLate where that takes too long, be it the look-up of others or the one that follows
   */
  async find(claims: Claims): Promise<LiveSession | undefined> {
    let timer: NodeJS.Timeout | undefined;
    let begins: NodeJS.Immediate | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new LookedUpTooLate('Whether the session lives is not known in time'));
      // However busy the process was before it asked, and before it could read what has come: neither is a look-up that takes
      // too long.
      begins = setImmediate(() => (timer = setTimeout(() => setImmediate(giveUp), timeLimits.session)));
    });
    try {
      return await Promise.race([this.#calls.load(claims), tooLate]);
    } finally {
      clearImmediate(begins);
      clearTimeout(timer);
    }
  }

  async #read(claims: readonly Claims[]): Promise<(LiveSession | undefined)[]> {
    const ids = claims.map(({ sid }) => sid);
    const rows = await preparedRowsOf(
      this.#em.fork(),
      sql<LiveSession>`
        select user_id as "id", session_id as "sessionId", user_type as "userType", username, use_due as "useDue"
        from identity.live_sessions where session_id = any(${ofAnyLength('uuid[]', ids)})`,
    );
    const living = new Map(rows.map((row) => [row.sessionId, row]));
    return claims.map(({ sid, sub }) => {
      const session = living.get(sid.toLowerCase());
      return session?.id === Number(sub) ? session : undefined;
    });
  }
}
