import { applyDecorators, Body, Controller, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  authAnswerSchema,
  facebookSignInSchema,
  googleSignInSchema,
  microsoftSignInSchema,
  roleQuerySchema,
  type SocialProvider,
  type UserType,
} from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import type { z } from 'zod';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { SocialGuard, VouchedFor } from './social.guard.ts';
import { SocialService } from './social.service.ts';
import type { Vouched } from './vouched.ts';

/** A call that signs in by what a provider says. */
const SignIn = (provider: SocialProvider, schema: z.ZodType, summary: string) =>
  applyDecorators(
    Post(`${provider}-custom`),
    Public(),
    UseGuards(SocialGuard(provider, schema)),
    HttpCode(200),
    RateLimit({ limit: 20, seconds: 60 }),
    ApiOperation({ summary }),
    ApiResponse({ status: 200, standardSchema: authAnswerSchema }),
    ApiResponse({ status: 400, description: '`social-email-missing`: the provider tells no e-mail' }),
    ApiResponse({ status: 401, description: 'Whatever the provider does not vouch for' }),
    ApiResponse({
      status: 403,
      description: '`account-unconfirmed`: a new account was made, and its confirmation mailed',
    }),
    ApiResponse({ status: 404, description: 'This site has no keys of the provider' }),
    ApiResponse({
      status: 409,
      description:
        '`account-exists`: the e-mail has an account that does not know this one; `details.token` is for POST /api/auth/link',
    }),
    ApiResponse({ status: 502, description: 'The provider answers nonsense' }),
    ApiResponse({ status: 503, description: 'The provider does not answer' }),
  );

/** The role counts for somebody new only. */
interface RoleQuery {
  role?: UserType;
}

@Controller()
export class SocialController {
  constructor(private readonly social: SocialService) {}

  @SignIn('google', googleSignInSchema, 'Sign in with Google, by its code')
  google(
    @Body({ schema: googleSignInSchema }) _body: unknown,
    @Query({ schema: roleQuerySchema }) { role = 'user' }: RoleQuery,
    @VouchedFor() vouched: Vouched,
    @CallerOf() caller: Caller,
  ) {
    return this.social.signIn(vouched, role, caller);
  }

  @SignIn('facebook', facebookSignInSchema, 'Sign in with Facebook, by an access token made for our app')
  facebook(
    @Body({ schema: facebookSignInSchema }) _body: unknown,
    @Query({ schema: roleQuerySchema }) { role = 'user' }: RoleQuery,
    @VouchedFor() vouched: Vouched,
    @CallerOf() caller: Caller,
  ) {
    return this.social.signIn(vouched, role, caller);
  }

  @SignIn(
    'microsoft',
    microsoftSignInSchema,
    'Sign in with Microsoft, by an identity token or the code for one',
  )
  microsoft(
    @Body({ schema: microsoftSignInSchema }) _body: unknown,
    @Query({ schema: roleQuerySchema }) { role = 'user' }: RoleQuery,
    @VouchedFor() vouched: Vouched,
    @CallerOf() caller: Caller,
  ) {
    return this.social.signIn(vouched, role, caller);
  }
}
