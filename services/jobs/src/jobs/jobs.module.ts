import { Module } from '@nestjs/common';
import { JobIndexModule } from '../job-index/job-index.module.ts';
import { PlacesModule } from '../places/places.module.ts';
import { JobAlternativesService } from './job-alternatives.service.ts';
import { JobFacetsService } from './job-facets.service.ts';
import { JobQueries } from './job-query.ts';
import { JobSuggestionsService } from './job-suggestions.service.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [JobIndexModule, PlacesModule],
  controllers: [JobsController],
  providers: [JobsService, JobQueries, JobFacetsService, JobAlternativesService, JobSuggestionsService],
  exports: [JobQueries],
})
export class JobsModule {}
