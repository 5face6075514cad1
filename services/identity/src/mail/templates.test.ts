import { describe, expect, test } from '@jest/globals';
import { languages } from '@puente/domain/identity';
import { type JobAlert } from '@puente/domain/jobs';
import { jobAlertMail } from './job-alert-mail.ts';
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

const alert: JobAlert = {
  name: 'Mesera en Houston',
  frequency: 'weekly',
  code: 'c'.repeat(43),
  path: '/empleos?q=mesera&donde=Houston&orden=fecha',
  found: 12,
  jobs: [
    {
      title: 'Mesera de noche',
      employer: 'Fonda Luz',
      place: ['Houston', 'Texas'],
      salary: 'US$18 la hora',
      path: '/detalle-empleo/7',
    },
    {
      title: 'Mesera',
      employer: null,
      place: ['Nueva York', 'Estados Unidos'],
      salary: null,
      path: '/detalle-empleo/8',
    },
  ],
};
const alertWays = {
  page: (path: string) => `https://puente.example${path}`,
  stop: 'https://puente.example/alertas/cancelar?codigo=c',
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
  'job alert': jobAlertMail(reader, alert, alertWays),
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

describe('a job alert', () => {
  const lines = (mail: MailText) => mail.text.split('\n');

  test('lists each job by its title, who offers it, where and for how much, and where it is read', () => {
    const mail = jobAlertMail(ana, alert, alertWays);
    expect(mail.subject).toBe('12 empleos nuevos: Mesera en Houston');
    expect(mail.text).toContain(
      'Mesera de noche\nFonda Luz · Houston, Texas\nUS$18 la hora\nhttps://puente.example/detalle-empleo/7\n',
    );
    expect(lines(mail)).toContain('y 10 más');
    expect(lines(mail)).toContain('https://puente.example/empleos?q=mesera&donde=Houston&orden=fecha');
    expect(lines(mail)).toContain(alertWays.stop);
  });

  test('names places in its reader’s language', () => {
    const mail = jobAlertMail({ ...ana, language: 'en' }, alert, alertWays);
    expect(lines(mail)).toContain('New York, United States');
  });

  test.each([
    [1, 1, 'Un empleo nuevo: Mesera en Houston', undefined],
    [2, 2, '2 empleos nuevos: Mesera en Houston', undefined],
    [3, 2, '3 empleos nuevos: Mesera en Houston', 'y uno más'],
    [1000, 2, 'Muchos empleos nuevos: Mesera en Houston', 'y muchos más'],
  ])('of %i jobs, %i of them listed, counts as people do', (found, listed, subject, more) => {
    const mail = jobAlertMail(ana, { ...alert, found, jobs: alert.jobs.slice(0, listed) }, alertWays);
    expect(mail.subject).toBe(subject);
    expect(lines(mail).find((line) => /^y .* más$/.test(line))).toBe(more);
  });

  test('shows what people wrote as text, on one line, and reads none of it as a place', () => {
    const [job] = alert.jobs;
    const title = `${nasty}\nhttps://elsewhere.example`;
    const mail = jobAlertMail(
      ana,
      { ...alert, name: nasty, found: 1, jobs: [{ ...job!, title, employer: nasty, salary: nasty }] },
      alertWays,
    );
    expect(mail.html).not.toContain('<b>');
    expect(mail.subject).toBe(`Un empleo nuevo: ${nasty}`);
    expect(lines(mail)).toContain(`${nasty} https://elsewhere.example`);
  });
});

test('signs that turn around what stands beside them are left out of a mail', () => {
  const turned = { name: 'Ana \u202Eaicrag', email: 'ana@example.com' };
  const mail = contactMail({ ...turned, subject: '\u2066Hola\u2069', message: 'Buenas \u202Dtardes\u202C' });
  expect(mail.subject).toBe('Contacto: Hola');
  expect(mail.text).toContain('Buenas tardes');
  expect(mail.html).toContain('Ana aicrag');
  expect(Object.values(mail).join('')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
