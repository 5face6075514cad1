import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { sql } from 'kysely';
import type { KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type ServiceConfig } from '../config/service-config.ts';
import { rowsOf } from '../database/rows.ts';
import { CheckedTokens, type TokenClaims } from './checked-tokens.ts';
import type { SignedInUser } from './current-user.ts';
import { LiveSessions } from './live-sessions.ts';
import { tokenAlgorithm, tokenAudience, tokenClaimsSchema, tokenHeaderSchema, tokenIssuer } from './token.ts';
import { TokenKeys } from './token-keys.ts';

/**
 * Checks the token's signature, once, then that its session lives; who the user is comes from the database. Passport knows
 * strategies by name, process-wide: two apps in one process would share the later one's.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly logger = new Logger(JwtStrategy.name);
  private readonly checked = new CheckedTokens();
  private readonly keys: TokenKeys;
  private readonly sessions: LiveSessions;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    private readonly em: EntityManager,
  ) {
    const keys = new TokenKeys(config.JWT_PUBLIC_KEYS_DIR);
    super({
      jwtFromRequest: tokenOf,
      secretOrKeyProvider: (_, token, done) => {
        const key = keyFor(token, keys)?.key;
        // Its types know no parsed key, which spares each call the parsing.
        done(key === undefined ? new Error('a key that is not ours') : null, key as unknown as Buffer);
      },
      algorithms: [tokenAlgorithm],
      issuer: tokenIssuer,
      audience: tokenAudience,
      passReqToCallback: true,
    });
    this.keys = keys;
    this.sessions = new LiveSessions(em);
  }

  /** Whose token was good before; undefined where it has to be checked. False where its session has ended. */
  async known(request: FastifyRequest): Promise<SignedInUser | false | undefined> {
    const token = tokenOf(request as never);
    const claims = token ? this.checked.find(token, (kid) => this.keys.find(kid)) : undefined;
    return claims && this.userOf(claims);
  }

  /** Of a token whose signature is good. */
  async validate(request: FastifyRequest, payload: unknown): Promise<SignedInUser | false> {
    const claims = tokenClaimsSchema.safeParse(payload);
    if (!claims.success) return false;
    const token = tokenOf(request as never);
    const by = token && keyFor(token, this.keys);
    if (by) this.checked.keep(token, { claims: claims.data, ...by });
    return this.userOf(claims.data);
  }

  private async userOf(claims: TokenClaims): Promise<SignedInUser | false> {
    const found = await this.sessions.find(claims);
    if (!found) return false;
    const { useDue, ...user } = found;
    if (useDue) await this.noteUse(user.sessionId);
    return user;
  }

  /** A disk that is full refuses writes: that is no reason to refuse what only reads. */
  private async noteUse(sid: string): Promise<void> {
    await rowsOf(this.em, sql`select identity.use_session(${sid})`).catch((error: unknown) => {
      this.logger.warn(error);
    });
  }
}

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The key that the token's header names, if the header is as ours are. */
function keyFor(token: string, keys: TokenKeys): { kid: string; key: KeyObject } | undefined {
  let header: unknown;
  try {
    header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  const read = tokenHeaderSchema.safeParse(header);
  if (!read.success) return undefined;
  const { kid } = read.data;
  const key = keys.find(kid);
  return key && { kid, key };
}
