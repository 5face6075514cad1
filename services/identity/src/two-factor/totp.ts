import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands, and some nothing else (RFC 6238). */
const traits = { issuer: 'Puente', algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 random bits. */
export function newSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** The secret as an app takes it, typed and by its camera. `label` tells the account from others in the app. */
export function setupOf(secret: Uint8Array, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Which step of 30 seconds a code belongs to: the current one, or the one before or after it; undefined if to none of them. */
export function stepOf(secret: Uint8Array, code: string): number | undefined {
  const totp = totpOf(secret);
  const timestamp = Date.now();
  const away = totp.validate({ token: code, timestamp, window: 1 });
  return away === null ? undefined : totp.counter({ timestamp }) + away;
}

function totpOf(secret: Uint8Array, label?: string): TOTP {
  const buffer = Uint8Array.from(secret).buffer;
  return new TOTP({ ...traits, ...(label !== undefined && { label }), secret: new Secret({ buffer }) });
}
