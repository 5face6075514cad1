import { Module } from '@nestjs/common';
import { ConfirmationModule } from '../confirmation/confirmation.module.ts';
import { EntryModule } from '../entry/entry.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { LinksController } from './links.controller.ts';
import { LinksService } from './links.service.ts';
import { SocialSettings } from './provider-settings.ts';
import { ProvidersController } from './providers.controller.ts';
import { SocialController } from './social.controller.ts';
import { SocialService } from './social.service.ts';
import { SocialStrategies } from './social-strategies.ts';

@Module({
  imports: [ConfirmationModule, EntryModule, LimitsModule, MailModule],
  controllers: [ProvidersController, SocialController, LinksController],
  providers: [SocialSettings, SocialService, SocialStrategies, LinksService],
  exports: [LinksService],
})
export class SocialModule {}
