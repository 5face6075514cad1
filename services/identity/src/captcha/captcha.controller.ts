import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Public, RateLimit } from '@puente/service-kit';
import { challengeSchema } from './captcha.schema.ts';
import { CaptchaService } from './captcha.service.ts';

@Controller('captcha')
export class CaptchaController {
  constructor(private readonly captcha: CaptchaService) {}

  @Get()
  @Public()
  @RateLimit({ limit: 60, seconds: 60, inMemory: true })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'A challenge; captchaToken is base64 of the JSON {challenge, solution}, good once',
  })
  @ApiResponse({ status: 200, standardSchema: challengeSchema })
  challenge() {
    return this.captcha.challenge();
  }
}
