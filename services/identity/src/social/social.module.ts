import { Module, type Provider } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';
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
import { FacebookStrategy } from './strategies/facebook.strategy.ts';
import { GoogleStrategy } from './strategies/google.strategy.ts';
import { MicrosoftStrategy } from './strategies/microsoft.strategy.ts';

/** A strategy that is there if its keys are; passport knows it by its name from then on. */
function strategy(
  Strategy: new (config: IdentityConfig) => object,
  key: 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID' | 'MICROSOFT_CLIENT_ID',
): Provider {
  const useFactory = (config: IdentityConfig) => (config[key] ? new Strategy(config) : null);
  return { provide: Strategy, useFactory, inject: [CONFIG] };
}

@Module({
  imports: [ConfirmationModule, EntryModule, LimitsModule, MailModule],
  controllers: [ProvidersController, SocialController, LinksController],
  providers: [
    SocialSettings,
    SocialService,
    LinksService,
    strategy(GoogleStrategy, 'GOOGLE_CLIENT_ID'),
    strategy(FacebookStrategy, 'FACEBOOK_APP_ID'),
    strategy(MicrosoftStrategy, 'MICROSOFT_CLIENT_ID'),
  ],
  exports: [LinksService],
})
export class SocialModule {}
