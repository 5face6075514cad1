import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SmtpSink } from '../testing/smtp-sink.ts';
import {
  contactInbox,
  contactText,
  freePort,
  prepareIdentityProcess,
  type IdentityProcess,
} from './mail-process.fixture.ts';

let identity: IdentityProcess;
let sink: SmtpSink;
let smtpPort: number;
beforeEach(async () => {
  smtpPort = await freePort();
  sink = new SmtpSink();
  identity = await prepareIdentityProcess(smtpPort);
  await identity.start();
});
afterEach(async () => {
  await identity.stop();
  if (sink.listening) await sink.stop();
});

const nothingLeft = { waiting: 0, sending: 0, retrying: 0, dead: 0 };

describe('a contact message', () => {
  test('arrives although there was no mail server, then one that was busy, and the service was killed while it sent', async () => {
    await identity.writeToUs('Reserva');
    await identity.untilMails({ retrying: 1 });
    await identity.kill();
    await identity.start();
    await identity.untilMails({ retrying: 1 });

    sink.refusals = 2;
    let letGo = () => {};
    sink.hold = new Promise((resolve) => (letGo = resolve));
    await sink.start(smtpPort);
    await sink.mailTo(contactInbox);
    // The server has it, and the service has not heard so.
    await identity.kill();
    letGo();
    sink.hold = undefined;
    await identity.start();

    const double = await sink.mailTo(contactInbox, 2);
    expect(double.text).toContain('Quisiera una cita.');
    const { rows } = await identity.admin.query<{ id: string }>(
      `select data->>'mailId' as id from pgboss.job where name = 'mail'`,
    );
    const messageId = `<${rows[0]?.id}@puente.test>`;
    expect(sink.mails.map((mail) => mail.messageId)).toEqual([messageId, messageId]);
    await identity.untilMails(nothingLeft);
    expect(sink.refusals).toBeLessThan(0);
  });

  test('that the mail server refuses for good is kept among the dead, told without a word of it, and sent when that is asked for', async () => {
    sink.refusal = `550 5.1.1 <${contactInbox}> nobody here`;
    await sink.start(smtpPort);
    await identity.writeToUs('Reserva');
    await identity.untilMails({ ...nothingLeft, dead: 1 });
    const said = identity
      .log()
      .split('\n')
      .filter((line) => line.includes('mail given up'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said).toEqual([
      expect.objectContaining({ level: 50, kind: 'contact', tries: 1, command: 'RCPT TO', status: 550 }),
    ]);
    for (const secret of [contactInbox, 'lucia@correo.test', 'Lucía', ...contactText.split('\n\n')]) {
      expect(identity.log()).not.toContain(secret);
    }

    await identity.kill();
    sink.refusal = undefined;
    await identity.start({ MAIL_RESEND: '1' });
    expect((await sink.mailTo(contactInbox)).messageId).toBe(`<${String(said[0]?.['mailId'])}@puente.test>`);
    await identity.untilMails(nothingLeft);
  });

  test('is tried again for as long as the server calls the failure a passing one, and given up after its days', async () => {
    await identity.writeToUs('Reserva');
    await identity.untilMails({ retrying: 1, dead: 0 });
    await identity.kill();
    await identity.start({ MAIL_DAYS: '0.000001' });
    await identity.untilMails({ ...nothingLeft, dead: 1 });
    // Why, too: there is no answer of a server that could tell.
    expect(identity.log()).toMatch(/"reason":"E[A-Z]+","command":"CONN","msg":"mail not sent yet"/);
    expect(identity.log()).toMatch(/"reason":"E[A-Z]+","command":"CONN","msg":"mail given up/);
  });
});

test('a mail server that refuses us, not the mail, is asked again', async () => {
  sink.refusalOfSender = '550 who are you?';
  await sink.start(smtpPort);
  await identity.writeToUs('Reserva');
  await identity.untilMails({ retrying: 1, dead: 0 });
  sink.refusalOfSender = undefined;
  await sink.mailTo(contactInbox);
  await identity.untilMails(nothingLeft);
});
