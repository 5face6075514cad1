import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { TwoFactorModule } from '../two-factor/two-factor.module.ts';
import { EntryService } from './entry.service.ts';

@Module({
  imports: [LimitsModule, SessionsModule, TwoFactorModule],
  providers: [EntryService],
  exports: [EntryService],
})
export class EntryModule {}
