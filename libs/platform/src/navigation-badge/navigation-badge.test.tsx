import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { store } from '../store/store.ts';
import { navigationBadgesReducer } from './navigation-badges.ts';
import { setNavigationBadge, useNavigationBadges } from './navigation-badge.ts';

const kept = 'navigation-badges';
const asStored = () => navigationBadgesReducer(undefined, { type: 'a new visit' });

function Badge({ to }: { to: string }) {
  return <output aria-label={to}>{useNavigationBadges()[to] ?? 0}</output>;
}

const renderBadges = () =>
  render(
    <Provider store={store}>
      <Badge to="/cart" />
      <Badge to="/planes" />
    </Provider>,
  );

const badge = (to: string) => screen.getByLabelText(to).textContent;

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('a count shows on its own entry, and follows', () => {
  renderBadges();
  expect(badge('/cart')).toBe('0');
  act(() => setNavigationBadge('/cart', 2));
  expect(badge('/cart')).toBe('2');
  act(() => setNavigationBadge('/cart', 0));
  expect(badge('/cart')).toBe('0');
  expect(badge('/planes')).toBe('0');
});

test('counts of several entries are there on the next visit', () => {
  setNavigationBadge('/cart', 2);
  setNavigationBadge('/planes', 1);
  expect(asStored()).toEqual({ '/cart': 2, '/planes': 1 });
});

test('what another tab counts shows here', () => {
  renderBadges();
  localStorage.setItem(kept, JSON.stringify({ '/cart': 5 }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'another' })));
  expect(badge('/cart')).toBe('0');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: kept })));
  expect(badge('/cart')).toBe('5');
});

test.each(['null', '{', ''])('damaged storage (%p) counts as nothing', (damaged) => {
  localStorage.setItem(kept, damaged);
  expect(asStored()).toEqual({});
});

test('where nothing can be stored the count lasts as long as the tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderBadges();
  act(() => setNavigationBadge('/cart', 3));
  expect(badge('/cart')).toBe('3');
});
