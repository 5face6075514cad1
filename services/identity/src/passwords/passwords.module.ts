import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { limitPasswordWork } from './password-work.ts';
import { PasswordsController } from './passwords.controller.ts';
import { PasswordsService } from './passwords.service.ts';

@Module({
  imports: [LimitsModule, MailModule, SessionsModule],
  controllers: [PasswordsController],
  providers: [PasswordsService],
})
export class PasswordsModule {
  constructor(@Inject(CONFIG) config: IdentityConfig) {
    limitPasswordWork(config.PASSWORD_QUEUE);
  }
}
