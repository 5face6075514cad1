import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EntryService } from './entry.service.ts';

@Module({ imports: [SessionsModule], providers: [EntryService], exports: [EntryService] })
export class EntryModule {}
