import { Module } from '@nestjs/common';
import { EntryModule } from '../entry/entry.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [EntryModule, LimitsModule, SessionsModule],
  controllers: [SignInController],
  providers: [SignInService],
})
export class SignInModule {}
