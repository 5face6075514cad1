import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { okAnswerSchema, openSessionsSchema } from '@puente/domain/identity';
import { restMessages } from '@puente/domain/rest';
import { ApiError, CurrentUser, type SignedInUser } from '@puente/service-kit';
import { z } from 'zod';
import { SessionsService } from './sessions.service.ts';

const sessionIdSchema = z.uuid(restMessages.invalidId);

@Controller('auth/sessions')
@ApiBearerAuth()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ summary: "The caller's own living sessions: on which devices their account is open" })
  @ApiResponse({ status: 200, standardSchema: openSessionsSchema })
  list(@CurrentUser() user: SignedInUser) {
    return this.sessions.list(user);
  }

  @Delete(':id')
  @ApiOperation({ summary: "End one of the caller's own sessions" })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({ status: 404, description: 'It has ended, or is not one’s own' })
  async end(@Param('id', { schema: sessionIdSchema }) id: string, @CurrentUser() user: SignedInUser) {
    if (!(await this.sessions.end(id, user.id))) throw new ApiError(404);
    return { ok: true };
  }

  @Delete()
  @ApiOperation({ summary: "End all of the caller's sessions but the one that asks" })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  async endOthers(@CurrentUser() user: SignedInUser) {
    await this.sessions.endAll(user.id, undefined, user.sessionId);
    return { ok: true };
  }
}
