import { withoutAccents } from '../identity/user.rules.ts';
import { pesosPerDollar } from './compared-pay.rules.ts';
import { type PayCurrency, type PayPeriod } from './salary-text.rules.ts';

type Period = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

/** Working time of one full-time year: 52 weeks of 40 hours; a «quincena» is half a month. */
const periodsPerYear: Record<Period, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  fortnight: 24,
  month: 12,
  year: 1,
};

/** Words without accents, in Spanish and in the English that employers mix in. Plurals («40 horas») are no rate. */
const periodWords: readonly [Period, RegExp][] = [
  ['hour', /\b(hora|hr|h|hour|hourly)\b/],
  ['day', /\b(dia|diario|diaria|diarios|diarias|jornada|jornal|day|daily)\b/],
  ['week', /\b(semana|semanal|semanales|week|weekly)\b/],
  ['fortnight', /\b(quincena|quincenal|quincenales|biweekly)\b/],
  ['month', /\b(mes|mensual|mensuales|month|monthly)\b/],
  ['year', /\b(ano|anual|anuales|year|yearly|yr|annual|annually)\b/],
];

/** «1200», «1,200.50», «1 200». */
const number = String.raw`(?:\d{1,3}(?:\s\d{3})+(?!\d)|\d+(?:[.,]\d+)*)`;
const scale = String.raw`(?:\s*(mil|k)\b)?`;
const currency = String.raw`(?:us\$|mx\$|\$|usd|mxn|b/\.|pab)`;
const namedCurrency = String.raw`(?:usd|mxn|pab|dolares|pesos|balboas)\b`;
const afterCurrency = new RegExp(String.raw`${currency}\s*(${number})${scale}`);
const beforeCurrency = new RegExp(String.raw`(${number})${scale}\s*${namedCurrency}`);
/** A bare number, unless it counts something else: «40 horas», «5 días», «100 %». */
const bare = new RegExp(
  String.raw`(?<![\d.,])(${number})${scale}(?!\d|[.,]\d|\s*(?:horas|dias|meses|anos|%))`,
);

/** Beyond this no yearly pay is believable. */
const highest = 100_000_000;

