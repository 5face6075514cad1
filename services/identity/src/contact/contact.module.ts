import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';

@Module({
  imports: [CaptchaModule, MailModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
