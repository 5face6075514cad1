import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { HousekeepingService } from './housekeeping.service.ts';

@Module({ imports: [QueueModule], providers: [HousekeepingService] })
export class HousekeepingModule {}
