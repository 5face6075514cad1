import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]{2,512}$/i);

/** A challenge of altcha-lib 2, as `GET /api/captcha` gives it and as it comes back. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    expiresAt: z.int(),
  }),
  signature: hex,
});

/** What a captcha token holds. */
export const captchaPayloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});

export type Challenge = z.output<typeof challengeSchema>;
export type CaptchaPayload = z.output<typeof captchaPayloadSchema>;
