import { describe, expect, test } from '@jest/globals';
import {
  cardDigits,
  cardMessages,
  cartTotals,
  currentPlan,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  formatUsd,
  invoiceNumber,
  isCardNumber,
  isCvv,
  isPromoCode,
  keptPaymentMethod,
  maskCard,
  paymentMethodErrors,
  plans,
  sampleCart,
  sampleInvoices,
  samplePaymentMethods,
  settleQuantity,
} from './index.ts';

describe('the plans', () => {
  test('have the advertised monthly prices', () => {
    const prices = [...plans.user, ...plans.employer].map(({ name, monthlyCents }) => [
      name,
      monthlyCents === null ? null : formatUsd(monthlyCents),
    ]);
    expect(prices).toEqual([
      ['Básico', 'US$0.00'],
      ['Premium', 'US$5.99'],
      ['Pro', 'US$9.99'],
      ['Básico', 'US$0.00'],
      ['Empresarial', 'US$9.99'],
      ['Corporativo', 'US$19.99'],
      ['Personalizado', null],
    ]);
  });

  test('let employers publish 1, 5 and 5 jobs per month', () => {
    expect(plans.employer.map(({ jobsPerMonth }) => jobsPerMonth)).toEqual([1, 5, 5, null]);
  });

  test('include featured jobs for employers from Corporativo on', () => {
    expect(plans.employer.filter(({ featuredJobs }) => featuredJobs).map(({ name }) => name)).toEqual([
      'Corporativo',
      'Personalizado',
    ]);
  });

  test('advertise the number of jobs and the featured ones that they give', () => {
    for (const { name, jobsPerMonth, featuredJobs, features } of plans.employer) {
      if (jobsPerMonth === null) continue;
      const advertised = (id: string) => features.find((feature) => feature.id === id)?.text;
      expect([name, Number.parseInt(advertised('jobsPerMonth') ?? '')]).toEqual([name, jobsPerMonth]);
      expect([name, advertised('featured') !== undefined]).toEqual([name, featuredJobs]);
    }
  });

  test('begin free for everybody', () => {
    for (const role of ['user', 'employer'] as const) {
      expect(currentPlan(role)).toMatchObject({ name: 'Básico', monthlyCents: 0 });
    }
  });
});

describe('the cart', () => {
  test('adds up in cents and takes 10 % off for the one promo code', () => {
    expect(cartTotals(sampleCart)).toEqual({ subtotal: 30_000, discount: 0, total: 30_000 });
    expect(cartTotals(sampleCart, ' descuento10 ')).toEqual({
      subtotal: 30_000,
      discount: 3000,
      total: 27_000,
    });
    expect(cartTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0 });
  });

  test('loses no cent to fractions', () => {
    const item = { id: 1, name: '', description: '', price: 5.99, quantity: 3 };
    expect(cartTotals([item], 'descuento10')).toEqual({ subtotal: 1797, discount: 180, total: 1617 });
  });

  test.each(['descuento20', 'DESCUENTO10', ''])('knows no other code: «%s»', (code) => {
    expect(isPromoCode(code)).toBe(false);
  });

  test.each([
    [0, 1],
    [-4, 1],
    [2.7, 2],
    [Number.NaN, 1],
    [3, 3],
  ])('reads a quantity of %p as %p', (typed, quantity) => {
    expect(settleQuantity(typed)).toBe(quantity);
  });

  test('writes prices in US dollars with two decimals', () => {
    expect(formatUsd(0)).toBe('US$0.00');
    expect(formatUsd(123_456)).toBe('US$1,234.56');
  });
});