/** «1,200.50», «1.200,50», «18,5», «45.000»: a separator before exactly three digits groups thousands. */
function amountOf(digits: string): number {
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(digits)?.[1];
  const whole = decimals === undefined ? digits : digits.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/[.,\s]/g, '')}.${decimals ?? '0'}`);
}

function periodIn(text: string): Period | null {
  let first: { period: Period; index: number } | null = null;
  for (const [period, words] of periodWords) {
    const index = text.search(words);
    if (index >= 0 && (first === null || index < first.index)) first = { period, index };
  }
  return first?.period ?? null;
}

/** Pay given without its period: small amounts are hourly, large ones yearly, the others monthly. */
function usualPeriod(amount: number): Period {
  if (amount < 150) return 'hour';
  return amount < 12_000 ? 'month' : 'year';
}

const foreignName = String.raw`(?:cad|ars|cop|clp|pen|gtq|hnl|crc|dop|eur|gbp|brl|nio|uyu|euros?|quetzal(?:es)?|lempiras?|colon(?:es)?|soles|reales|cordobas?|canadienses?|colombianos?|dominicanos?|argentinos?|chilenos?)(?![a-z])`;
/** «€», «Q.», «S/», «Bs.», «RD» of «RD$»; «a 20» and «x 20» are of the text, «B/» are balboas. */
const foreignBefore = new RegExp(
  String.raw`(?:(?!\$)\p{Sc}|(?<![\p{L}\d])(?:(?!b/)[b-df-gi-np-wz][./]*|(?:bs|gs|lps|rd)[./]*|${foreignName}))\s*$`,
  'u',
);
const foreignAfter = new RegExp(String.raw`^\s*(?:(?!\$)\p{Sc}|${foreignName})`, 'u');

/** Whether a sign, a letter or a name of money that no job here is paid in stands beside an amount. */
function isForeign(plain: string, { index, 0: amount }: RegExpExecArray): boolean {
  const before = plain.slice(0, index);
  return (
    foreignBefore.test(before) ||
    foreignAfter.test(plain.slice(index + amount.length)) ||
    (amount.startsWith('$') && /[a-z]$/.test(before))
  );
}

/** Pesos where they are named, and in Mexico where nothing says dollars. */
function dollarsPer(plain: string, country: string | null | undefined): number {
  if (/mxn|mx\$|pesos/.test(plain)) return 1 / pesosPerDollar;
  return country === 'México' && !/us\$|usd|dolar/.test(plain) ? 1 / pesosPerDollar : 1;
}

/**
 * The yearly amount in US dollars a free-text salary stands for, used to sort jobs by pay, or null when it names none.
 * Reads the first amount (one beside a currency is preferred) and the period named after it, else anywhere, else the
 * usual one for its size.
 * @param country of the job, which tells what «$» means
 */
export function annualSalary(text: string | null, country?: string | null): number | null {
  if (text === null) return null;
  const plain = withoutAccents(text);
  const found = afterCurrency.exec(plain) ?? beforeCurrency.exec(plain) ?? bare.exec(plain);
  if (!found?.[1] || isForeign(plain, found)) return null;
  const amount = amountOf(found[1]) * (found[2] ? 1000 : 1) * dollarsPer(plain, country);
  const rest = plain.slice(found.index + found[0].length);
  const period = periodIn(rest) ?? periodIn(plain) ?? usualPeriod(amount);
  const yearly = Math.round(amount * periodsPerYear[period]);
  return yearly > 0 && yearly <= highest ? yearly : null;
}

/** Pay as a program reads it: what is paid for one period, from `min` to `max`, or `min` alone. */
export interface JobPay {
  min: number;
  max: number | null;
  currency: PayCurrency;
  period: PayPeriod;
}

const oneAmount = String.raw`(${currency}\s*)?(${number})${scale}(\s*${namedCurrency})?`;
/** «us$18.50», «18 a 22», «$2,000-2,400 mxn»; not «40 horas». */
const amounts = new RegExp(
  String.raw`(?<![\d.,])${oneAmount}(?:\s*(?:[-\u2013\u2014ay]|to|hasta)\s*${oneAmount})?(?!\d|[.,]\d|\s*(?:horas|hrs|dias|meses|anos|%))`,
  'g',
);
const rightAfter = /^\s*(?:\/|x|por|la|al|a la|a|per|an|cada|el)?\s*([a-z]+)/;

const currencyWords: readonly [PayCurrency, RegExp][] = [
  ['USD', /us\$|usd|dolar/],
  ['MXN', /mxn|mx\$|pesos/],
  ['PAB', /b\/\.|pab\b|balboa/],
];

/** The money that is named; where none is, «$» and a mere number are what the country pays in. */
function currencyOf(plain: string, country: string | null | undefined): PayCurrency | null {
  const named = currencyWords.filter(([, words]) => words.test(plain));
  if (named.length > 0) return named.length === 1 ? (named[0]?.[0] ?? null) : null;
  if (country === 'México') return 'MXN';
  return country === 'Estados Unidos' || country === 'Panamá' ? 'USD' : null;
}

/** A year's pay in US dollars outside of this was misread, or miswritten. */
const believable = [1_000, 5_000_000] as const;

/**
 * The pay that a text names, for those who compute with it; null where it is not beyond doubt: no amount or several, no
 * period, two currencies, «hasta» without a beginning, an amount nobody is paid. Unlike `annualSalary`, which only puts jobs
 * in an order, it guesses nothing. A «quincena» is half a month.
 * @param country of the job, which tells what «$» means
 */
export function payOf(text: string | null, country?: string | null): JobPay | null {
  if (text === null) return null;
  const plain = withoutAccents(text);
  const found = [...plain.matchAll(amounts)];
  const marked = found.filter(([, sign, , , name, toSign, , , toName]) => sign ?? name ?? toSign ?? toName);
  const [first, ...others] = marked.length > 0 ? marked : found;
  const money = currencyOf(plain, country);
  if (!first || !money || isForeign(plain, first) || /\bhasta\s*$/.test(plain.slice(0, first.index)))
    return null;

  const next = rightAfter.exec(plain.slice(first.index + first[0].length))?.[1] ?? '';
  const alone = others.length === 0 && marked.length > 0;
  const named = periodWords.filter(([, words]) => words.test(plain));
  const period = periodIn(next) ?? (alone && named.length === 1 ? named[0]?.[0] : undefined);
  if (!period) return null;

  const [, , fromDigits = '', fromScale, , , toDigits, toScale] = first;
  const halves = period === 'fortnight' ? 2 : 1;
  const from = amountOf(fromDigits) * halves;
  const to = toDigits === undefined ? null : amountOf(toDigits) * halves * (toScale ? 1000 : 1);
  // «15-18k»
  const min = from * (fromScale || (toScale && from < 1000) ? 1000 : 1);
  const whole = period === 'fortnight' ? 'month' : period;
  const yearly = (min * periodsPerYear[whole]) / (money === 'MXN' ? pesosPerDollar : 1);
  if (yearly < believable[0] || yearly > believable[1]) return null;
  if (to !== null && (to < min || to > min * 10)) return null;
  return { min, max: to === min ? null : to, currency: money, period: whole };
}
