import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  enableTwoFactorSchema,
  okAnswerSchema,
  proofSchema,
  provenCodeSchema,
  recoveryCodesSchema,
  twoFactorSetupSchema,
  twoFactorStatusSchema,
  type EnableTwoFactor,
  type Proof,
  type ProvenCode,
} from '@puente/domain/identity';
import { CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { TwoFactorService } from './two-factor.service.ts';

@Controller('auth/two-factor')
@ApiBearerAuth()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Get()
  @ApiOperation({ summary: 'Whether the second step is on, and how many recovery codes are left' })
  @ApiResponse({ status: 200, standardSchema: twoFactorStatusSchema })
  status(@CurrentUser() user: SignedInUser) {
    return this.twoFactor.status(user);
  }

  @Post('begin')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({ summary: 'A secret for an authenticator app; nothing is on before `enable`' })
  @ApiResponse({ status: 200, standardSchema: twoFactorSetupSchema })
  @ApiResponse({ status: 400, description: 'Wrong password' })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: no password, and the session is not of the last minutes',
  })
  @ApiResponse({ status: 409, description: 'It is on' })
  begin(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: proofSchema }) { password }: Proof,
    @CallerOf() caller: Caller,
  ) {
    return this.twoFactor.begin(user, password, caller);
  }

  @Post('enable')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({
    summary: 'Switch the second step on by a first code; answers the recovery codes, this once',
  })
  @ApiResponse({ status: 200, standardSchema: recoveryCodesSchema })
  @ApiResponse({ status: 400, description: '`two-factor-wrong`' })
  @ApiResponse({ status: 409, description: 'No set-up, or one that is too old' })
  enable(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: enableTwoFactorSchema }) { code }: EnableTwoFactor,
  ) {
    return this.twoFactor.enable(user, code);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({ summary: 'New recovery codes in place of the old ones' })
  @ApiResponse({ status: 200, standardSchema: recoveryCodesSchema })
  @ApiResponse({ status: 400, description: 'Wrong password, or `two-factor-wrong`' })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: no password, and the session is not of the last minutes',
  })
  renewCodes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: provenCodeSchema }) body: ProvenCode,
    @CallerOf() caller: Caller,
  ) {
    return this.twoFactor.renewCodes(user, body, caller);
  }

  @Post('disable')
  @HttpCode(200)
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({ summary: 'Switch the second step off' })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({ status: 400, description: 'Wrong password, or `two-factor-wrong`' })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: no password, and the session is not of the last minutes',
  })
  async disable(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: provenCodeSchema }) body: ProvenCode,
    @CallerOf() caller: Caller,
  ) {
    await this.twoFactor.disable(user, body, caller);
    return { ok: true };
  }
}
