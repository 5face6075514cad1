import {
  providerLabels,
  type Language,
  type Provider,
  type SocialProvider,
  type UserType,
} from '@puente/domain/identity';
import { html } from './layout/html.ts';
import type { Letter, MailText } from './layout/letter.ts';
import { plainText } from './layout/plain-text.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export type { MailText } from './layout/letter.ts';

export const catalogues: Record<Language, typeof es> = { es, en };

/** Whom a mail is for: an account, or what is left of it. */
export interface Reader {
  nombre: string;
  userType: UserType;
  language: Language;
}

/** A reader who has an account, and by what it was made: there may be no password to give advice about. */
export interface Owner extends Reader {
  provider: Provider;
}

/**
 * Names the way in: whoever made the account enters it by that, once its e-mail is confirmed.
 * @param deny where somebody who did not make the account removes it
 */
export function confirmationMail(reader: Owner, url: string, deny: string): MailText {
  const { confirm, ...common } = catalogues[reader.language];
  const social = socialOf(reader);
  return laidOut(
    reader,
    common,
    {
      ...confirm,
      paragraphs: [social === undefined ? confirm.text : confirm.textSocial],
      button: { label: confirm.button, url },
      aside: { text: confirm.denyText, label: confirm.deny, url: deny },
    },
    { ...(social !== undefined && { provider: social }) },
  );
}

export function resetMail(reader: Reader, url: string): MailText {
  const { reset, ...common } = catalogues[reader.language];
  return laidOut(reader, common, {
    ...reset,
    paragraphs: [reset.text],
    button: { label: reset.button, url },
  });
}

export function linkMail(reader: Reader, provider: SocialProvider, url: string): MailText {
  const { link, ...common } = catalogues[reader.language];
  return laidOut(
    reader,
    common,
    { ...link, paragraphs: [link.text], button: { label: link.button, url } },
    { provider: providerLabels[provider] },
  );
}

/** Where to go who did not do what a mail tells of. */
interface WaysOut {
  /** To choose another password. */
  forgotPassword: string;
  security: string;
  contact: string;
}

export function passwordChangedMail(reader: Reader, ways: WaysOut): MailText {
  const { passwordChanged, ...common } = catalogues[reader.language];
  return laidOut(reader, common, {
    ...passwordChanged,
    paragraphs: [passwordChanged.text, passwordChanged.notYou],
    button: { label: passwordChanged.button, url: ways.forgotPassword },
    aside: { text: passwordChanged.helpText, label: passwordChanged.help, url: ways.contact },
  });
}

export function methodAddedMail(reader: Owner, provider: SocialProvider, ways: WaysOut): MailText {
  const { methodAdded, ...common } = catalogues[reader.language];
  const own = socialOf(reader);
  return laidOut(
    reader,
    common,
    {
      ...methodAdded,
      paragraphs: [methodAdded.text, own === undefined ? methodAdded.notYou : methodAdded.notYouSocial],
      button: { label: methodAdded.button, url: ways.security },
      aside: { text: methodAdded.helpText, label: methodAdded.help, url: ways.contact },
    },
    { provider: providerLabels[provider], ...(own !== undefined && { own }) },
  );
}

export function twoFactorChangedMail(reader: Owner, enabled: boolean, ways: WaysOut): MailText {
  const { twoFactorOn, twoFactorOff, ...common } = catalogues[reader.language];
  const texts = enabled ? twoFactorOn : twoFactorOff;
  const own = socialOf(reader);
  return laidOut(
    reader,
    common,
    {
      ...texts,
      paragraphs: [texts.text, own === undefined ? texts.notYou : texts.notYouSocial],
      button: { label: texts.button, url: ways.security },
      aside: { text: texts.helpText, label: texts.help, url: ways.contact },
    },
    { ...(own !== undefined && { own }) },
  );
}

export function accountDeletedMail(reader: Omit<Reader, 'userType'>, ways: WaysOut): MailText {
  const { accountDeleted, ...common } = catalogues[reader.language];
  return laidOut(reader, common, {
    ...accountDeleted,
    paragraphs: [accountDeleted.text],
    aside: { text: accountDeleted.helpText, label: accountDeleted.help, url: ways.contact },
  });
}

/** To the team, which reads Spanish. */
export function contactMail(contact: {
  name: string;
  email: string;
  subject: string;
  message: string;
}): MailText {
  return written({
    language: 'es',
    subject: `Contacto: ${contact.subject}`,
    preheader: contact.message.slice(0, 100),
    greeting: `${contact.name} (${contact.email}) escribió:`,
    paragraphs: contact.message.split(/\n{2,}/),
    copyLink: '',
    footer: 'Formulario de contacto de Puente. Al responder, escribes a esa persona.',
  });
}

type Common = Pick<typeof es, 'role' | 'hello' | 'copyLink' | 'footer'>;
type Parts = Pick<
  Letter,
  'subject' | 'preheader' | 'paragraphs' | 'items' | 'more' | 'button' | 'closing' | 'aside'
> & { greeting?: string };

/** @param values what stands in the places of the texts; what is listed has none */
export function laidOut(
  { nombre, language, userType }: Omit<Reader, 'userType'> & Partial<Reader>,
  { role, hello, copyLink, footer }: Common,
  { subject, preheader, greeting = hello, paragraphs, items, more, button, closing, aside }: Parts,
  values: Record<string, string> = {},
): MailText {
  const places = { ...values, name: nombre, ...(userType && { role: role[userType] }) };
  const fill = (text: string) => filled(text, places);
  return written({
    language,
    subject: fill(subject),
    preheader: fill(preheader),
    greeting: fill(greeting),
    paragraphs: paragraphs.map(fill),
    items,
    ...(more !== undefined && { more: fill(more) }),
    ...(button && { button: { ...button, label: fill(button.label) } }),
    ...(closing !== undefined && { closing: fill(closing) }),
    ...(aside && { aside }),
    copyLink,
    footer,
  });
}

/** With which provider the account was made; undefined for one with a password. */
function socialOf({ provider }: Owner): string | undefined {
  return provider === 'local' ? undefined : providerLabels[provider];
}

/** In one pass: what stands in a place is never read as another. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

function written(letter: Letter): MailText {
  return {
    subject: inOneDirection(letter.subject),
    text: inOneDirection(plainText(letter)),
    html: inOneDirection(html(letter)),
  };
}

/** Without signs that nobody sees and that turn around what stands beside them: others write the titles in our mails. */
function inOneDirection(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
