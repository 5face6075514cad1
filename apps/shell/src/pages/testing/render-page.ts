import { type SectionDescriptor } from '@puente/composition';
import { type SessionUser } from '@puente/platform';
import { renderRoute, type RenderRouteOptions } from '@puente/platform/testing';
import { pages } from '../../pages.ts';

export const rosa: SessionUser = {
  id: 7,
  username: 'rosa7',
  nombre: 'Rosa',
  userType: 'user',
};

/** A page of the shell. The shell is no section, but its pages render as a section's do. */
export function renderPage(address: string, options: RenderRouteOptions = {}) {
  const messages = { es: () => import('../../messages/es.json', { with: { type: 'json' } }) };
  return renderRoute({ name: 'shell', messages, pages }, address, options);
}

/** A descriptor with nothing but these routes, all in the icon menu. */
export function routesOnly(...paths: string[]): SectionDescriptor {
  return {
    name: 'prueba',
    version: '1.0.0',
    platform: '^1.0.0',
    routes: paths.map((path) => ({ path, access: 'public', title: path })),
    navigation: [],
    accountMenu: [],
  };
}
