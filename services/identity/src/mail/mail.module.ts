import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { MailMetrics } from './mail-metrics.ts';
import { MailWorker } from './mail-worker.service.ts';
import { Outbox } from './outbox.service.ts';

@Module({ imports: [QueueModule], providers: [Outbox, MailWorker, MailMetrics], exports: [Outbox] })
export class MailModule {}
