import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { AlertRunner } from './alert-runner.service.ts';
import { NewJobs } from './new-jobs.service.ts';
import { SavedSearchesController } from './saved-searches.controller.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Module({
  imports: [JobsModule],
  controllers: [SavedSearchesController],
  providers: [SavedSearchesService, AlertRunner, NewJobs],
})
export class SavedSearchesModule {}
