import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type JobReportInput, reportJobBody } from '@puente/domain/jobs';
import { idSchema } from '@puente/domain/rest';
import { CurrentUser, OptionalAuth, RateLimit, type SignedInUser } from '@puente/service-kit';
import { z } from 'zod';
import { ReportsService } from './reports.service.ts';

@Controller('jobs/:id/report')
@ApiBearerAuth()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @OptionalAuth()
  @RateLimit({ limit: 10, seconds: 3600 })
  @ApiOperation({ summary: 'Tells Puente that a published job is not what it says' })
  @ApiResponse({ status: 201, standardSchema: z.object({ ok: z.literal(true) }) })
  async report(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: reportJobBody }) { data }: { data: JobReportInput },
    @CurrentUser() reporter?: SignedInUser,
  ) {
    await this.reports.report(id, data, reporter);
    return { ok: true };
  }
}
