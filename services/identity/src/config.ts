import { serviceConfigSchema } from '@puente/service-kit';
import { z } from 'zod';
import { checkFiles, filesVariables } from './files/files-config.ts';
import { checkSocial, socialVariables } from './social/social-config.ts';

const variablesSchema = serviceConfigSchema.extend({
  /** The key that tokens are signed by (PEM, ES256); its public half is among `JWT_PUBLIC_KEYS_DIR`. */
  JWT_PRIVATE_KEY_FILE: z.string().min(1),
  /** The site's address for links in mails; never taken from a request. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** How many tries a captcha takes at most, each of 1,000 rounds of PBKDF2: 2,000 are about a second on a cheap phone. */
  CAPTCHA_COST: z.coerce.number().int().min(1).max(1_000_000).default(2000),
  CAPTCHA_SECRET_FILE: z.string().min(1),
  /** How many passwords may wait to be hashed or compared, two at a time: beyond, 503. Ten seconds' worth on a slow machine. */
  PASSWORD_QUEUE: z.coerce.number().int().min(1).max(10_000).default(200),
  /** Each line is a key for the secrets of authenticator apps: the first one seals, all of them open. */
  TWO_FACTOR_KEY_FILE: z.string().min(1),
  MAIL_FROM: z.string().min(1).default('Puente <hola@puente.test>'),
  /** Who reads what visitors write on the contact forms. */
  CONTACT_TO: z.string().min(1).default('contacto@puente.test'),
  /** Days for which a mail without a link is tried. One with a link is tried for as long as the link would live. */
  MAIL_DAYS: z.coerce.number().positive().max(365).default(5),
  /** Seconds between two tries, at most: pauses grow from 2 seconds to this. */
  MAIL_LONGEST_PAUSE: z.coerce.number().int().min(1).max(86_400).default(3600),
  /** Seconds one try may take; beyond, it is made again, as when its process was killed. */
  MAIL_TRY_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** `1`: mails that were given up are tried again at the start. */
  MAIL_RESEND: z.enum(['0', '1']).default('0'),
});

export const identityConfigSchema = variablesSchema
  .extend({ ...socialVariables, ...filesVariables })
  .superRefine(checkSocial)
  .superRefine(checkFiles);

export type IdentityConfig = z.output<typeof identityConfigSchema>;
