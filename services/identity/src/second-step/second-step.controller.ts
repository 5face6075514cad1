import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { authAnswerSchema, secondStepSchema, type SecondStep } from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { SecondStepService } from './second-step.service.ts';

@Controller('auth/two-factor')
export class SecondStepController {
  constructor(private readonly secondStep: SecondStepService) {}

  @Post()
  @Public()
  @HttpCode(200)
  @RateLimit({ limit: 20, seconds: 60 })
  @ApiOperation({
    summary:
      'End a sign-in that was refused with `two-factor-required`, by the code of an app or a recovery code',
  })
  @ApiResponse({ status: 200, standardSchema: authAnswerSchema })
  @ApiResponse({ status: 400, description: '`two-factor-wrong`' })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: it waited too long, or met too many wrong codes',
  })
  enter(@Body({ schema: secondStepSchema }) body: SecondStep, @CallerOf() caller: Caller) {
    return this.secondStep.enter(body, caller);
  }
}
