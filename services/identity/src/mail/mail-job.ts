import { tokenLife } from '../one-time-tokens/one-time-tokens.ts';

/**
 * What is to be mailed. The queue holds no link and no text: those are made at the moment of sending, so that a
 * secret never rests in the queue.
 */
export type MailTask =
  | { kind: 'confirm'; userId: number }
  /** A reset was asked for this address; whether it has accounts is found out here, not while the caller waits. */
  | { kind: 'reset-request'; email: string }
  | { kind: 'reset'; userId: number }
  | { kind: 'contact'; messageId: number };

/** What stays the same for a mail however often it is tried, given up, and tried again. */
export type Mail = MailTask & {
  /** Becomes its `Message-ID`, by which a receiver can tell that it got the same mail twice. */
  mailId: string;
  /** ISO 8601. */
  askedAt: string;
};

export const mailQueue = 'mail';
/** Mails that nobody tries to send any more. */
export const deadMailQueue = 'mail-dead';

/**
 * Milliseconds after which nobody waits for a mail that carries a link: as long as the link itself would have lived.
 * Undefined for one without.
 */
export function linkLife({ kind }: MailTask): number | undefined {
  if (kind === 'contact') return undefined;
  return tokenLife(kind === 'confirm' ? 'confirm' : 'reset');
}
