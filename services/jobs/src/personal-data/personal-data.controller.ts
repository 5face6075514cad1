import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { jobsDataAnswerSchema } from '@puente/domain/jobs';
import { CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import { PersonalDataService } from './personal-data.service.ts';

@Controller('personal-data')
@ApiBearerAuth()
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Get('jobs')
  @Header('Cache-Control', 'no-store')
  @RateLimit({ limit: 10, seconds: 3600 })
  @ApiOperation({
    summary: 'All that is kept here about the caller: applications, favourites, reports, own jobs',
  })
  @ApiResponse({ status: 200, standardSchema: jobsDataAnswerSchema })
  async jobs(@CurrentUser() user: SignedInUser) {
    return { data: await this.personalData.read(user) };
  }
}
