import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiError } from '../errors/api-error.ts';
import { roleMark } from './access.ts';
import { userOf } from './current-user.ts';

/** Runs after the JwtAuthGuard, which says who calls. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride(roleMark, [context.getHandler(), context.getClass()]);
    if (rule && userOf(context)?.userType !== rule.userType) throw new ApiError(403, rule.denial);
    return true;
  }
}
