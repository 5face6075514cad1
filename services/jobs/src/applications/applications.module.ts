import { Module } from '@nestjs/common';
import { ApplicationCountsService } from './application-counts.service.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsService } from './applications.service.ts';
import { WithdrawalsService } from './withdrawals.service.ts';

@Module({
  controllers: [ApplicationsController],
  providers: [ApplicationsService, ApplicationCountsService, WithdrawalsService],
})
export class ApplicationsModule {}
