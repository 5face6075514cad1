import { z } from 'zod';
import { idSchema } from '../rest/fields.schema.ts';
import { meAttributesSchema } from './me.schema.ts';
import { languages } from './user.enums.ts';

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
  sessions: z.array(z.object({ createdAt: instant, expiresAt: instant, endedAt: instant.nullable() })),
  /** Browsers in which the account was entered, whose attempts to enter are counted apart. */
  knownDevices: z.array(z.object({ createdAt: instant, expiresAt: instant })),
  /** What was mailed to prove something: of which kind, until when it is or was good, and when it was used. */
  mailedLinks: z.array(z.object({ kind: z.string(), expiresAt: instant, usedAt: instant.nullable() })),
});

export const accountDataAnswerSchema = z.object({ data: accountDataSchema });

export type AccountData = z.output<typeof accountDataSchema>;
