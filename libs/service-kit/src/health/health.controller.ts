import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { Public } from '../auth/access.ts';
import { Draining, withSignal } from '../calls/index.ts';
import { rowsOf } from '../database/rows.ts';
import { timeLimits } from '../database/time-limits.ts';
import { ApiError } from '../errors/api-error.ts';
import { NoRateLimit } from '../rate-limit/rate-limit.decorator.ts';

/** Probes. `live`: the process answers. `ready`: it can work, that is, it reaches its database and is not about to end. */
@Public()
@NoRateLimit()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly em: EntityManager,
    private readonly draining: Draining,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    if (this.draining.begun || !(await this.databaseAnswers()))
      throw new ApiError(503, undefined, { retryAfter: 1 });
    return { status: 'ok' };
  }

  /** Soon, also while every connection of the pool is waited for. */
  private async databaseAnswers(): Promise<boolean> {
    const late = new AbortController();
    const answer = withSignal(late.signal, () => rowsOf(this.em, sql`select 1`)).then(
      () => true,
      () => false,
    );
    const inTime = await Promise.race([answer, pause(timeLimits.probe, false, { signal: late.signal })]);
    late.abort();
    return inTime;
  }
}
