import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { QueueModule } from '../queue/queue.module.ts';
import { HousekeepingService } from './housekeeping.service.ts';

@Module({ imports: [QueueModule, FilesModule], providers: [HousekeepingService] })
export class HousekeepingModule {}
