import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { restMessages } from '@puente/domain/rest';
import type { FastifyRequest } from 'fastify';
import { sql, type Generated } from 'kysely';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { userOf } from '../auth/current-user.ts';
import { ApiError } from '../errors/api-error.ts';

/** What a service keeps of a call that was made with a key: the columns of its `idempotency_keys`, unique by person and key. */
export interface IdempotencyKeyRow {
  user_id: number;
  key: string;
  /** SHA-256 of route and body. */
  request: Buffer;
  /** JSON, as it was answered; null while the call is under way, which nobody but itself sees. */
  answer: string | null;
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
   * The key and what it is for are written by one transaction, so that whatever ends this process leaves both or none. A
   * second call with the key waits here for the first one's end, as the database makes whoever writes the same row wait.
   */
  private once(
    { user_id, key, request }: Pick<IdempotencyKeyRow, 'user_id' | 'key' | 'request'>,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    return this.em.transactional(async (em) => {
      const keys = em
        .getKysely<{ idempotency_keys: IdempotencyKeyRow }>()
        .withSchema(String(em.config.get('schema')));
      const { answer, same } = await keys
        .insertInto('idempotency_keys')
        .values({ user_id, key, request, answer: null })
        // A change of nothing, so that the row that is there is answered too.
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ key }))
        .returning(['answer', sql<boolean>`request = ${request}`.as('same')])
        .executeTakeFirstOrThrow();
      if (!same) throw new ApiError(422, restMessages.keyOfAnother);
      if (answer !== null) return JSON.parse(answer) as unknown;
      const fresh = await work();
      await keys
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(fresh) })
        .where('user_id', '=', user_id)
        .where('key', '=', key)
        .execute();
      return fresh;
    });
  }
}

/** The same body is the same in whatever order its fields come. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
