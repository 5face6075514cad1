import { Module } from '@nestjs/common';
import { MailWorker } from './mail-worker.service.ts';
import { Outbox } from './outbox.service.ts';

@Module({ providers: [Outbox, MailWorker], exports: [Outbox] })
export class MailModule {}
