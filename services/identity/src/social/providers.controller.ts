import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { socialProvidersSchema, type SocialProviders } from '@puente/domain/identity';
import { Public } from '@puente/service-kit';
import { SocialSettings } from './provider-settings.ts';

@Controller('auth/providers')
export class ProvidersController {
  constructor(private readonly settings: SocialSettings) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Who vouches for people here, and how a browser begins a sign-in with each' })
  @ApiResponse({ status: 200, standardSchema: socialProvidersSchema })
  list(): SocialProviders {
    return this.settings.providers;
  }
}
