import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EntryService } from './entry.service.ts';

@Module({ imports: [LimitsModule, SessionsModule], providers: [EntryService], exports: [EntryService] })
export class EntryModule {}
