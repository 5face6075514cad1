import type { EntityManager, InferKyselyTable } from '@mikro-orm/postgresql';
import type { AskedMail } from '../mail/asked-mail.entity.ts';
import type { MailPause } from '../mail/mail-pause.entity.ts';

interface Tables {
  'identity.asked_mails': InferKyselyTable<typeof AskedMail>;
  'identity.mail_pauses': InferKyselyTable<typeof MailPause>;
}

/**
 * Kysely by the entities' tables and columns, inside the manager's transaction if it has one: for a write that decides by
 * what is there and answers what it wrote, in one statement (decision 17).
 */
export function tablesOf(em: EntityManager) {
  return em.getKysely<Tables>();
}
