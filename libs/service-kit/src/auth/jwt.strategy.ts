import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { CONFIG, type ServiceConfig } from '../config/service-config.ts';
import { rowsOf } from '../database/rows.ts';
import type { SignedInUser } from './current-user.ts';

export const tokenIssuer = 'puente';
export const tokenAlgorithm = 'ES256';

/** What a token carries, and nothing more: whose it is and which session. */
const claimsSchema = z.object({
  sub: z.string().regex(/^[1-9]\d{0,8}$/),
  sid: z.uuid(),
});

/**
 * Checks the token's signature, then that its session lives; who the user is comes from the database. Passport knows
 * strategies by name, process-wide: two apps in one process would share the later one's.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    private readonly em: EntityManager,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: readFileSync(config.JWT_PUBLIC_KEY_FILE, 'utf8'),
      algorithms: [tokenAlgorithm],
      issuer: tokenIssuer,
    });
  }

  async validate(payload: unknown): Promise<SignedInUser | false> {
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return false;
    const { sub, sid } = claims.data;
    const [user] = await rowsOf(
      this.em,
      sql<SignedInUser>`
        select user_id as "id", session_id as "sessionId", user_type as "userType", username
        from identity.live_sessions where session_id = ${sid} and user_id = ${Number(sub)}`,
    );
    return user ?? false;
  }
}
