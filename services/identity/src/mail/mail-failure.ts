/** Why a mail did not leave, without what a mail server says around it: addresses, among others. */
export interface MailFailure {
  code: string | undefined;
  /** The step of SMTP. */
  command: string | undefined;
  /** The mail server's answer. */
  status: number | undefined;
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; syscall?: string };

/** Undefined for an error that is not of the mail server or of the way to it. */
export function mailFailure(error: unknown): MailFailure | undefined {
  const { code, command, responseCode } = error as SmtpError;
  return command === undefined ? undefined : { code, command, status: responseCode };
}

/**
 * Whether the server will not have this mail, however often it is asked. Only what it says of the recipient or of the
 * mail itself counts: what it says of us (a wrong password, a sender it does not know) is for us to put right meanwhile.
 */
export function isFinal({ command, status = 0 }: MailFailure): boolean {
  return status >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Whether the mail has certainly not been taken: the server was not reached, or refused. Where a connection is lost
 * instead, the mail may well have arrived.
 */
export function hasNotLeft(error: unknown): boolean {
  const { responseCode, syscall } = error as SmtpError;
  return responseCode !== undefined || syscall === 'connect';
}
