import { expect, test } from '@jest/globals';
import { type Registry, type SectionDescriptor } from '@puente/composition';
import { addMessages, RegistryContext, store } from '@puente/platform/host';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import messages from '../messages/es.json' with { type: 'json' };
import { IconMenu } from './icon-menu.tsx';

const plans = { label: 'Planes', to: '/planes', icon: 'gem', order: 20 };
const descriptor: SectionDescriptor = {
  name: 'planes',
  version: '1.0.0',
  platform: '^1.0.0',
  routes: [],
  navigation: [
    { ...plans, place: 'icon-menu' },
    { ...plans, place: 'bottom-menu', order: 90 },
    { place: 'icon-menu', label: 'Novedad', to: '/novedad', icon: 'star', order: 15 },
  ],
  accountMenu: [],
};
const published = { version: '1.0.0', entry: '/sections/x', integrity: 'sha384-x', platform: '^1.0.0' };
const registry: Registry = {
  icons: {},
  sections: { planes: { ...published, pages: {}, previous: [], descriptor } },
};

test('tablets leave out of the main menu what their bottom menu has, whatever its order', async () => {
  await addMessages('shell', { es: messages });
  render(
    <Provider store={store}>
      <RegistryContext value={registry}>
        <MemoryRouter>
          <IconMenu />
        </MemoryRouter>
      </RegistryContext>
    </Provider>,
  );
  const shown = (name: string) => !screen.getByRole('link', { name }).closest('.notOnTablets');
  expect(['Inicio', 'Novedad', 'Planes'].filter(shown)).toEqual(['Novedad']);
});
