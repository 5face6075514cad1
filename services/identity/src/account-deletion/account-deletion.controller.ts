import { Body, Controller, Delete, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { deleteAccountSchema, okAnswerSchema, type DeleteAccount } from '@puente/domain/identity';
import { idSchema } from '@puente/domain/rest';
import { ApiError, CurrentUser, RateLimit, type SignedInUser } from '@puente/service-kit';
import { CallerOf, type Caller } from '../caller/caller.ts';
import { AccountDeletionService } from './account-deletion.service.ts';

@Controller('users')
@ApiBearerAuth()
export class AccountDeletionController {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Delete(':id')
  @RateLimit({ limit: 10, seconds: 60 })
  @ApiOperation({
    summary: 'Deletes the caller’s own account with all that is kept of it, here and in jobs, at once',
  })
  @ApiResponse({ status: 200, standardSchema: okAnswerSchema })
  @ApiResponse({
    status: 400,
    description:
      'The password is missing or wrong; or `two-factor-wrong`, the code of an account that asks for one',
  })
  @ApiResponse({
    status: 403,
    description: '`sign-in-again`: without a password, the session has to be of the last minutes',
  })
  @ApiResponse({ status: 404, description: 'Any account but one’s own' })
  async remove(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: deleteAccountSchema }) body: DeleteAccount,
    @CurrentUser() user: SignedInUser,
    @CallerOf() caller: Caller,
  ) {
    if (id !== user.id) throw new ApiError(404);
    await this.deletion.remove(user, body, caller);
    return { ok: true };
  }
}
