import { toEnglish } from '@puente/domain/english';
import { alertFoundLimit, type JobAlert } from '@puente/domain/jobs';
import { catalogues, laidOut, type MailText, type Reader } from './templates.ts';

/** Where the links of an alert lead. */
export interface AlertWays {
  /** The page of a path of this site. */
  page: (path: string) => string;
  /** Where the alert is stopped by a press. */
  stop: string;
}

/** What is new in a saved search. */
export function jobAlertMail(reader: Reader, alert: JobAlert, { page, stop }: AlertWays): MailText {
  const { jobAlert, ...common } = catalogues[reader.language];
  const { found, jobs, frequency } = alert;
  const one = found === 1;
  const many = found >= alertFoundLimit;
  const rest = found - jobs.length;
  const translated = (text: string) => (reader.language === 'en' ? toEnglish(text) : text);
  return laidOut(
    reader,
    common,
    {
      subject: one ? jobAlert.subjectOne : many ? jobAlert.subjectMany : jobAlert.subject,
      preheader: jobAlert.preheader,
      paragraphs: [one ? jobAlert.textOne : jobAlert.text],
      items: jobs.map(({ title, employer, place, salary, path }) => ({
        label: oneLine(title),
        url: page(path),
        lines: [[employer, place.map(translated).join(', ')], [salary]]
          .map((parts) => oneLine(parts.filter(Boolean).join(' · ')))
          .filter(Boolean),
      })),
      ...(rest > 0 && { more: many ? jobAlert.muchMore : rest === 1 ? jobAlert.oneMore : jobAlert.more }),
      button: { label: jobAlert.button, url: page(alert.path) },
      closing: frequency === 'daily' ? jobAlert.daily : jobAlert.weekly,
      aside: { text: jobAlert.stopText, label: jobAlert.stop, url: stop },
    },
    { search: alert.name, count: String(found), rest: String(rest), first: oneLine(jobs[0]?.title ?? '') },
  );
}

/**
 * By which mail programs offer to stop it themselves, by one POST and without opening a page (RFC 8058).
 * @param url takes the POST
 */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
