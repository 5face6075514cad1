import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';

test('the page is a heading and a line of text, with the next step below', async () => {
  const { container } = await renderRoute(section, '/pequenosnegocios');
  expect(screen.getByRole('heading', { level: 1, name: 'Pequeños negocios' })).toBeVisible();
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ver apoyos para emprender' })).toHaveAttribute(
    'href',
    '/emprendimiento',
  );
});

test('in English too', async () => {
  await renderRoute(section, '/pequenosnegocios', { language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Small businesses' })).toBeVisible();
});
