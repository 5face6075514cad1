import { Module } from '@nestjs/common';
import { CaptchaController } from './captcha.controller.ts';
import { CaptchaService } from './captcha.service.ts';

@Module({ controllers: [CaptchaController], providers: [CaptchaService], exports: [CaptchaService] })
export class CaptchaModule {}
