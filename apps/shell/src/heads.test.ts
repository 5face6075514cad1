import { expect, test } from '@jest/globals';
import { shellHeadsSchema } from '@puente/composition';
import heads from './heads.json' with { type: 'json' };
import messages from './messages/es.json' with { type: 'json' };
import about from './pages/about/messages.es.json' with { type: 'json' };
import contact from './pages/contact/messages.es.json' with { type: 'json' };
import home from './pages/home/messages.es.json' with { type: 'json' };
import privacy from './pages/legal/privacy.es.json' with { type: 'json' };
import terms from './pages/legal/terms.es.json' with { type: 'json' };
import { pages } from './pages.ts';

test('every page of the shell says in the HTML what it is about, under the title that it will have', () => {
  const { pages: told, notFound } = shellHeadsSchema.parse(heads);
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(pages).toSorted());
  const titles = Object.fromEntries(Object.entries(told).map(([path, { title }]) => [path, title]));
  expect(titles).toEqual({
    '/': home.hero.title,
    '/contacto': contact.title,
    '/nosotros': about.title,
    '/terminos': terms.title,
    '/politicas-de-privacidad': privacy.title,
  });
  expect(notFound.title).toBe(messages.notFound.title);
  const descriptions = Object.values(told).map(({ description }) => description);
  expect(descriptions).not.toContain(undefined);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
