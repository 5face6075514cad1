import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { applicationMessages, jobMarksAnswerSchema } from '@puente/domain/jobs';
import { CurrentUser, Roles, type SignedInUser } from '@puente/service-kit';
import { JobMarksService } from './job-marks.service.ts';

@Controller('job-marks')
@ApiBearerAuth()
@Roles('user', applicationMessages.listOnlyForUsers)
export class JobMarksController {
  constructor(private readonly marks: JobMarksService) {}

  @Get()
  @ApiOperation({ summary: 'Which jobs a seeker applied to and saved' })
  @ApiResponse({ status: 200, standardSchema: jobMarksAnswerSchema })
  async read(@CurrentUser() seeker: SignedInUser) {
    return { data: await this.marks.read(seeker) };
  }
}
