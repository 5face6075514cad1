import { describe, expect, test } from '@jest/globals';
import {
  amountText,
  amountTyped,
  annualSalary,
  currenciesOf,
  isSalary,
  jobLimits,
  type Pay,
  type PayPeriod,
  payPeriods,
  payTyped,
  pickedPay,
  salaryText,
} from './index.ts';
import { countries } from '../places/index.ts';

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };
const periods = Object.keys(payPeriods) as PayPeriod[];

/** Amounts of every length, with and without cents: the same ones each time. */
const amounts = Array.from({ length: 400 }, (_, index) => {
  const digits = (index * 7919 + 13) % 10 ** (1 + (index % 6));
  const cents = index % 3 === 0 ? (index * 37) % 100 : 0;
  return ((digits + 1) * 100 + cents) / 100;
});

const picks = countries.flatMap((country) =>
  currenciesOf[country].flatMap((currency) =>
    amounts.map((from, index): { country: typeof country; pay: Pay } => ({
      country,
      pay: {
        from,
        to: index % 2 ? null : (Math.round(from * 100) + 100 * (1 + (index % 50))) / 100,
        period: periods[index % periods.length] ?? 'hour',
        currency,
      },
    })),
  ),
);

describe('picked pay', () => {
  test.each<[Pay, string]>([
    [{ from: 18, to: null, period: 'hour', currency: 'USD' }, 'US$18 por hora'],
    [{ from: 18.5, to: 22, period: 'hour', currency: 'USD' }, 'US$18.50 a US$22 por hora'],
    [{ from: 12_000, to: 15_000, period: 'month', currency: 'MXN' }, 'MXN 12,000 a MXN 15,000 al mes'],
    [{ from: 900, to: null, period: 'month', currency: 'PAB' }, 'B/. 900 al mes'],
    [{ from: 45_000, to: null, period: 'year', currency: 'USD' }, 'US$45,000 al año'],
  ])('%j is written as «%s»', (pay, text) => {
    expect(salaryText(pay)).toBe(text);
  });

  test('is read back by whoever sorts jobs by pay, whatever was picked', () => {
    for (const { country, pay } of picks) {
      const text = salaryText(pay);
      const dollars = pay.from / (pay.currency === 'MXN' ? 18 : 1);
      const yearly = Math.round(dollars * perYear[pay.period]);
      expect([text, annualSalary(text, country)]).toEqual([
        text,
        yearly <= 100_000_000 && yearly > 0 ? yearly : null,
      ]);
    }
  });

  test('is picked again from its text, and fits the field', () => {
    for (const { pay } of picks) {
      expect(pickedPay(salaryText(pay))).toEqual(pay);
      expect(salaryText(pay).length).toBeLessThanOrEqual(jobLimits.salary);
    }
  });

  test.each([
    '',
    'A convenir',
    '$18 por hora',
    'US$18 la hora',
    'US$18 por hora más propinas',
    'US$a por hora',
  ])('is not made of own words: %p', (text) => {
    expect(pickedPay(text)).toBeNull();
  });
});

test.each(['-5', '$-5', ' - 5 por hora', '0', '$0', '--'])('%p is no pay', (text) => {
  expect(isSalary(text)).toBe(false);
});

test.each(['18', '18-22 por hora', '$18 - $22', 'A convenir', 'Comisión'])('%p may be pay', (text) => {
  expect(isSalary(text)).toBe(true);
});

describe('an amount', () => {
  test.each([
    ['18', 18],
    ['$18', 18],
    ['US$ 18.50', 18.5],
    [' 18.5 ', 18.5],
    ['2,400', 2400],
    ['12000', 12_000],
    ['1,234,567.89', 1_234_567.89],
  ])('typed as %p is %p', (typed, amount) => {
    expect(amountTyped(typed)).toBe(amount);
    expect(amountTyped(amountText(amount))).toBe(amount);
  });

  test.each(['', '0', '-5', '18,5', '1,2345', 'veinte', '$-20', '1e3', '123456789'])(
    '%p is none',
    (typed) => {
      expect(amountTyped(typed)).toBeNull();
    },
  );
});

describe('pay as it is typed', () => {
  test.each([
    ['18', { amount: '18' }],
    ['$18.5 por h', { amount: '18.50' }],
    [' $18 / Hora ', { amount: '18', period: 'hour' }],
    ['150 al día', { amount: '150', period: 'day' }],
    ['18 - $22 la hora', { amount: '18', to: '22', period: 'hour' }],
    ['US$45,000 al año', { amount: '45,000', period: 'year', currency: 'USD' }],
  ])('«%s» is %j', (text, pay) => {
    expect(payTyped(text)).toEqual(pay);
  });

  test.each([
    '',
    'A convenir',
    '18 por hora más propinas',
    '18 horas',
    '-5',
    '0 por hora',
    '18 por pieza',
    '18 a convenir',
  ])('«%s» stays in its own words', (text) => {
    expect(payTyped(text)).toBeNull();
  });
});
