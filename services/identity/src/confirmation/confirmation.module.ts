import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ConfirmationController } from './confirmation.controller.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { RegisteredBrowser } from './registered-browser.service.ts';

@Module({
  imports: [LimitsModule, MailModule],
  controllers: [ConfirmationController],
  providers: [ConfirmationService, RegisteredBrowser],
  exports: [RegisteredBrowser],
})
export class ConfirmationModule {}
