import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

const inbox = 'equipo@puente.test';
let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ CONTACT_TO: inbox });
});
afterAll(() => identity.stop());

const message = async (changes: Record<string, unknown> = {}) => ({
  name: 'Lucía Gómez',
  email: 'lucia@correo.test',
  subject: 'Reserva de sesión',
  message: 'Buenos días.\n\nQuisiera una cita.',
  captchaToken: await identity.captcha(),
  ...changes,
});
const send = (body: unknown) => identity.call('POST /api/contact', { body });
const kept = async (subject: string) =>
  (
    await identity.admin.query(
      'select name, email, message from identity.contact_messages where subject = $1',
      [subject],
    )
  ).rows;

describe('a contact message', () => {
  test('is kept, and mailed to those who answer with the sender to reply to', async () => {
    expect(await send(await message())).toMatchObject({ status: 201, body: { ok: true } });
    expect(await kept('Reserva de sesión')).toEqual([
      { name: 'Lucía Gómez', email: 'lucia@correo.test', message: 'Buenos días.\n\nQuisiera una cita.' },
    ]);
    const mail = await identity.sink.mailTo(inbox);
    expect(mail.subject).toBe('Contacto: Reserva de sesión');
    expect(mail.replyTo).toEqual([{ name: 'Lucía Gómez', address: 'lucia@correo.test' }]);
    expect(mail.text).toContain('Quisiera una cita.');
  });

  test('cannot write into the headers of the mail, nor into its page', async () => {
    const before = identity.sink.mailsTo(inbox).length;
    await send(
      await message({
        subject: 'Hola\r\nBcc: todos@correo.test',
        message: '<script>alert(1)</script>',
      }),
    );
    const mail = await identity.sink.mailTo(inbox, before + 1);
    expect(mail.subject).toBe('Contacto: Hola Bcc: todos@correo.test');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(identity.sink.mailsTo('todos@correo.test')).toHaveLength(0);
  });

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a wrong address', { email: 'lucia' }, ['email']],
    ['no subject', { subject: undefined }, ['subject']],
    ['a number as message', { message: 5 }, ['message']],
    ['a message beyond its limit', { message: 'a'.repeat(5001) }, ['message']],
    ['an unknown field', { to: 'otro@correo.test' }, ['']],
  ])('with %s is refused and not kept', async (name, changes, paths) => {
    const subject = `refused: ${name}`;
    const answer = await send(await message({ subject, ...changes }));
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual(paths);
    expect(await kept(subject)).toEqual([]);
  });

  test('that is too large is refused', async () => {
    expect(refusal(await send(await message({ message: 'a'.repeat(200_000) }))).status).toBe(413);
  });
});
