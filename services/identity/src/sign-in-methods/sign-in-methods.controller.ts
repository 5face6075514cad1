import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  okAnswerSchema,
  proofSchema,
  signInMethodsAnswerSchema,
  socialProviderSchema,
  type Proof,
  type SignInMethods,
  type SocialProvider,
} from '@puente/domain/identity';
import { CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { SignInMethodsService } from './sign-in-methods.service.ts';

@Controller('auth/methods')
@ApiBearerAuth()
export class SignInMethodsController {
  constructor(private readonly methods: SignInMethodsService) {}

  @Get()
  @ApiOperation({ summary: 'By what the caller’s account can be entered: a password, and which providers' })
  @ApiResponse({ status: 200, standardSchema: signInMethodsAnswerSchema })
  async list(@CurrentUser() { id }: SignedInUser): Promise<{ data: SignInMethods }> {
    return { data: await this.methods.list(id) };
  }

  @Delete(':provider')
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({
    summary: 'Nobody enters the caller’s account with this provider any more; ends all other sessions',
  })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({ status: 400, description: 'Wrong password' })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: no password, and the session is not of the last minutes',
  })
  @ApiResponse({ status: 404, description: 'Not a way into this account' })
  @ApiResponse({ status: 409, description: 'The last way into it' })
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param('provider', { schema: socialProviderSchema }) provider: SocialProvider,
    @Body({ schema: proofSchema }) { password }: Proof,
    @CallerOf() caller: Caller,
  ) {
    await this.methods.remove(user, provider, password, caller);
    return { ok: true };
  }
}