describe('a card', () => {
  test.each(['4242 4242 4242 4242', '5555-5555-5555-4444', '378282246310005'])(
    'with a right number: %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  test.each(['4242 4242 4242 4241', '4242', '', '4242 4242 4242 424x', '0'.repeat(16), '0'.repeat(20)])(
    'with a wrong number: «%s»',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  test('is good until the end of its month', () => {
    const today = new Date(2026, 10, 30);
    expect(expiryProblem('11/26', today)).toBeNull();
    expect(expiryProblem('01/30', today)).toBeNull();
    expect(expiryProblem('10/26', today)).toBe(cardMessages.expired);
    expect(expiryProblem('13/27', today)).toBe(cardMessages.expiryInvalid);
    expect(expiryProblem('1/27', today)).toBe(cardMessages.expiryInvalid);
  });

  test('is good for twenty years at most', () => {
    const today = new Date(2026, 10, 30);
    expect(expiryProblem('11/46', today)).toBeNull();
    expect(expiryProblem('12/46', today)).toBe(cardMessages.expiryInvalid);
    expect(expiryProblem('12/99', today)).toBe(cardMessages.expiryInvalid);
  });

  test('shows its last four digits only', () => {
    expect(maskCard('4242 4242 4242 1234')).toBe('•••• 1234');
  });

  test.each([
    ['378282246310005', ['1234']],
    ['341111111111111', ['1234']],
    ['4242 4242 4242 4242', ['123']],
    ['3530111333300000', ['123']],
    ['', ['123', '1234']],
  ])('with the number «%s» may have the security codes %j', (number, right) => {
    const typed = ['12', '123', '1234', '12345', 'abc', ''];
    expect(typed.filter((cvv) => isCvv(cvv, number))).toEqual(right);
  });
});

describe('what the fields of a card keep of what is typed', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4', '4242 4242 4'],
    ['42x', '42'],
    ['9'.repeat(21), '9999 9999 9999 9999 9999 9'],
  ])('of the number %s: %s', (typed, kept) => {
    expect(formatCardNumber(typed)).toBe(kept);
  });

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['12/27', '12/27'],
    ['5', '05'],
    ['5/27', '05/27'],
    ['1/27', '01/27'],
    ['12/202', '12/202'],
    ['12/2027', '12/27'],
    ['12/275', '12/275'],
    ['12/20275', '12/20275'],
  ])('of the expiry %s: %s', (typed, kept) => {
    expect(formatExpiry(typed)).toBe(kept);
  });

  test('of the security code: its digits', () => {
    expect(cardDigits('12a345')).toBe('12345');
  });
});

describe('a payment method', () => {
  const today = new Date(2026, 10, 30);
  const sample = samplePaymentMethods[0]!;
  const { id: _id, last4: _last4, ...address } = sample;
  const typed = { ...address, cardNumber: '5555 5555 5555 4444', cvv: '123' };
  const wrong = (change: Partial<typeof typed>, kept?: typeof sample) =>
    Object.fromEntries(
      Object.entries(paymentMethodErrors({ ...typed, ...change }, today, kept)).filter(([, text]) => text),
    );

  test('is right when all is filled in but the second line of the address', () => {
    expect(wrong({})).toEqual({});
    const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, ' '])) as typeof typed;
    expect(wrong(empty)).toEqual(
      Object.fromEntries(
        Object.keys(typed)
          .filter((field) => field !== 'addressLine2')
          .map((field) => [field, 'Este campo es requerido.']),
      ),
    );
  });

  test.each([
    [{ cardNumber: '5555 5555 5555 4445' }, { cardNumber: 'Número de tarjeta inválido' }],
    [{ expDate: '10/26' }, { expDate: 'La tarjeta está vencida' }],
    [{ expDate: '13/30' }, { expDate: 'Fecha de vencimiento inválida' }],
    [{ cvv: '12' }, { cvv: 'CVV inválido' }],
    [{ cvv: '1234' }, { cvv: 'CVV inválido' }],
    [{ expDate: '12/275' }, { expDate: 'Fecha de vencimiento inválida' }],
    [{ cardName: 'a'.repeat(81) }, { cardName: 'Máximo 80 caracteres.' }],
    [{ addressLine1: 'a'.repeat(121) }, { addressLine1: 'Máximo 120 caracteres.' }],
    [{ addressLine2: 'a'.repeat(121) }, { addressLine2: 'Máximo 120 caracteres.' }],
    [{ city: 'a'.repeat(81) }, { city: 'Máximo 80 caracteres.' }],
    [{ zip: '123' }, { zip: 'Código postal inválido' }],
    [{ country: 'México' }, { state: 'Opción inválida.' }],
  ])('with %j is wrong: %j', (change, errors) => {
    expect(wrong(change)).toEqual(errors);
  });

  test('may leave its number empty only where one is kept', () => {
    expect(wrong({ cardNumber: '' })).toEqual({ cardNumber: 'Este campo es requerido.' });
    expect(wrong({ cardNumber: '' }, sample)).toEqual({});
    expect(wrong({ cardNumber: '1' }, sample)).toEqual({ cardNumber: 'Número de tarjeta inválido' });
  });

  test('keeps four digits of its number and nothing of its security code', () => {
    expect(keptPaymentMethod(2, { ...typed, city: ' Dallas ' })).toEqual({
      ...address,
      city: 'Dallas',
      id: 2,
      last4: '4444',
    });
    expect(keptPaymentMethod(1, { ...typed, cardNumber: '' }, sample)).toEqual(sample);
  });

  test('of the sample is one that could be typed today', () => {
    expect(wrong({ ...address, cardNumber: '' }, sample)).toEqual({});
  });
});

describe('the sample invoices', () => {
  test('are of October and November 2024', () => {
    expect(sampleInvoices.map(({ mes }) => mes)).toEqual(['Octubre 2024', 'Noviembre 2024']);
    expect(sampleInvoices.map(invoiceNumber)).toEqual(['DEMO-2024-10', 'DEMO-2024-11']);
  });
});
