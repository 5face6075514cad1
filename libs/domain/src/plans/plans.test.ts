import {
  cardMessages,
  cartTotals,
  currentPlanId,
  expiryProblem,
  formatUsd,
  isCardNumber,
  isCvv,
  isPromoCode,
  maskCard,
  plans,
  sampleCart,
  sampleInvoices,
  settleQuantity,
} from './index.ts';

describe('the plans', () => {
  it('have the advertised monthly prices', () => {
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

  it('let employers publish 1, 5 and 5 jobs per month', () => {
    expect(plans.employer.map(({ jobsPerMonth }) => jobsPerMonth)).toEqual([1, 5, 5, null]);
  });

  it('include featured jobs for employers from Corporativo on', () => {
    expect(plans.employer.filter(({ featuredJobs }) => featuredJobs).map(({ name }) => name)).toEqual([
      'Corporativo',
      'Personalizado',
    ]);
  });

  it('begin free for everybody', () => {
    for (const role of ['user', 'employer'] as const) {
      expect(plans[role].find(({ id }) => id === currentPlanId[role])?.monthlyCents).toBe(0);
    }
  });
});

describe('the cart', () => {
  it('adds up in cents and takes 10 % off for the one promo code', () => {
    expect(cartTotals(sampleCart)).toEqual({ subtotal: 30_000, discount: 0, total: 30_000 });
    expect(cartTotals(sampleCart, ' descuento10 ')).toEqual({
      subtotal: 30_000,
      discount: 3000,
      total: 27_000,
    });
    expect(cartTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0 });
  });

  it('loses no cent to fractions', () => {
    const item = { id: 1, name: '', description: '', price: 5.99, quantity: 3 };
    expect(cartTotals([item], 'descuento10')).toEqual({ subtotal: 1797, discount: 180, total: 1617 });
  });

  it.each(['descuento20', 'DESCUENTO10', ''])('knows no other code: «%s»', (code) => {
    expect(isPromoCode(code)).toBe(false);
  });

  it.each([
    [0, 1],
    [-4, 1],
    [2.7, 2],
    [Number.NaN, 1],
    [3, 3],
  ])('reads a quantity of %p as %p', (typed, quantity) => {
    expect(settleQuantity(typed)).toBe(quantity);
  });

  it('writes prices in US dollars with two decimals', () => {
    expect(formatUsd(0)).toBe('US$0.00');
    expect(formatUsd(123_456)).toBe('US$1,234.56');
  });
});

describe('a card', () => {
  it.each(['4242 4242 4242 4242', '5555-5555-5555-4444', '378282246310005'])(
    'with a right number: %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  it.each(['4242 4242 4242 4241', '4242', '', '4242 4242 4242 424x', '0'.repeat(20)])(
    'with a wrong number: «%s»',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  it('is good until the end of its month', () => {
    const today = new Date(2026, 10, 30);
    expect(expiryProblem('11/26', today)).toBeNull();
    expect(expiryProblem('01/30', today)).toBeNull();
    expect(expiryProblem('10/26', today)).toBe(cardMessages.expired);
    expect(expiryProblem('13/27', today)).toBe(cardMessages.expiryInvalid);
    expect(expiryProblem('1/27', today)).toBe(cardMessages.expiryInvalid);
  });

  it('shows its last four digits only', () => {
    expect(maskCard('4242 4242 4242 1234')).toBe('•••• 1234');
  });

  it('has a security code of 3 or 4 digits', () => {
    expect(['123', '1234', '12', '12345', 'abc'].map(isCvv)).toEqual([true, true, false, false, false]);
  });
});

describe('the sample invoices', () => {
  it('are of October and November 2024', () => {
    expect(sampleInvoices.map(({ mes }) => mes)).toEqual(['Octubre 2024', 'Noviembre 2024']);
  });
});
