import { Module } from '@nestjs/common';
import { SimilarJobsController } from './similar-jobs.controller.ts';
import { SimilarJobsService } from './similar-jobs.service.ts';

@Module({ controllers: [SimilarJobsController], providers: [SimilarJobsService] })
export class SimilarJobsModule {}
