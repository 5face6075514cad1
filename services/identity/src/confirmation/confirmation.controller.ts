import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  confirmationLookSchema,
  confirmationTokenSchema,
  emailConfirmationQuerySchema,
  emailSentAnswerSchema,
  okAnswerSchema,
  sendEmailConfirmationSchema,
  type SendEmailConfirmation,
} from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { ConfirmationService } from './confirmation.service.ts';

@Public()
@Controller('auth')
export class ConfirmationController {
  constructor(private readonly confirmation: ConfirmationService) {}

  @Get('email-confirmation')
  @RateLimit({ limit: 20, seconds: 60 })
  @ApiOperation({ summary: 'Confirm an e-mail by the token of its link' })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({ status: 400, description: '«Invalid token»: unknown, used or older than 24 hours' })
  async confirm(@Query({ schema: emailConfirmationQuerySchema }) query: { confirmation: string }) {
    await this.confirmation.confirm(query.confirmation);
    return { ok: true };
  }

  @Post('email-confirmation/look')
  @HttpCode(200)
  @RateLimit({ limit: 20, seconds: 60 })
  @ApiOperation({ summary: 'Whose account a link would confirm; confirms nothing' })
  @ApiResponse({ status: 200, standardSchema: confirmationLookSchema })
  @ApiResponse({ status: 400, description: '«Invalid token»: unknown, used or older than 24 hours' })
  look(@Body({ schema: confirmationTokenSchema }) { token }: { token: string }, @CallerOf() caller: Caller) {
    return this.confirmation.look(token, caller);
  }

  @Post('email-confirmation/deny')
  @HttpCode(200)
  @RateLimit({ limit: 20, seconds: 60 })
  @ApiOperation({
    summary:
      'Remove an unconfirmed account that somebody else made with one’s address, by the token of its link',
  })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({
    status: 400,
    description: '«Invalid token», also for an account that was confirmed meanwhile',
  })
  async deny(@Body({ schema: confirmationTokenSchema }) { token }: { token: string }) {
    await this.confirmation.deny(token);
    return { ok: true };
  }

  @Post('send-email-confirmation')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({
    summary: 'Mail the confirmation link again; the same answer whether or not there is an account',
  })
  @ApiResponse({ status: 200, standardSchema: emailSentAnswerSchema })
  @ApiResponse({ status: 429, description: 'Sooner than 60 s after the last one; see Retry-After' })
  async resend(
    @Body({ schema: sendEmailConfirmationSchema }) { email }: SendEmailConfirmation,
    @CallerOf() caller: Caller,
  ) {
    await this.confirmation.resend(email, caller);
    return { email, sent: true };
  }
}
