import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Access, type Registry } from '@puente/composition';
import { forgetDestination, readDestination, sessionActions, type SessionUser } from '@puente/platform';
import { addMessages, store } from '@puente/platform/host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { App } from './app.tsx';
import messages from './messages/es.json' with { type: 'json' };

const published = {
  version: '1.0.0',
  entry: '/sections/x/remote.js',
  integrity: 'sha384-x',
  platform: '^9.0.0',
  pages: {},
};

/** A registry whose sections cannot be opened here: what is tested is the frame, which lives on data alone. */
const registryWith = (routes: { path: string; access: Access; title: string }[]): Registry => ({
  icons: { star: [['path', { d: 'M1 1' }]] },
  sections: {
    nueva: {
      ...published,
      previous: [],
      descriptor: {
        name: 'nueva',
        version: '1.0.0',
        platform: '^9.0.0',
        routes,
        navigation: [{ place: 'icon-menu', label: 'Novedad', to: '/nueva', icon: 'star', order: 30 }],
        accountMenu: [],
      },
    },
  },
});

const person = (userType: SessionUser['userType']): SessionUser => ({
  id: 1,
  username: 'ana',
  nombre: 'Ana',
  userType,
});

function Address() {
  const { pathname, search, state } = useLocation() as Location<{ from?: string } | null>;
  return <output>{`${pathname}${search}${state?.from ? ` from ${state.from}` : ''}`}</output>;
}

const address = () => document.querySelector('output')?.textContent;

function renderApp(at: string, registry: Registry) {
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <Address />
        <App registry={registry} />
      </MemoryRouter>
    </Provider>,
  );
}

const everyAccess = registryWith([
  { path: '/nueva', access: 'public', title: 'Novedad' },
  { path: '/login', access: 'public', title: 'Inicia sesión' },
  { path: '/mi-cuenta-empleador', access: 'signed-in', title: 'Mi cuenta' },
  { path: '/mi-cuenta-usuario', access: 'signed-in', title: 'Mi cuenta' },
  { path: '/mi-cuenta/favoritos', access: 'user', title: 'Favoritos' },
  { path: '/mi-cuenta/publicar-empleo', access: 'employer', title: 'Publicar empleo' },
]);

beforeEach(() => {
  void addMessages('shell', { es: messages });
  store.dispatch(sessionActions.signOut());
  forgetDestination();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});

test('a section that appears in the registry appears in the menu and has its route', async () => {
  renderApp('/nueva', everyAccess);
  const menu = screen.getByRole('navigation', { name: 'Secciones' });
  expect(within(menu).getByRole('link', { name: 'Novedad' }).getAttribute('href')).toBe('/nueva');
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos mostrar «Novedad»' })).toBeTruthy();
});

test('a page that cannot be shown leaves the frame standing and offers another try', async () => {
  renderApp('/nueva', everyAccess);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Accesos rápidos' })).toBeTruthy();
});

test('a visitor on a protected page is sent to sign in, and the page they wanted is remembered', () => {
  renderApp('/mi-cuenta/favoritos?pagina=2', everyAccess);
  expect(address()).toBe('/login?role=user from /mi-cuenta/favoritos?pagina=2');
  expect(readDestination()).toEqual({ path: '/mi-cuenta/favoritos?pagina=2', title: 'Favoritos' });
});

test.each([
  ['an employer', '/mi-cuenta/favoritos', 'employer', '/mi-cuenta-empleador'],
  ['a job seeker', '/mi-cuenta/publicar-empleo', 'user', '/mi-cuenta-usuario'],
] as const)(
  '%s on a page of the other role is sent to their own account home',
  (_who, at, userType, home) => {
    store.dispatch(sessionActions.signIn({ jwt: 'token', user: person(userType) }));
    renderApp(at, everyAccess);
    expect(address()).toBe(home);
  },
);

test('the account type counts in any case', () => {
  store.dispatch(
    sessionActions.signIn({ jwt: 'token', user: { ...person('user'), userType: 'EMPLOYER' as 'employer' } }),
  );
  renderApp('/mi-cuenta/publicar-empleo', everyAccess);
  expect(address()).toBe('/mi-cuenta/publicar-empleo');
});

test('an unknown path is answered inside the frame, with a way home and a way in', () => {
  renderApp('/no-existe', everyAccess);
  const main = screen.getByRole('main');
  expect(within(main).getByText('Lo sentimos, la página que buscas no se encontró.')).toBeTruthy();
  expect(within(main).getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(within(main).getByRole('link', { name: 'Entrar a Puente' }).getAttribute('href')).toBe('/choice');
});

test('signed in, the header greets by name and signs out to the home page, from a protected page too', async () => {
  store.dispatch(sessionActions.signIn({ jwt: 'token', user: person('user') }));
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  renderApp('/mi-cuenta/favoritos', everyAccess);
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('button', { name: 'Hola, Ana' }));
  expect(header.getByRole('link', { name: 'Mi Cuenta' }).getAttribute('href')).toBe('/mi-cuenta');
  await userEvent.click(header.getByRole('button', { name: 'Cerrar Sesión' }));
  expect(address()).toBe('/');
  const enter = await header.findByRole('link', { name: /^Inicia Sesión\/ ?Regístrate$/ });
  expect(enter.getAttribute('href')).toBe('/choice');
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(readDestination()).toBeUndefined();
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/api/auth/logout',
    expect.objectContaining({ method: 'POST' }),
  );
});
