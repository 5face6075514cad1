import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { accountDataAnswerSchema } from '@puente/domain/identity';
import { CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import { PersonalDataService } from './personal-data.service.ts';

@Controller('personal-data')
@ApiBearerAuth()
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Get('account')
  @Header('Cache-Control', 'no-store')
  @RateLimit({ limit: 10, seconds: 3600 })
  @ApiOperation({
    summary: 'All that is kept here about the caller: profile, ways in, sessions, mailed links',
  })
  @ApiResponse({ status: 200, standardSchema: accountDataAnswerSchema })
  async account(@CurrentUser() user: SignedInUser) {
    return { data: await this.personalData.read(user.id) };
  }
}
