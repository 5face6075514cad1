import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { everyRoute } from './every-route.ts';
import { Limits } from './limits.ts';
import { rateLimitMark, type RouteLimit } from './rate-limit.decorator.ts';

/** Limits the calls of each route by the caller's address, and by nothing that a caller can choose. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.reflector.getAllAndOverride(rateLimitMark, [context.getHandler(), context.getClass()]);
    if (mark === 'none') return true;
    const { method, routeOptions, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { inMemory = false, ...budget }: RouteLimit = mark ?? { ...everyRoute, inMemory: true };
    await this.limits.consume(`${method} ${routeOptions.url}`, budget, addressKey(ip), {
      inMemory,
      final: true,
    });
    return true;
  }
}
