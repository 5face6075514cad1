import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { RolesGuard } from './roles.guard.ts';

/** Every route needs a living session unless it is marked otherwise (see access.ts). */
@Module({
  imports: [PassportModule],
  providers: [
    JwtStrategy,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
  ],
})
export class JwtAuthModule {}
