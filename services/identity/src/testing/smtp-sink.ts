import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const patience = 30_000;

/** Of its parsed parts, `to` is whom the envelope named. */
export type ReceivedMail = Pick<Email, 'subject' | 'from' | 'replyTo' | 'messageId' | 'headers'> &
  Record<'to' | 'text' | 'html', string>;

/** A mail server that keeps what it is sent, and refuses or waits as it is told. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** So many mails to come are refused with a temporary error. */
  refusals = 0;
  /** Answered to each recipient, such as `550 no such user`. */
  refusal: string | undefined;
  /** Answered to whoever sends, such as `550 who are you?`. */
  refusalOfSender: string | undefined;
  /** A mail that has come is acknowledged only when this is over. */
  hold: Promise<void> | undefined;
  private readonly smtp = new SMTPServer({
    // Neither certificates nor passwords: sender and receiver are one test.
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Else it would put a code of its own before what is told here.
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    closeTimeout: 1000,
    onMailFrom: (_, __, answer) => answer(refused(this.refusalOfSender)),
    onRcptTo: (_, __, answer) => answer(refused(this.refusals-- > 0 ? '451 come back later' : this.refusal)),
    onData: (stream, { envelope }, answer) => {
      const [recipient] = envelope.rcptTo;
      void this.keep(recipient?.address ?? '', text(stream)).then(() => answer(null), answer);
    },
  });

  constructor() {
    // A sender that is killed in the middle of a mail ends no test.
    this.smtp.on('error', () => undefined);
  }

  /** @param port default: a free one */
  async start(port = 0): Promise<string> {
    this.smtp.listen(port, '127.0.0.1');
    await once(this.smtp.server, 'listening');
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.smtp.close(resolve));
  }

  get listening(): boolean {
    return this.smtp.server.listening;
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  /** The `count`-th mail to an address, when it has come. */
  async mailTo(address: string, count = 1): Promise<ReceivedMail> {
    for (let waited = 0; waited < patience; waited += 25) {
      const mail = this.mailsTo(address)[count - 1];
      if (mail) return mail;
      await pause(25);
    }
    throw new Error(`Mail ${count} to ${address} has not come; there are ${this.mailsTo(address).length}.`);
  }

  private async keep(to: string, source: Promise<string>): Promise<void> {
    const mail = await PostalMime.parse(await source);
    const { subject, from, replyTo, messageId, headers } = mail;
    const parts = { subject, from, replyTo, messageId, headers };
    this.mails.push({ to, ...parts, text: mail.text ?? '', html: mail.html ?? '' });
    await this.hold;
  }
}

/** `550 who are you?` as the server takes it; none without an answer. */
function refused(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  const [, code, message] = /^(\d{3}) (.*)$/.exec(answer) ?? [];
  return Object.assign(new Error(message), { responseCode: Number(code) });
}
