import { emailMax, emailPattern, type SocialProvider } from '@puente/domain/identity';
import { z } from 'zod';

/** Whom a provider vouches for. */
export interface Vouched {
  provider: SocialProvider;
  /** Who they are there, for ever: names and addresses change hands, this does not. */
  subject: string;
  /** Lower case; null where the provider tells none that could be written to. */
  email: string | null;
  /** Whether the provider has seen that the address is theirs, and says so. */
  emailVerified: boolean;
  /** As the provider has them, which may be empty. */
  nombre: string;
  apellido: string;
}

const emailSchema = z.string().trim().toLowerCase().max(emailMax).regex(emailPattern).nullable().catch(null);
const text = z.string().catch('');

/** What a provider tells of somebody, as far as we take its word. */
export const vouchedFields = {
  /** Printable, and short enough for an index. */
  subject: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  email: emailSchema,
  text,
};
