import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

const patience = 30_000;

/** A mail server that keeps what it is sent, as far as SMTP goes between two programs that trust each other. */
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
  private readonly server: Server = createServer((socket) => this.converse(socket));

  /** @param port default: a free one */
  async start(port = 0): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  get listening(): boolean {
    return this.server.listening;
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

  private converse(socket: Socket): void {
    let pending = '';
    let recipient = '';
    let message: string[] | undefined;
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        if (message && line !== '.') message.push(line.replace(/^\.\./, '.'));
        else if (message) {
          this.mails.push(parseMail(recipient, message.join('\r\n')));
          message = undefined;
          void (this.hold ?? Promise.resolve()).then(() => socket.writable && socket.write('250 kept\r\n'));
        } else if (/^MAIL FROM:/i.test(line)) {
          socket.write(`${this.refusalOfSender ?? '250 ok'}\r\n`);
        } else if (/^RCPT TO:/i.test(line)) {
          recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
          const answer = this.refusals-- > 0 ? '451 come back later' : (this.refusal ?? '250 ok');
          socket.write(`${answer}\r\n`);
        } else if (/^DATA$/i.test(line)) {
          message = [];
          socket.write('354 go on\r\n');
        } else if (/^QUIT$/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  }
}
