import { Module } from '@nestjs/common';
import { SessionsService } from './sessions.service.ts';

@Module({ providers: [SessionsService], exports: [SessionsService] })
export class SessionsModule {}
