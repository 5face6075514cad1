import { Module } from '@nestjs/common';
import { MailMetrics } from './mail-metrics.ts';
import { MailWorker } from './mail-worker.service.ts';
import { Outbox } from './outbox.service.ts';

@Module({ providers: [Outbox, MailWorker, MailMetrics], exports: [Outbox] })
export class MailModule {}
