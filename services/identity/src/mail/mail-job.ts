import { type Language, type SocialProvider } from '@puente/domain/identity';
import type { JobAlert } from '@puente/domain/jobs';
import type { TokenKind } from '../one-time-tokens/one-time-token.entity.ts';
import { tokenLife } from '../one-time-tokens/one-time-tokens.ts';

/** By whom anybody may ask for: of the mails a day that an address gets, some are its owner's alone. */
interface Asked {
  /** In a browser in which an account of the address was entered before. */
  fromKnownDevice?: boolean;
}

/**
 * What is to be mailed. The queue holds no link and no text: those are made at the moment of sending, so that a
 * secret never rests in the queue. Save for an alert, whose code is no key to anything (decision 37).
 */
export type MailTask =
  /** The link was asked for again by this address; whether accounts of it wait for one is found out here. */
  | ({ kind: 'confirm-request'; email: string } & Asked)
  | ({ kind: 'confirm'; userId: number } & Asked)
  /** A reset was asked for this address; whether it has accounts is found out here, not while the caller waits. */
  | ({ kind: 'reset-request'; email: string } & Asked)
  | ({ kind: 'reset'; userId: number } & Asked)
  /** A link by which the owner of an account proves that a provider's account is theirs, too. */
  | { kind: 'link'; userId: number; provider: SocialProvider }
  | { kind: 'password-changed'; userId: number }
  /** The account can be entered by a provider, from now on. */
  | { kind: 'method-added'; userId: number; provider: SocialProvider }
  /** The second step of the sign-in was switched on or off. */
  | { kind: 'two-factor-changed'; userId: number; enabled: boolean }
  /** Of an account that is no longer there to be looked up. */
  | { kind: 'account-deleted'; email: string; nombre: string; language: Language }
  | { kind: 'contact'; messageId: number }
  /** Queued by `identity.ask_job_alert`, which the jobs service calls; read strictly before it is written. */
  | { kind: 'job-alert'; userId: number; alert: JobAlert };

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

/** Of the kinds that carry a link, which token it is. */
const linkTokens: Partial<Record<MailTask['kind'], TokenKind>> = {
  'confirm-request': 'confirm',
  confirm: 'confirm',
  'reset-request': 'reset',
  reset: 'reset',
  link: 'link',
};

/**
 * Milliseconds after which nobody waits for a mail that carries a link: as long as the link itself would have lived.
 * Undefined for one without.
 */
export function linkLife({ kind }: MailTask): number | undefined {
  const token = linkTokens[kind];
  return token && tokenLife(token);
}
