import { expect, test } from '@jest/globals';
import { type JobPay, type JobType } from '@puente/domain/jobs';
import { computedPay } from './computed-pay.ts';

const pay = (min: number, max: number | null, currency: JobPay['currency'], period: JobPay['period']) => ({
  min,
  max,
  currency,
  period,
});

test.each<[JobPay, JobType, object]>([
  [pay(15, null, 'USD', 'hour'), 'Tiempo completo', { year: 'US$31,200' }],
  [pay(15, null, 'USD', 'hour'), 'Medio tiempo', { year: 'US$15,600' }],
  [pay(15, 17.5, 'USD', 'hour'), 'Contrato', { year: 'US$31,200–36,400' }],
  [pay(45_000, null, 'USD', 'year'), 'Tiempo completo', { hour: 'US$21.63' }],
  [
    pay(12_000, 15_000, 'MXN', 'month'),
    'Tiempo completo',
    { hour: 'MXN 69.23–86.54', year: 'MXN 144,000–180,000' },
  ],
  [pay(150, null, 'USD', 'day'), 'Tiempo completo', { hour: 'US$18.75', year: 'US$39,000' }],
  [pay(900, null, 'USD', 'week'), 'Freelance', { hour: 'US$22.50', year: 'US$46,800' }],
  [pay(900, null, 'PAB', 'month'), 'Medio tiempo', { hour: 'B/. 10.38', year: 'B/. 10,800' }],
])('%j of «%s» is %j', (given, jobType, expected) => {
  expect(computedPay({ pay: given, jobType })).toEqual(expected);
});

test('pay that is not told is not computed', () => {
  expect(computedPay({ pay: null, jobType: 'Contrato' })).toBeUndefined();
});
