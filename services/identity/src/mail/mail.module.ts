import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { MailMetrics } from './mail-metrics.ts';
import { MailWriter } from './mail-writer.service.ts';
import { MailWorker } from './mail-worker.service.ts';
import { Outbox } from './outbox.service.ts';

@Module({
  imports: [QueueModule],
  providers: [Outbox, MailWriter, MailWorker, MailMetrics],
  exports: [Outbox],
})
export class MailModule {}
