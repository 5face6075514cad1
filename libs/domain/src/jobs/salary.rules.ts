import { withoutAccents } from '../identity/user.rules.ts';

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
const currency = String.raw`(?:us\$|\$|usd|mxn|b/\.|pab)`;
const afterCurrency = new RegExp(String.raw`${currency}\s*(${number})${scale}`);
const beforeCurrency = new RegExp(String.raw`(${number})${scale}\s*(?:usd|mxn|pab|dolares|pesos|balboas)\b`);
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

/** Only for putting jobs in an order; balboas are worth a dollar. Near enough for years, unlike a rate of some day. */
const pesosPerDollar = 18;

/** Pesos where they are named, and in Mexico where nothing says dollars. */
function dollarsPer(plain: string, country: string | null | undefined): number {
  if (/mxn|pesos/.test(plain)) return 1 / pesosPerDollar;
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
  if (!found?.[1]) return null;
  const amount = amountOf(found[1]) * (found[2] ? 1000 : 1) * dollarsPer(plain, country);
  const rest = plain.slice(found.index + found[0].length);
  const period = periodIn(rest) ?? periodIn(plain) ?? usualPeriod(amount);
  const yearly = Math.round(amount * periodsPerYear[period]);
  return yearly > 0 && yearly <= highest ? yearly : null;
}
