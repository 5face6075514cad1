import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Registry, type SectionDescriptor } from '@puente/composition';
import { setNavigationBadge } from '@puente/platform';
import { addMessages, RegistryContext, store } from '@puente/platform/host';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import messages from '../messages/es.json' with { type: 'json' };
import { BottomMenu } from './bottom-menu.tsx';
import { Header } from './header.tsx';

const cart = { label: 'Carrito', to: '/cart', icon: 'shopping-cart', order: 10 };
const descriptor: SectionDescriptor = {
  name: 'planes',
  version: '1.0.0',
  platform: '^1.0.0',
  routes: [{ path: '/cart', access: 'public', title: 'Carrito' }],
  navigation: [
    { ...cart, place: 'header' },
    { ...cart, place: 'bottom-menu' },
  ],
  accountMenu: [],
};
const published = {
  version: '1.0.0',
  entry: '/sections/x',
  integrity: 'sha384-x',
  platform: '^1.0.0',
  pages: {},
};
const registry: Registry = { icons: {}, sections: { planes: { ...published, previous: [], descriptor } } };

beforeEach(async () => {
  await addMessages('shell', { es: messages });
  render(
    <Provider store={store}>
      <RegistryContext value={registry}>
        <MemoryRouter>
          <Header />
          <BottomMenu />
        </MemoryRouter>
      </RegistryContext>
    </Provider>,
  );
});

afterEach(() => {
  setNavigationBadge('/cart', 0);
  localStorage.clear();
});

const cartLinks = () => [
  within(screen.getByRole('banner')).getByRole('link', { name: /^Carrito/ }),
  within(screen.getByRole('navigation', { name: 'Accesos rápidos' })).getByRole('link', { name: /^Carrito/ }),
];

test.each([
  [1, /^Carrito,? 1 artículo$/, '1'],
  [2, /^Carrito,? 2 artículos$/, '2'],
  [120, /^Carrito,? 120 artículos$/, '99+'],
])(
  'a count of %d is drawn on the entries of the header and the bottom menu, and is in their names',
  (count, name, drawn) => {
    act(() => setNavigationBadge('/cart', count));
    for (const link of cartLinks()) {
      expect(link).toHaveAccessibleName(name);
      expect(within(link).getByText(drawn)).toBeVisible();
    }
    for (const link of screen.getAllByRole('link', { name: 'Inicio' }))
      expect(link).toHaveTextContent(/^Inicio$/);
  },
);

test('without a count the entries are as they always were', () => {
  act(() => setNavigationBadge('/cart', 0));
  for (const link of cartLinks()) {
    expect(link).toHaveAccessibleName('Carrito');
    expect(link).toHaveTextContent(/^(Carrito)?$/);
  }
});
