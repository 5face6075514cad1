import { z } from 'zod';
import { idSchema } from '../rest/fields.schema.ts';
import { cvMimeTypes } from './cv.rules.ts';
import { fileSchema, meAttributesSchema } from './me.schema.ts';
import { languages, socialProviders } from './user.enums.ts';

const instant = z.iso.datetime();

/**
 * All that the identity service keeps about one person, for that person: `GET /api/personal-data/account`. Of secrets
 * (password, codes, links) it tells that they are there and since when, never what they are.
 */
export const accountDataSchema = z.object({
  account: z.object({
    id: idSchema,
    ...meAttributesSchema.omit({ version: true }).shape,
    /** A phone of before phones were checked, that could not be read as one. */
    telefonoUnchecked: z.string().nullable(),
    /** In which mails come. */
    language: z.enum(languages),
  }),
  password: z.object({ changedAt: instant }).nullable(),
  /** By whom else than a password the account can be entered: as whom, at which provider. */
  socialSignIns: z.array(
    z.object({ provider: z.enum(socialProviders), subject: z.string(), createdAt: instant }),
  ),
  /** Sign-ins that wait for a proof that this account is theirs. */
  socialLinks: z.array(z.object({ provider: z.enum(socialProviders), expiresAt: instant })),
  /** The authenticator app; without `enabledAt` it was begun and asks for nothing yet. */
  twoFactor: z
    .object({ begunAt: instant, enabledAt: instant.nullable(), recoveryCodesLeft: z.int() })
    .nullable(),
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: instant,
      lastUsedAt: instant,
      expiresAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
  /** Browsers in which the account was entered, whose attempts to enter are counted apart. */
  knownDevices: z.array(z.object({ createdAt: instant, expiresAt: instant })),
  /** What was mailed to prove something: of which kind, until when it is or was good, and when it was used. */
  mailedLinks: z.array(z.object({ kind: z.string(), expiresAt: instant, usedAt: instant.nullable() })),
  /** Sent as a CV: the one attached, and others that wait for a day. Each may be read at its address. */
  files: z.array(
    z.object({
      ...fileSchema.shape,
      type: z.enum(cvMimeTypes),
      createdAt: instant,
      attachedAt: instant.nullable(),
    }),
  ),
});

export const accountDataAnswerSchema = z.object({ data: accountDataSchema });

export type AccountData = z.output<typeof accountDataSchema>;
