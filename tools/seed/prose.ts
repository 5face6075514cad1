import type { Random } from './random.ts';
import { closings, dutyLeads, openings } from './data/phrases.ts';
import type { Voice } from './material.ts';

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** A title within a sentence: «Sous chef» is «sous chef». */
export function inSentence(title: string): string {
  return title.charAt(0).toLocaleLowerCase('es') + title.slice(1);
}

/** «a, b y c»; «y» is «e» before the sound i. */
export function listed(items: readonly string[]): string {
  const separator = items.some((item) => item.includes(',')) ? '; ' : ', ';
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1).join(separator);
  return before ? `${before} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}` : last;
}

export interface Advertisement {
  voice: Voice;
  title: string;
  about: string;
  duties: readonly string[];
  hours: string;
  /** A sentence about the place, where it is not the employer's own. */
  where: string;
}

/** The text of an advertisement, in the manner of whoever speaks. */
export function describe(random: Random, ad: Advertisement): string {
  const { voice } = ad;
  const opening = random.pick(openings[voice]).replace('%', inSentence(ad.title));
  const closing = random.pick(closings[voice]);
  const lead = random.pick(dutyLeads[voice]);
  const hours = /^(de|\d|entre|las) /.test(ad.hours)
    ? `${random.pick(['Horario', 'Horas'])}: ${ad.hours}.`
    : `${capitalized(ad.hours)}.`;
  const about = random.chance(0.75) ? ad.about : '';
  const post = [opening, ad.where].filter(Boolean).join(' ');
  const duties =
    voice === 'company'
      ? [lead, ...ad.duties.map((duty) => `• ${capitalized(duty)}.`)].join('\n')
      : `${lead} ${listed(ad.duties)}.`;
  const orders: readonly (readonly string[])[] = [
    [about, `${post} ${duties}`, hours, closing],
    [post, duties, about, `${hours} ${closing}`],
    [`${post} ${about}`, duties, `${hours} ${closing}`],
    [about, post, duties, hours, closing],
  ];
  return random
    .pick(orders)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n');
}
