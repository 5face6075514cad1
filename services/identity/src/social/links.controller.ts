import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  authAnswerSchema,
  linkByMailSchema,
  linkByPasswordSchema,
  linkMailSchema,
  okAnswerSchema,
  type LinkByMail,
  type LinkByPassword,
} from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { LinksService } from './links.service.ts';

@Controller('auth/link')
@Public()
@RateLimit({ limit: 20, seconds: 60 })
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Link a social sign-in to the account of its e-mail by that account’s password, and enter',
  })
  @ApiResponse({ status: 200, standardSchema: authAnswerSchema })
  @ApiResponse({ status: 400, description: '`link-expired`: begin the sign-in anew' })
  @ApiResponse({ status: 401, description: 'Wrong password' })
  @ApiResponse({ status: 409, description: 'The provider’s account is linked to another account by now' })
  byPassword(@Body({ schema: linkByPasswordSchema }) body: LinkByPassword, @CallerOf() caller: Caller) {
    return this.links.byPassword(body, caller);
  }

  @Post('mail')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mail the account’s owner a code for linking; the answer is the same for any token',
  })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  async mail(@Body({ schema: linkMailSchema }) { token }: { token: string }) {
    await this.links.mail(token);
    return { ok: true };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Link by the mailed code, in the browser that has the token, and enter' })
  @ApiResponse({ status: 200, standardSchema: authAnswerSchema })
  @ApiResponse({ status: 400, description: '`link-expired`: token or code is unknown, used or too old' })
  @ApiResponse({ status: 409, description: 'The provider’s account is linked to another account by now' })
  byMail(@Body({ schema: linkByMailSchema }) body: LinkByMail, @CallerOf() caller: Caller) {
    return this.links.byMail(body, caller);
  }
}
