import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  authAnswerSchema,
  loginSchema,
  okAnswerSchema,
  roleQuerySchema,
  type Login,
  type UserType,
} from '@puente/domain/identity';
import { CurrentUser, Public, RateLimit, type SignedInUser } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SignInService } from './sign-in.service.ts';

@Controller('auth')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('local')
  @Public()
  @HttpCode(200)
  @RateLimit({ limit: 20, seconds: 60 })
  @ApiOperation({ summary: 'Sign in by e-mail or username and password' })
  @ApiResponse({ status: 200, standardSchema: authAnswerSchema })
  @ApiResponse({ status: 401, description: 'Wrong credentials' })
  @ApiResponse({
    status: 429,
    description: 'Too many tries from this address or at this account; see Retry-After',
  })
  @ApiResponse({
    status: 403,
    description: 'Right credentials of an account whose e-mail is not confirmed, or that is locked',
  })
  signIn(
    @Body({ schema: loginSchema }) body: Login,
    @Query({ schema: roleQuerySchema }) query: { role?: UserType },
    @CallerOf() caller: Caller,
  ) {
    return this.signIns.signIn(body, query.role, caller);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: "End the caller's session" })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  async signOut(@CurrentUser() user: SignedInUser) {
    await this.sessions.end(user.sessionId, user.id);
    return { ok: true };
  }
}
