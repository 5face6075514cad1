import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  applicationAttributesSchema,
  applicationCountsAnswerSchema,
  type ApplicationInput,
  applicationMessages,
  type ApplicationUpdate,
  createApplicationBody,
  mustBeEmployer,
  receivedApplicationAttributesSchema,
  updateApplicationBody,
} from '@puente/domain/jobs';
import { dataDocumentOf, idSchema, listDocumentOf } from '@puente/domain/rest';
import {
  CallKey,
  CurrentUser,
  Idempotent,
  type KeyedCall,
  ListQuery,
  Roles,
  type SignedInUser,
} from '@puente/service-kit';
import { ApplicationCountsService } from './application-counts.service.ts';
import { type ApplicationsQuery, ownApplications, receivedApplications } from './application.grammar.ts';
import { ApplicationsService } from './applications.service.ts';
import { WithdrawalsService } from './withdrawals.service.ts';

const oneApplication = dataDocumentOf(applicationAttributesSchema);
const received = receivedApplicationAttributesSchema;

@Controller('applications')
@ApiBearerAuth()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly counting: ApplicationCountsService,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Get()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'A candidate’s own applications, or those an employer received' })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(received) })
  async list(
    @ListQuery(ownApplications, receivedApplications) query: ApplicationsQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<Buffer> {
    return (await this.applications.list(query, user)).toBuffer();
  }

  @Get('counts')
  @ApiOperation({ summary: 'The same, counted: by state, and an employer’s unseen ones by job' })
  @ApiResponse({ status: 200, standardSchema: applicationCountsAnswerSchema })
  async counts(@CurrentUser() user: SignedInUser) {
    return { data: await this.counting.count(user) };
  }

  @Get('withdrawn')
  @Roles('user', applicationMessages.listOnlyForUsers)
  @ApiOperation({ summary: 'What a candidate withdrew and may still take back' })
  @ApiResponse({ status: 200, standardSchema: listDocumentOf(applicationAttributesSchema) })
  withdrawn(@CurrentUser() candidate: SignedInUser) {
    return this.withdrawals.list(candidate);
  }

  @Post()
  @Roles('user', applicationMessages.onlyForUsers)
  @Idempotent()
  @ApiOperation({ summary: 'Applies to a published job' })
  @ApiResponse({ status: 201, standardSchema: oneApplication })
  create(
    @Body({ schema: createApplicationBody }) { data }: { data: ApplicationInput },
    @CurrentUser() candidate: SignedInUser,
    @CallKey() call?: KeyedCall,
  ) {
    return this.applications.create(data, candidate, call);
  }

  @Put(':id')
  @Roles('employer', mustBeEmployer('revisar aplicaciones.'))
  @ApiOperation({ summary: 'Changes status or notes of an application to an own job' })
  @ApiResponse({ status: 200, standardSchema: dataDocumentOf(received) })
  update(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: updateApplicationBody }) { data }: { data: ApplicationUpdate },
    @CurrentUser() employer: SignedInUser,
  ) {
    return this.applications.update(id, data, employer);
  }

  @Delete(':id')
  @Roles('user', 'Acceso denegado. Debes ser un usuario para retirar una aplicación.')
  @ApiOperation({
    summary: 'Withdraws an own application, which can be restored for 10 minutes; answers what it was',
  })
  @ApiResponse({ status: 200, standardSchema: oneApplication })
  withdraw(@Param('id', { schema: idSchema }) id: number, @CurrentUser() candidate: SignedInUser) {
    return this.withdrawals.withdraw(id, candidate);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Roles('user', 'Acceso denegado. Debes ser un usuario para retirar una aplicación.')
  @ApiOperation({ summary: 'Takes a withdrawal of the last 10 minutes back' })
  @ApiResponse({ status: 200, standardSchema: oneApplication })
  restore(@Param('id', { schema: idSchema }) id: number, @CurrentUser() candidate: SignedInUser) {
    return this.withdrawals.restore(id, candidate);
  }
}
