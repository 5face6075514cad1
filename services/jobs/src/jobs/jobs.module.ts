import { Module } from '@nestjs/common';
import { JobIndexModule } from '../job-index/job-index.module.ts';
import { JobQueries } from './job-query.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [JobIndexModule],
  controllers: [JobsController],
  providers: [JobsService, JobQueries],
  exports: [JobQueries],
})
export class JobsModule {}
