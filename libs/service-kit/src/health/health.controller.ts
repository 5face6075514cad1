import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access.ts';
import { ApiError } from '../errors/api-error.ts';
import { NoRateLimit } from '../rate-limit/rate-limit.module.ts';

/** Probes. `live`: the process answers. `ready`: it can work, that is, it reaches its database. */
@Public()
@NoRateLimit()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly em: EntityManager) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    const answers = await this.em
      .getConnection()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      );
    if (!answers) throw new ApiError(503);
    return { status: 'ok' };
  }
}
