import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  emailAvailabilitySchema,
  meAttributesSchema,
  usernameAvailabilitySchema,
} from '@puente/domain/identity';
import { dataDocumentOf } from '@puente/domain/rest';
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
}
