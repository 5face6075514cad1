import { describe, expect, test } from '@jest/globals';
import { languages } from '@puente/domain/identity';
import {
  accountDeletedMail,
  confirmationMail,
  contactMail,
  linkMail,
  methodAddedMail,
  passwordChangedMail,
  resetMail,
  twoFactorChangedMail,
  type MailText,
  type Owner,
} from './templates.ts';

const url = 'https://puente.example/confirm?token=abc&x=1';
const ways = {
  forgotPassword: 'https://puente.example/forgot-password',
  security: 'https://puente.example/mi-cuenta/configuracion-seguridad',
  contact: 'https://puente.example/contacto',
};

const mailsTo = (reader: Owner): Record<string, MailText> => ({
  confirmation: confirmationMail(reader, url, `${url}&denegar=1`),
  reset: resetMail(reader, url),
  link: linkMail(reader, 'google', url),
  'password changed': passwordChangedMail(reader, ways),
  'method added': methodAddedMail(reader, 'facebook', ways),
  'second step on': twoFactorChangedMail(reader, true, ways),
  'second step off': twoFactorChangedMail(reader, false, ways),
  'account deleted': accountDeletedMail(reader, ways),
});

const ana: Owner = { nombre: 'Ana', userType: 'employer', language: 'es', provider: 'local' };
const nasty = `<b>"Eva" & 'Co'</b> {{role}}`;

const unescaped = (html: string) => html.replaceAll('&amp;', '&');
/** What a reader of HTML sees. */
const seen = (html: string) => unescaped(html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' '));

const everyMail = languages.flatMap((language) =>
  (['local', 'microsoft'] as const).flatMap((provider) =>
    Object.entries(mailsTo({ ...ana, language, provider })).map(([name, mail]) => ({
      name: `${name} (${provider})`,
      language,
      mail,
    })),
  ),
);

describe('every mail', () => {
  test.each(everyMail)(
    '$name in $language says in which language it is, and leaves no place open',
    ({ language, mail }) => {
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined|null/);
      expect(mail.subject).toMatch(/\S/);
      expect(mail.text).toContain('Ana');
    },
  );

  test.each(everyMail)('$name in $language is equal in text and HTML', ({ mail }) => {
    const shown = seen(mail.html).split(/\s+/);
    const said = mail.text.replace('-- \n', '').split(/\s+/).filter(Boolean);
    const addresses = said.filter((word) => word.startsWith('https://'));
    for (const address of addresses) expect(unescaped(mail.html)).toContain(`href="${address}"`);
    const words = said.filter((word) => !addresses.includes(word)).map((word) => word.replace(/:$/, ''));
    expect(words.filter((word) => !shown.includes(word) && !shown.includes(`${word}:`))).toEqual([]);
  });

  test('«No fui yo» stands on a line of its own in the text, its address on the next', () => {
    const { text } = confirmationMail(ana, url, `${url}&denegar=1`);
    expect(text).toMatch(/\nNo fui yo:\n\S+&denegar=1\n/);
  });

  test.each(everyMail)('$name in $language breaks its text at 72 characters, and no address', ({ mail }) => {
    const long = mail.text.split('\n').filter((line) => line.length > 72);
    expect(long.filter((line) => !line.startsWith('https://'))).toEqual([]);
  });

  test.each(everyMail)('$name in $language loads nothing from anywhere', ({ mail }) => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|video)\b|\bsrc=|url\(|@import|@font-face/i);
    const leadsTo = [...mail.html.matchAll(/https?:\/\/[^/"<\s]+/g)].map(([origin]) => origin);
    expect(new Set(leadsTo)).toEqual(new Set(['https://puente.example']));
  });

  test.each(Object.entries(mailsTo({ ...ana, nombre: nasty })))(
    '%s shows a name as text, and reads none as a place',
    (_, mail) => {
      expect(mail.html).toContain('&lt;b&gt;&quot;Eva&quot; &amp; &#39;Co&#39;&lt;/b&gt; {{role}}');
      expect(mail.html).not.toContain('<b>');
      expect(mail.text).toContain(nasty);
    },
  );
});

test('the mails of one person differ by language in every line', () => {
  const [es, en] = languages.map((language) => Object.values(mailsTo({ ...ana, language })));
  es?.forEach((mail, at) => {
    expect(en?.[at]?.subject).not.toBe(mail.subject);
    expect(en?.[at]?.text).not.toBe(mail.text);
  });
});

test('which of their accounts a mail is about is told', () => {
  for (const [userType, role] of [
    ['user', 'Usuario'],
    ['employer', 'Empleador'],
  ] as const) {
    const { 'account deleted': _, ...others } = mailsTo({ ...ana, userType });
    for (const { text } of Object.values(others))
      expect(text.replace(/\s+/g, ' ')).toContain(`cuenta de ${role}`);
  }
});

test('a changed password tells what to do if it was somebody else', () => {
  const { text } = passwordChangedMail(ana, ways);
  expect(text.replace(/\s+/g, ' ')).toContain('¿No fuiste tú? Elige otra contraseña ahora mismo');
  expect(text).toContain(`\n${ways.forgotPassword}\n`);
  expect(text).toContain(`\n${ways.contact}\n`);
});

const textOf = ({ text }: MailText) => text.replace(/\s+/g, ' ');

test('a confirmation names by what the account was made, and warns of a provider', () => {
  expect(textOf(confirmationMail(ana, url, url))).toContain('con correo y contraseña');
  const social = textOf(confirmationMail({ ...ana, provider: 'facebook' }, url, url));
  expect(social).toContain('Confírmala solo si tú entraste con Facebook');
  expect(social).not.toMatch(/contraseña|Gracias/);
});

test('a new way in that was somebody else’s is to be removed, with advice that its reader can follow', () => {
  expect(textOf(methodAddedMail(ana, 'facebook', ways))).toContain(
    'Quita Facebook en «Formas de entrar» y cambia tu contraseña',
  );
  const social: Owner = { ...ana, provider: 'google' };
  const mails = [
    methodAddedMail(social, 'facebook', ways),
    ...[true, false].map((enabled) => twoFactorChangedMail(social, enabled, ways)),
  ];
  for (const mail of mails) {
    expect(textOf(mail)).toContain('tu cuenta de Google');
    expect(textOf(mail)).not.toMatch(/tu contraseña|otra contraseña/);
  }
});

test('a contact message keeps its paragraphs and lines', () => {
  const message = 'Buenos días.\n\nQuisiera una cita:\nel lunes.';
  const mail = contactMail({ name: 'Lucía', email: 'lucia@correo.test', subject: 'Cita', message });
  expect(mail.subject).toBe('Contacto: Cita');
  expect(mail.text).toContain(message);
  expect(mail.html).toContain('Quisiera una cita:<br>el lunes.');
});
