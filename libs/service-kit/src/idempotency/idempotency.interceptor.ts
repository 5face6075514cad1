import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { restMessages } from '@puente/domain/rest';
import type { FastifyRequest } from 'fastify';
import { type Generated } from 'kysely';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { userOf } from '../auth/current-user.ts';
import { leaveToCommit } from '../database/prepared-rows.ts';
import { ApiError } from '../errors/api-error.ts';

/** What a service keeps of a call that was made with a key: the columns of its `idempotency_keys`, unique by person and key. */
export interface IdempotencyKeyRow {
  user_id: number;
  key: string;
  /** SHA-256 of route and body. */
  request: Buffer;
  /** JSON, as it was answered. */
  answer: string;
  created_at: Generated<Date>;
}

export const keyPattern = /^[\x21-\x7e]{8,100}$/;

/** Behind the guards and before the body is checked: see `@Idempotent()`. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly em: EntityManager) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions, headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    if (key === undefined) return next.handle();
    const user = userOf(context);
    if (!user) throw new Error('@Idempotent() is for routes that need a session');
    if (typeof key !== 'string' || !keyPattern.test(key)) throw new ApiError(400, restMessages.invalidKey);
    const request = createHash('sha256')
      .update(`${method} ${routeOptions.url} ${JSON.stringify(body, sorted)}`)
      .digest();
    return from(this.once({ user_id: user.id, key, request }, () => lastValueFrom(next.handle())));
  }

  /**
   * What the key is for and the key are written by one transaction, so that whatever ends this process leaves both or none.
   * Of two calls with a key at once the database makes the later one wait for the row of the first, and it undoes what it
   * did. That is rare, and so costs more than a first call, which has nothing to look up.
   */
  private async once(call: KeptCall, work: () => Promise<unknown>): Promise<unknown> {
    try {
      return await this.em.transactional(async (em) => {
        const fresh = await work();
        await leaveToCommit(
          em,
          keysOf(em)
            .insertInto('idempotency_keys')
            .values({ ...call, answer: JSON.stringify(fresh) }),
        );
        return fresh;
      });
    } catch (refusal) {
      const kept = await this.kept(call);
      if (kept === undefined) throw refusal;
      return kept;
    }
  }

  /** What was answered before. @throws ApiError 422 when that was another call */
  private async kept({ user_id, key, request }: KeptCall): Promise<unknown> {
    const known = await keysOf(this.em)
      .selectFrom('idempotency_keys')
      .select(['request', 'answer'])
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known && !known.request.equals(request)) throw new ApiError(422, restMessages.keyOfAnother);
    return known && (JSON.parse(known.answer) as unknown);
  }
}

type KeptCall = Pick<IdempotencyKeyRow, 'user_id' | 'key' | 'request'>;

const keysOf = (em: EntityManager) =>
  em.getKysely<{ idempotency_keys: IdempotencyKeyRow }>().withSchema(String(em.config.get('schema')));

/** The same body is the same in whatever order its fields come. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
