import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  createJobBody,
  jobAlternativesSchema,
  jobCardListSchema,
  jobFacetsSchema,
  type JobInput,
  jobListSchema,
  jobSuggestionsQuerySchema,
  jobSuggestionsSchema,
  type JobUpdate,
  mustBeEmployer,
  ownJobAttributesSchema,
  updateJobBody,
} from '@puente/domain/jobs';
import { dataDocumentOf, idSchema } from '@puente/domain/rest';
import {
  CurrentUser,
  EntryQuery,
  forEverybody,
  CallKey,
  Idempotent,
  type KeyedCall,
  ListQuery,
  OptionalAuth,
  Public,
  Roles,
  type SignedInUser,
} from '@puente/service-kit';
import { z } from 'zod';
import { JobAlternativesService } from './job-alternatives.service.ts';
import { JobFacetsService } from './job-facets.service.ts';
import { JobSuggestionsService } from './job-suggestions.service.ts';
import { jobFacetsGrammar, jobListGrammar, jobPageGrammar, jobRelations } from './job.grammar.ts';
import { JobsService } from './jobs.service.ts';

const oneJob = dataDocumentOf(ownJobAttributesSchema);

@Controller('jobs')
@ApiBearerAuth()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly facets: JobFacetsService,
    private readonly otherwise: JobAlternativesService,
    private readonly suggestions: JobSuggestionsService,
  ) {}

  @Get()
  @OptionalAuth()
  @Header('Cache-Control', forEverybody)
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary:
      'Published jobs whose last day is not over; for an employer with filters[employer][id] = their own id, all of theirs',
  })
  @ApiResponse({ status: 200, standardSchema: z.union([jobListSchema, jobCardListSchema]) })
  async list(
    @ListQuery(jobPageGrammar) query: ListQuery<typeof jobPageGrammar>,
    @CurrentUser() viewer?: SignedInUser,
  ): Promise<Buffer> {
    return (await this.jobs.list(query, viewer)).toBuffer();
  }

  @Get('facets')
  @Public()
  @Header('Cache-Control', forEverybody)
  @ApiOperation({ summary: 'How many jobs of a list each value would leave that it can be narrowed by' })
  @ApiResponse({ status: 200, standardSchema: jobFacetsSchema })
  countFacets(@ListQuery(jobFacetsGrammar) query: ListQuery<typeof jobFacetsGrammar>) {
    return this.facets.facets(query);
  }

  @Get('alternatives')
  @Public()
  @Header('Cache-Control', forEverybody)
  @ApiOperation({ summary: 'Which wishes keep jobs from being found, and how many there are without each' })
  @ApiResponse({ status: 200, standardSchema: jobAlternativesSchema })
  alternatives(@ListQuery(jobListGrammar) query: ListQuery<typeof jobListGrammar>) {
    return this.otherwise.alternatives(query);
  }

  @Get('suggestions')
  @Public()
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({ summary: 'Titles, categories and companies of open jobs that begin so, a slip forgiven' })
  @ApiResponse({ status: 200, standardSchema: jobSuggestionsSchema })
  suggest(@Query({ schema: jobSuggestionsQuerySchema }) { q }: { q: string }) {
    return this.suggestions.beginning(q);
  }

  @Get(':id')
  @OptionalAuth()
  @Header('Cache-Control', forEverybody)
  @ApiOperation({ summary: 'A published job whose last day is not over, or any own one' })
  @ApiResponse({ status: 200, standardSchema: oneJob })
  read(
    @Param('id', { schema: idSchema }) id: number,
    @EntryQuery(jobRelations) populate: ReadonlySet<string>,
    @CurrentUser() viewer?: SignedInUser,
  ) {
    return this.jobs.read(id, populate, viewer);
  }

  @Post()
  @Roles('employer', mustBeEmployer('publicar un empleo.'))
  @Idempotent()
  @ApiOperation({ summary: 'A new draft or published job of the calling employer' })
  @ApiResponse({ status: 201, standardSchema: oneJob })
  create(
    @Body({ schema: createJobBody }) { data }: { data: JobInput },
    @CurrentUser() employer: SignedInUser,
    @CallKey() call?: KeyedCall,
  ) {
    return this.jobs.create(data, employer, call);
  }

  @Put(':id')
  @Roles('employer', mustBeEmployer('editar un empleo.'))
  @ApiOperation({ summary: 'Changes part of an own job' })
  @ApiResponse({ status: 200, standardSchema: oneJob })
  update(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: updateJobBody }) { data }: { data: JobUpdate },
    @CurrentUser() employer: SignedInUser,
  ) {
    return this.jobs.update(id, data, employer);
  }

  @Delete(':id')
  @Roles('employer', mustBeEmployer('eliminar un empleo.'))
  @ApiOperation({ summary: 'Deletes an own job; answers what it was' })
  @ApiResponse({ status: 200, standardSchema: oneJob })
  remove(@Param('id', { schema: idSchema }) id: number, @CurrentUser() employer: SignedInUser) {
    return this.jobs.remove(id, employer);
  }
}
