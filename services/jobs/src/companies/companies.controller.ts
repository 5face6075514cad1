import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { companyAttributesSchema } from '@puente/domain/jobs';
import { dataDocumentOf } from '@puente/domain/rest';
import { Public } from '@puente/service-kit';
import { z } from 'zod';
import { CompaniesService } from './companies.service.ts';

@Controller('employers')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get(':username')
  @Public()
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOperation({ summary: 'What is known of an employer, and how many open jobs they have' })
  @ApiResponse({ status: 200, standardSchema: dataDocumentOf(companyAttributesSchema) })
  read(@Param('username', { schema: z.string().max(100) }) username: string) {
    return this.companies.read(username);
  }
}
