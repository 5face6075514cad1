import { Module } from '@nestjs/common';
import { ProvidersController } from './providers.controller.ts';
import { SocialSettings } from './provider-settings.ts';

@Module({ controllers: [ProvidersController], providers: [SocialSettings] })
export class SocialModule {}
