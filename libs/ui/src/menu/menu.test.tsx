import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem, menuItemClassName } from './menu.tsx';

const leave = jest.fn();
const user = userEvent.setup();

beforeEach(() => {
  leave.mockReset();
  render(
    <>
      <Menu label="Hola, Ana">
        <li>
          <a href="#cuenta" className={menuItemClassName}>
            Mi Cuenta
          </a>
        </li>
        <MenuItem onClick={leave}>Cerrar Sesión</MenuItem>
      </Menu>
      <button>Después</button>
    </>,
  );
});

const opener = () => screen.getByRole('button', { name: 'Hola, Ana' });
const isOpen = () => screen.queryByRole('link', { name: 'Mi Cuenta' }) !== null;

test('the button shows the entries and hides them again', async () => {
  expect(isOpen()).toBe(false);
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(isOpen()).toBe(true);
  await user.click(opener());
  expect(isOpen()).toBe(false);
});

test('an entry does its work and the menu closes', async () => {
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

test('Esc closes it and gives the focus back to the button', async () => {
  await user.click(opener());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Mi Cuenta' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(opener()).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  await user.click(opener());
  await user.click(document.body);
  expect(isOpen()).toBe(false);
});

test('leaving it with the keyboard closes it', async () => {
  await user.click(opener());
  await user.tab();
  await user.tab();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});
