import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  emailAvailabilitySchema,
  meAttributesSchema,
  updateUserBody,
  usernameAvailabilitySchema,
  type UserUpdate,
} from '@puente/domain/identity';
import { dataDocumentOf, idSchema } from '@puente/domain/rest';
import { CurrentUser, Public, RateLimit, type SignedInUser } from '@puente/service-kit';
import { z } from 'zod';
import { availabilityQuerySchema, meQuerySchema, type AvailabilityQuery } from './users.schema.ts';
import { UsersService } from './users.service.ts';

@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @ApiOperation({ summary: 'Availability of a username, or of an e-mail for an account type' })
  @ApiResponse({
    status: 200,
    standardSchema: z.union([usernameAvailabilitySchema, emailAvailabilitySchema]),
  })
  taken(@Query({ schema: availabilityQuerySchema }) query: AvailabilityQuery) {
    return this.users.taken(query);
  }

  @Get('me')
  @ApiBearerAuth()
  @ApiOperation({ summary: "The caller's own account" })
  @ApiResponse({ status: 200, standardSchema: dataDocumentOf(meAttributesSchema) })
  me(@CurrentUser() user: SignedInUser, @Query({ schema: meQuerySchema }) _query: unknown) {
    return this.users.me(user.id);
  }

  @Put(':id')
  @ApiBearerAuth()
  @ApiOperation({ summary: "Changes the caller's own profile" })
  @ApiResponse({ status: 200, standardSchema: dataDocumentOf(meAttributesSchema) })
  @ApiResponse({ status: 404, description: 'Any account but one’s own' })
  @ApiResponse({ status: 409, description: 'Changed meanwhile: `error.details.current` is what it is now' })
  update(
    @Param('id', { schema: idSchema }) id: number,
    @Body({ schema: updateUserBody }) { data }: { data: UserUpdate },
    @CurrentUser() user: SignedInUser,
  ) {
    return this.users.update(id, data, user);
  }
}
