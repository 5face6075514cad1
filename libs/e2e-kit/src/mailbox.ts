import { setTimeout as pause } from 'node:timers/promises';

/** A mail as maildev's `GET /email` gives it. */
interface MaildevMail {
  id: string;
  time: string;
  subject: string;
  text?: string;
  html?: string;
  to: { address: string }[];
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The addresses in it, as a person would follow them. */
  links: string[];
}

const deadline = 20_000;

/** The inbox that every mail of the stack lands in. */
export class Mailbox {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Mails to an address so far, the oldest first. */
  async all(address: string): Promise<Mail[]> {
    const mails = (await (await fetch(`${this.url}/email`)).json()) as MaildevMail[];
    return mails
      .filter(({ to }) => to.some((recipient) => recipient.address === address.toLowerCase()))
      .toSorted((one, other) => one.time.localeCompare(other.time))
      .map(({ subject, text = '', html = '' }) => ({ subject, text, html, links: linksIn(text, html) }));
  }

  /**
   * The newest mail to an address, waited for.
   * @param options.after how many to that address there were before the one that is waited for
   */
  async newest(address: string, { after = 0 } = {}): Promise<Mail> {
    const end = Date.now() + deadline;
    while (Date.now() < end) {
      const mails = await this.all(address);
      const last = mails.at(-1);
      if (last && mails.length > after) return last;
      await pause(100);
    }
    throw new Error(`No mail to ${address} within ${deadline / 1000} s.`);
  }

  /** The link to `path` in the newest mail, such as `/confirm` or `/reset-password`. */
  async link(address: string, path: string, options: { after?: number } = {}): Promise<string> {
    const { links, subject } = await this.newest(address, options);
    const link = links.find((url) => new URL(url).pathname === path);
    if (!link) throw new Error(`«${subject}» has no link to ${path}, only ${links.join(' ')}`);
    return link;
  }
}

function linksIn(text: string, html: string): string[] {
  const found = `${text}\n${html.replaceAll('&amp;', '&')}`.matchAll(/https?:\/\/[^\s"'<>]+/g);
  return [...new Set(Array.from(found, ([url]) => url))];
}
