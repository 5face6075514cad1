import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { accessMark } from './access.ts';
import type { SignedInUser } from './current-user.ts';
import { JwtStrategy } from './jwt.strategy.ts';

/** Lets a request in by its bearer token, as the route's mark says. 401 for a missing, wrong or ended one. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: JwtStrategy,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride(accessMark, [context.getHandler(), context.getClass()]);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser }>();
    if (access === 'optional' && request.headers.authorization === undefined) return true;
    const known = await this.tokens.known(request);
    if (known !== undefined) {
      request.user = this.handleRequest(null, known);
      return true;
    }
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw new ApiError(401);
    return user;
  }
}
