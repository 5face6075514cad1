import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { HousekeepingService } from './housekeeping.service.ts';

/** The schedule is everybody's: a second one would call each of its methods once more. */
@Module({ imports: [ScheduleModule.forRoot()], providers: [HousekeepingService] })
export class HousekeepingModule {}
