import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.ts';

const facts: [string, RegExp][] = [
  ['the law of Washington DC', /leyes de Washington DC/],
  ['mediation before courts', /mediación.*tribunales/],
  ['the minimum age of 18', /18 años/],
  ['automatic renewals', /se renuevan automáticamente/],
  ['no refunds on cancellation', /al cancelar no hay reembolsos/i],
  ['prices in USD', /dólares estadounidenses \(USD\)/],
  ['payment by card', /tarjeta/],
  ['payment by PayPal', /PayPal/],
  ['payment by Google Pay', /Google Pay/],
  ['payment by Apple Pay', /Apple Pay/],
];
const documents: [string, string][] = [
  ['/terminos', 'Términos y condiciones'],
  ['/politicas-de-privacidad', 'Política de privacidad'],
];

test.each(documents)('%s states every fact', async (address) => {
  const { container } = await renderPage(address);
  for (const [fact, words] of facts) {
    expect({ fact, stated: words.test(container.textContent) }).toEqual({ fact, stated: true });
  }
});

test.each(documents)('%s is titled «%s» and its contents lead to its sections', async (address, title) => {
  await renderPage(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(`${title} · Puente`);
  const contents = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
  expect(contents).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
  for (const link of contents) {
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(section).toHaveTextContent(link.textContent);
  }
});
