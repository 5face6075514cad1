import { withoutAccents } from '../identity/user.rules.ts';
import { type Country } from '../places/places.catalogue.ts';

/** What pay is counted by, and how that is written after the amount. */
export const payPeriods = {
  hour: 'por hora',
  day: 'por día',
  week: 'por semana',
  month: 'al mes',
  year: 'al año',
} as const;

export type PayPeriod = keyof typeof payPeriods;

export function isPayPeriod(text: string): text is PayPeriod {
  return text in payPeriods;
}

/** What stands before an amount. */
const signs = { USD: 'US$', MXN: 'MXN ', PAB: 'B/. ' } as const;

export type PayCurrency = keyof typeof signs;
export const payCurrencies = Object.keys(signs) as PayCurrency[];

/** The money jobs of a country are paid in, the usual one first. */
export const currenciesOf: Record<Country, readonly PayCurrency[]> = {
  'Estados Unidos': ['USD'],
  México: ['MXN'],
  Panamá: ['USD', 'PAB'],
};

/** Pay as it is picked: one amount, or from one to another. */
export interface Pay {
  from: number;
  to: number | null;
  period: PayPeriod;
  currency: PayCurrency;
}

/** Whether a text may be pay: nothing below zero, nor nothing at all. */
export function isSalary(text: string): boolean {
  return !/^\W*-\s*\d/.test(text) && /[1-9\p{L}]/u.test(text);
}

/** An amount as somebody types it: «18», «$18», «18.50», «2,400»; null for anything else. */
export function amountTyped(text: string): number | null {
  const plain = text.trim().replace(/^(us)?\$\s*/i, '');
  if (!/^(\d{1,3}(,\d{3})+|\d{1,8})(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  return amount > 0 ? amount : null;
}

/** What people call the periods, and what they say before that. */
const periodNames: Record<string, PayPeriod | ''> = {
  hora: 'hour',
  hr: 'hour',
  dia: 'day',
  semana: 'week',
  mes: 'month',
  ano: 'year',
  por: '',
  la: '',
};

interface TypedPay {
  amount: string;
  to?: string;
  period?: PayPeriod;
  currency?: PayCurrency;
}

/**
 * Pay as somebody types it, also before the last word is whole: «18», «$18 por ho», «18-22 la hora», «2,000 a 2,400 al
 * mes»; null for anything else.
 */
export function payTyped(text: string): TypedPay | null {
  const [, first = '', second = '', word = ''] =
    /^([us$]*[\d.,]+)\s*(?:[a–-]\s*([us$]*[\d.,]*))?\s*(?:\/|por|la|al)?\s*([a-z]*)$/.exec(
      withoutAccents(text).trim(),
    ) ?? [];
  const amount = amountTyped(first);
  const to = amountTyped(second);
  const name = Object.keys(periodNames).find((whole) => whole.startsWith(word));
  if (amount === null || name === undefined) return null;
  const period = name === word && periodNames[name];
  return {
    amount: amountText(amount),
    ...(to && { to: amountText(to) }),
    ...(period && { period }),
    ...(first.startsWith('us') && { currency: 'USD' }),
  };
}

/** «1,200», «18.50»: cents only where there are any. */
export function amountText(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}

/** «US$18.50», «MXN 12,000». */
export function moneyText(amount: number, currency: PayCurrency): string {
  return `${signs[currency]}${amountText(amount)}`;
}

/** Picked pay as the text that is kept and shown; `annualSalary` reads it back. */
export function salaryText({ from, to, period, currency }: Pay): string {
  const end = to === null ? '' : ` a ${moneyText(to, currency)}`;
  return `${moneyText(from, currency)}${end} ${payPeriods[period]}`;
}

/** What was picked, of a text that `salaryText` wrote; null for one in somebody's own words. */
export function pickedPay(text: string): Pay | null {
  const period = (Object.keys(payPeriods) as PayPeriod[]).find((key) => text.endsWith(` ${payPeriods[key]}`));
  const currency = payCurrencies.find((key) => text.startsWith(signs[key]));
  if (!period || !currency) return null;
  const amounts = text.slice(0, -payPeriods[period].length - 1).split(' a ');
  const [from, to = null] = amounts.map((amount) => amountTyped(amount.slice(signs[currency].length)));
  if (!from) return null;
  const pay = { from, to, period, currency };
  return salaryText(pay) === text ? pay : null;
}
