import type { Language } from '@puente/domain/identity';

export interface Action {
  label: string;
  url: string;
}

/** What a mail says, before it is laid out. Nothing in it is HTML. */
export interface Letter {
  language: Language;
  subject: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  /** What the mail lists, each with its page and what is to know of it. */
  items?: (Action & { lines: string[] })[] | undefined;
  /** How the list goes on. */
  more?: string | undefined;
  /** What the mail is for. */
  button?: Action;
  /** In small print, below. */
  closing?: string;
  /** Another way, for who did not ask for this. */
  aside?: Action & { text: string };
  /** Said once below the button, before its address. */
  copyLink: string;
  footer: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}
