import { expect, test } from '@jest/globals';
import { defineSection, type SessionUser } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { AccountPage, type AccountPageProps } from './account-page.tsx';

const seeker: SessionUser = {
  id: 1,
  username: 'rosa',
  nombre: 'Rosa',
  userType: 'user',
};

const sectionWith = (props: Partial<AccountPageProps>) =>
  defineSection({
    name: 'example',
    messages: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    pages: {
      '/mi-cuenta/example': async () => ({
        default: () => (
          <AccountPage title="Ejemplo" lead="Para probar." {...props}>
            {({ nombre }) => <p>Hola, {nombre}</p>}
          </AccountPage>
        ),
      }),
    },
  });

const open = (props: Partial<AccountPageProps>, options: Parameters<typeof renderRoute>[2]) =>
  renderRoute(sectionWith(props), '/mi-cuenta/example', options);

const onlyEmployers = { userType: 'employer', denial: 'Debes ser empleador.' } as const;

test('who is signed in sees the page, its title in the tab and the way back', async () => {
  await open({}, { session: seeker });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ejemplo' })).toBeVisible();
  expect(document.title).toBe('Ejemplo · Puente');
  expect(screen.getByText('Para probar.')).toBeVisible();
  expect(screen.getByText('Hola, Rosa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mi Cuenta' })).toHaveAttribute('href', '/mi-cuenta');
});

test('the way back is English in English', async () => {
  await open({}, { session: seeker, language: 'en' });
  expect(await screen.findByRole('link', { name: 'My Account' })).toBeVisible();
});

test('who is signed out sees nothing of it: the guard is about to leave', async () => {
  const { container } = await open({}, {});
  expect(container).toHaveTextContent('');
});

test.each([
  ['a person of another kind', seeker],
  ['a visitor', undefined],
])('%s is told whose page it is, and shown no more than its title', async (_, session) => {
  await open({ only: onlyEmployers }, { session });
  expect(await screen.findByRole('alert')).toHaveTextContent('Debes ser empleador.');
  expect(screen.getByRole('link', { name: 'Ir a Mi Cuenta' })).toHaveAttribute('href', '/mi-cuenta');
  expect(screen.getByRole('heading', { level: 1, name: 'Ejemplo' })).toBeVisible();
  expect(screen.queryByText('Para probar.')).toBeNull();
  expect(screen.queryByText(/^Hola/)).toBeNull();
});
