/**
 * What is to be mailed. The queue holds no link and no text: those are made at the moment of sending, so that a
 * secret never rests in the queue.
 */
export type MailJob =
  | { kind: 'confirm'; userId: number }
  /** A reset was asked for this address; whether it has accounts is found out here, not while the caller waits. */
  | { kind: 'reset-request'; email: string }
  | { kind: 'reset'; userId: number }
  | { kind: 'contact'; messageId: number };

export const mailQueue = 'mail';
