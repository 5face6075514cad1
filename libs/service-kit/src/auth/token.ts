import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';

export const tokenIssuer = 'puente';
/** Whom a token is for: the services of this site. */
export const tokenAudience = 'puente-api';
/** `typ` in its header: what else this key may ever sign is no token of a session. */
export const tokenType = 'session+jwt';
export const tokenAlgorithm = 'ES256';
const tokenCurve = 'prime256v1';

/** Nothing but this: a header that brings a key of its own, or says where to find one, is none of ours. */
export const tokenHeaderSchema = z.strictObject({
  alg: z.literal(tokenAlgorithm),
  typ: z.literal(tokenType),
  kid: z.string(),
});

/** Whose it is and which session; all else is looked up. That the times are right is checked with the signature. */
export const tokenClaimsSchema = z.object({
  iss: z.literal(tokenIssuer),
  aud: z.literal(tokenAudience),
  sub: z.string().regex(/^[1-9]\d{0,8}$/),
  sid: z.uuid(),
  iat: z.int(),
  nbf: z.int(),
  exp: z.int(),
});

/**
 * The name of a key: its thumbprint (RFC 7638), so that a key has one name wherever it is kept.
 * @throws TypeError for a key that is not for ES256
 */
export function keyIdOf(key: KeyObject): string {
  if (key.asymmetricKeyDetails?.namedCurve !== tokenCurve) throw new TypeError('not a key for ES256');
  const { crv, kty, x, y } = key.export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
