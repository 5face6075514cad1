import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { registrationAnswerSchema, registrationSchema, type Registration } from '@puente/domain/identity';
import { Public, RateLimit } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('auth/local/register')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Post()
  @Public()
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({ summary: 'Create an account of either type; its e-mail must then be confirmed' })
  @ApiResponse({ status: 201, standardSchema: registrationAnswerSchema })
  @ApiResponse({ status: 409, description: 'Username or e-mail taken' })
  register(@Body({ schema: registrationSchema }) body: Registration, @CallerOf() caller: Caller) {
    return this.registration.register(body, caller);
  }
}
