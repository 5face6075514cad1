import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { ConfirmationModule } from '../confirmation/confirmation.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationService } from './registration.service.ts';

@Module({
  imports: [ConfirmationModule, CaptchaModule, MailModule],
  controllers: [RegistrationController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
