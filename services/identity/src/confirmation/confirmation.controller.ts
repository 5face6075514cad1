import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  emailConfirmationQuerySchema,
  emailSentAnswerSchema,
  okAnswerSchema,
  sendEmailConfirmationSchema,
  type SendEmailConfirmation,
} from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
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

  @Post('send-email-confirmation')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({
    summary: 'Mail the confirmation link again; the same answer whether or not there is an account',
  })
  @ApiResponse({ status: 200, standardSchema: emailSentAnswerSchema })
  @ApiResponse({ status: 429, description: 'Sooner than 60 s after the last one; see Retry-After' })
  async resend(@Body({ schema: sendEmailConfirmationSchema }) { email }: SendEmailConfirmation) {
    await this.confirmation.resend(email);
    return { email, sent: true };
  }
}
