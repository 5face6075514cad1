import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { signInMethodsAnswerSchema, type SignInMethods } from '@puente/domain/identity';
import { CurrentUser, type SignedInUser } from '@puente/service-kit';
import { Credential } from '../passwords/credential.entity.ts';
import { SocialIdentity } from '../social/social-identity.entity.ts';

@Controller('auth/methods')
@ApiBearerAuth()
export class SignInMethodsController {
  constructor(private readonly em: EntityManager) {}

  @Get()
  @ApiOperation({ summary: 'By what the caller’s account can be entered: a password, and which providers' })
  @ApiResponse({ status: 200, standardSchema: signInMethodsAnswerSchema })
  async list(@CurrentUser() { id: userId }: SignedInUser): Promise<{ data: SignInMethods }> {
    const passwords = await this.em.count(Credential, { userId });
    const identities = await this.em.find(SocialIdentity, { userId }, { orderBy: { createdAt: 'asc' } });
    const providers = identities.map(({ provider, createdAt }) => ({
      provider,
      since: createdAt.toISOString(),
    }));
    return { data: { password: passwords > 0, providers } };
  }
}
