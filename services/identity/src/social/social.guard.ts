import {
  createParamDecorator,
  Injectable,
  Logger,
  mixin,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { socialFailed, type SocialProvider } from '@puente/domain/identity';
import { ApiError, validationError } from '@puente/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { outageIn } from './provider-call.ts';
import { SocialSettings } from './provider-settings.ts';
import { SocialStrategies } from './social-strategies.ts';
import type { Vouched } from './vouched.ts';

interface SocialRequest extends FastifyRequest {
  vouched?: Vouched;
}

/**
 * Has a provider's strategy say who calls, by a body of this schema: guards come before pipes, so it is checked here.
 * @throws ApiError 400 for another body; 401 for whatever the provider does not vouch for; 404 without keys of it; 502, 503 when it is down
 */
export function SocialGuard(provider: SocialProvider, schema: z.ZodType): Type<CanActivate> {
  @Injectable()
  class ProviderGuard extends AuthGuard(provider) {
    private readonly logger = new Logger(ProviderGuard.name);

    constructor(
      private readonly settings: SocialSettings,
      private readonly strategies: SocialStrategies,
    ) {
      super();
    }

    override async canActivate(context: ExecutionContext): Promise<boolean> {
      this.settings.of(provider);
      const request = context.switchToHttp().getRequest<SocialRequest>();
      const checked = schema.safeParse(request.body);
      if (!checked.success) throw validationError(checked.error.issues);
      // passport-oauth2 looks for a code, and for a provider's complaint, in the address that a browser is sent back to.
      const { code } = request.body as { code?: string };
      const query = request.query as Record<string, unknown>;
      delete query['error'];
      query['code'] = code;
      await this.strategies.need(provider);
      return (await super.canActivate(context)) as boolean;
    }

    override getAuthenticateOptions(context: ExecutionContext) {
      const { body } = context.switchToHttp().getRequest<FastifyRequest>();
      const { codeVerifier } = body as { codeVerifier?: string };
      return { property: 'vouched', codeVerifier };
    }

    override handleRequest<Identity>(error: unknown, vouched: Identity | false): Identity {
      const outage = outageIn(error);
      if (outage) {
        this.logger.warn({ provider }, 'a provider does not answer as it should');
        throw outage;
      }
      if (error instanceof TypeError) throw error;
      if (!error && vouched) return vouched;
      if (error)
        this.logger.warn({ provider, reason: (error as Error).name }, 'a provider refused a sign-in');
      throw new ApiError(401, socialFailed(provider));
    }
  }
  return mixin(ProviderGuard);
}

/** Whom the provider of the route's `SocialGuard` vouched for. */
export const VouchedFor = createParamDecorator((_: unknown, context: ExecutionContext): Vouched => {
  const { vouched } = context.switchToHttp().getRequest<SocialRequest>();
  if (!vouched) throw new Error('A route without its SocialGuard');
  return vouched;
});
