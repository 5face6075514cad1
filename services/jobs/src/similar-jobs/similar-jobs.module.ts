import { Module } from '@nestjs/common';
import { JobIndexModule } from '../job-index/job-index.module.ts';
import { SimilarJobsController } from './similar-jobs.controller.ts';
import { SimilarJobsService } from './similar-jobs.service.ts';

@Module({
  imports: [JobIndexModule],
  controllers: [SimilarJobsController],
  providers: [SimilarJobsService],
})
export class SimilarJobsModule {}
