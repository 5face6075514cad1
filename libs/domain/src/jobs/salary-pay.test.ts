import { describe, expect, test } from '@jest/globals';
import { annualSalary, type JobPay, payOf } from './index.ts';

const pay = (min: number, max: number | null, currency: JobPay['currency'], period: JobPay['period']) => ({
  min,
  max,
  currency,
  period,
});

describe('pay that a text names', () => {
  test.each<[string, string, JobPay]>([
    ['US$18 por hora', 'Estados Unidos', pay(18, null, 'USD', 'hour')],
    ['US$18.50 a US$22 por hora', 'Estados Unidos', pay(18.5, 22, 'USD', 'hour')],
    ['US$15.25–16.75 por hora más propinas', 'Estados Unidos', pay(15.25, 16.75, 'USD', 'hour')],
    ['$18 - $22 la hora', 'Estados Unidos', pay(18, 22, 'USD', 'hour')],
    ['$18/hr', 'Estados Unidos', pay(18, null, 'USD', 'hour')],
    ['18-22 la hora', 'Estados Unidos', pay(18, 22, 'USD', 'hour')],
    ['Entre $18 y $20 por hora', 'Estados Unidos', pay(18, 20, 'USD', 'hour')],
    ['Desde $18 por hora', 'Estados Unidos', pay(18, null, 'USD', 'hour')],
    ['US$45,000 a US$50,000 al año', 'Estados Unidos', pay(45_000, 50_000, 'USD', 'year')],
    ['$45k-50k anuales', 'Estados Unidos', pay(45_000, 50_000, 'USD', 'year')],
    ['$45-50k al año', 'Estados Unidos', pay(45_000, 50_000, 'USD', 'year')],
    ['US$880 por semana', 'Estados Unidos', pay(880, null, 'USD', 'week')],
    ['$150 al día', 'Estados Unidos', pay(150, null, 'USD', 'day')],
    ['$20 per hour', 'Estados Unidos', pay(20, null, 'USD', 'hour')],
    ['$52,000 a year', 'Estados Unidos', pay(52_000, null, 'USD', 'year')],
    ['Sueldo mensual de $2,400', 'Estados Unidos', pay(2400, null, 'USD', 'month')],
    ['$18 la hora, 40 horas por semana', 'Estados Unidos', pay(18, null, 'USD', 'hour')],
    ['$18 por hora + bono de $500', 'Estados Unidos', pay(18, null, 'USD', 'hour')],
    ['$20 la hora y 401k', 'Estados Unidos', pay(20, null, 'USD', 'hour')],
    ['MXN 12,000 a MXN 15,000 al mes', 'México', pay(12_000, 15_000, 'MXN', 'month')],
    ['$12,000 al mes', 'México', pay(12_000, null, 'MXN', 'month')],
    ['12 mil pesos mensuales', 'México', pay(12_000, null, 'MXN', 'month')],
    ['$6,000 MXN por quincena', 'México', pay(12_000, null, 'MXN', 'month')],
    ['US$900 al mes', 'México', pay(900, null, 'USD', 'month')],
    ['B/. 900 al mes', 'Panamá', pay(900, null, 'PAB', 'month')],
    ['B/. 450 por quincena', 'Panamá', pay(900, null, 'PAB', 'month')],
    ['$900 a $900 al mes', 'Panamá', pay(900, null, 'USD', 'month')],
  ])('«%s» in %s', (text, country, expected) => {
    expect(payOf(text, country)).toEqual(expected);
  });
});

describe('what leaves a doubt names none', () => {
  test.each([
    ['no amount', 'A convenir'],
    ['nothing', ''],
    ['a commission', '10 % de comisión por venta'],
    ['no period', 'US$45,000'],
    ['a mere number', '18'],
    ['a count of something else', '40 horas por semana'],
    ['no beginning', 'Hasta US$25 por hora'],
    ['two rates', 'US$18 (día) o US$20 (noche), por hora'],
    ['two currencies', 'US$900 o 16,000 pesos al mes'],
    ['an end below its beginning', '$22 a $18 por hora'],
    ['an end far beyond its beginning', '$18 a $1800 por hora'],
    ['more than anybody is paid', '$45,000 por hora'],
    ['less than anybody is paid', '$18 al año'],
    ['a piece', '$3 por pieza'],
  ])('%s: «%s»', (_, text) => {
    expect(payOf(text, 'Estados Unidos')).toBeNull();
  });

  test('nor does «$» in a country that is not known', () => {
    expect(payOf('$18 por hora', null)).toBeNull();
    expect(payOf('US$18 por hora', null)).not.toBeNull();
    expect(payOf(null)).toBeNull();
  });
});

describe('pay in other money', () => {
  test.each([
    'Q. 20 por hora',
    'Q20 por hora',
    'S/. 1,500 mensuales',
    'S/40 por hora',
    'L 25 por hora',
    'Bs. 2,000 al mes',
    '€15 por hora',
    '15 € por hora',
    '15 euros por hora',
    'RD$500 por hora',
    'C$ 20 por hora',
    'CAD 20 por hora',
    '$20 CAD por hora',
    '2,500 quetzales mensuales',
    '20 dólares canadienses por hora',
    '90,000 pesos colombianos al mes',
  ])('is none of ours: «%s»', (text) => {
    for (const country of ['Estados Unidos', 'México', 'Panamá'])
      expect([payOf(text, country), annualSalary(text, country)]).toEqual([null, null]);
  });

  test.each(['Estados Unidos', 'México'])('«MX$» are pesos, also in a job of %s', (country) => {
    const text = 'MX$ 12,000 mensuales';
    expect(payOf(text, country)).toEqual(pay(12_000, null, 'MXN', 'month'));
    expect(annualSalary(text, country)).toBe(8000);
  });

  test.each([
    ['De 18 a 22 por hora', 18 * 2080],
    ['Turno x 20 la hora', 20 * 2080],
    ['B/ 900 al mes', 900 * 12],
    ['L-V 8 a 5, US$18 por hora', 18 * 2080],
    ['Pago: 18 por hora', 18 * 2080],
  ])('words beside an amount are no money: «%s»', (text, yearly) => {
    expect(annualSalary(text, 'Panamá')).toBe(yearly);
  });
});
