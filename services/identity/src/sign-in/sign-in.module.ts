import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInService } from './sign-in.service.ts';

@Module({ imports: [SessionsModule], controllers: [SignInController], providers: [SignInService] })
export class SignInModule {}
