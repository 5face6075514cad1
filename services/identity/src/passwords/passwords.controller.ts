import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  authAnswerSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  okAnswerSchema,
  resetPasswordSchema,
  type ChangePassword,
  type ForgotPassword,
  type ResetPassword,
} from '@puente/domain/identity';
import { CurrentUser, Public, RateLimit, type SignedInUser } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { PasswordsService } from './passwords.service.ts';

@Controller('auth')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Post('forgot-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ limit: 5, seconds: 60 })
  @ApiOperation({
    summary: 'Mail a link to choose a new password; the same answer whether or not there is an account',
  })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPassword,
    @CallerOf() caller: Caller,
  ) {
    await this.passwords.forgot(email, caller);
    return { ok: true };
  }

  @Post('reset-password')
  @Public()
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({ summary: 'Choose a new password by the code of a mailed link; ends all sessions' })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  async reset(@Body({ schema: resetPasswordSchema }) body: ResetPassword, @CallerOf() caller: Caller) {
    await this.passwords.reset(body, caller);
    return { ok: true };
  }

  @Post('change-password')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Choose a new password knowing the current one; ends all sessions and begins a new one',
  })
  @ApiResponse({ status: 200, standardSchema: authAnswerSchema })
  change(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changePasswordSchema }) body: ChangePassword,
    @CallerOf() caller: Caller,
  ) {
    return this.passwords.change(user, body, caller);
  }
}
