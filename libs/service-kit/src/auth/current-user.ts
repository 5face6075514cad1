import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { UserType } from '@puente/domain/identity';
import type { FastifyRequest } from 'fastify';

/** Who makes a request, as the database knows it at that moment. */
export interface SignedInUser {
  id: number;
  sessionId: string;
  userType: UserType;
  username: string;
}

export function userOf(context: ExecutionContext): SignedInUser | undefined {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser }>().user;
}

/** The signed-in user; `undefined` only where the route is marked `@OptionalAuth()`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => userOf(context));
