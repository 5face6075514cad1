import type { EntityManager, InferKyselyTable } from '@mikro-orm/postgresql';
import type { AskedMail } from '../mail/asked-mail.entity.ts';
import type { MailPause } from '../mail/mail-pause.entity.ts';
import type { OneTimeToken } from '../one-time-tokens/one-time-token.entity.ts';
import type { SocialIdentity } from '../social/social-identity.entity.ts';

interface Tables {
  'identity.social_identities': InferKyselyTable<typeof SocialIdentity>;
  'identity.asked_mails': InferKyselyTable<typeof AskedMail>;
  'identity.mail_pauses': InferKyselyTable<typeof MailPause>;
  'identity.one_time_tokens': InferKyselyTable<typeof OneTimeToken>;
}

/**
 * Kysely by the entities' tables and columns, inside the manager's transaction if it has one: for a write that decides by
 * what is there and answers what it wrote, in one statement (decision 17).
 */
export function tablesOf(em: EntityManager) {
  return em.getKysely<Tables>();
}
