import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type SignInMethods, type SocialProvider } from '@puente/domain/identity';
import { ApiError, type SignedInUser } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { ProofService } from '../proof/proof.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SocialIdentity } from '../social/social-identity.entity.ts';
import { SocialLink } from '../social/social-link.entity.ts';
import { User } from '../users/user.entity.ts';

@Injectable()
export class SignInMethodsService {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: ProofService,
    private readonly sessions: SessionsService,
  ) {}

  async list(userId: number): Promise<SignInMethods> {
    const passwords = await this.em.count(Credential, { userId });
    const identities = await this.em.find(SocialIdentity, { userId }, { orderBy: { createdAt: 'asc' } });
    const providers = identities.map(({ provider, createdAt }) => ({
      provider,
      since: createdAt.toISOString(),
    }));
    return { password: passwords > 0, providers };
  }

  /**
   * From now on nobody enters the account with this provider. Whoever did is out: all other sessions end.
   * @throws ApiError as `ProofService.proven`; 404 where it is no way in, 409 where it is the last one
   */
  async remove(
    user: SignedInUser,
    provider: SocialProvider,
    password: string | undefined,
    caller: Caller,
  ): Promise<void> {
    const { id: userId, sessionId } = user;
    await this.proof.proven(user, password, caller, async (em) => {
      // Two who each remove one of two ways would leave none.
      const account = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const [other] = await em.find(
        SocialIdentity,
        { userId, provider: { $ne: provider } },
        { orderBy: { createdAt: 'asc' }, limit: 1 },
      );
      if ((await em.count(SocialIdentity, { userId, provider })) === 0) throw new ApiError(404);
      if (!other && (await em.count(Credential, { userId })) === 0)
        throw new ApiError(409, identityMessages.lastSignInMethod);
      await em.nativeDelete(SocialIdentity, { userId, provider });
      await em.nativeDelete(SocialLink, { userId, provider });
      // What texts name as the way in has to be one.
      if (other && account.provider === provider)
        await em.nativeUpdate(User, { id: userId }, { provider: other.provider });
      await this.sessions.endAll(userId, em, sessionId);
    });
  }
}
