import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';

const line = (name: string) => screen.getByRole('article', { name });
const summary = () => screen.getByRole('region', { name: 'Resumen' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const applyCode = async (code: string) => {
  await userEvent.clear(screen.getByLabelText('Código promocional'));
  await userEvent.type(screen.getByLabelText('Código promocional'), code);
  await press('Aplicar');
};

let requests: Request[];
beforeEach(async () => {
  localStorage.clear();
  ({ requests } = await renderRoute(section, '/cart'));
});

test('the cart says that it is a demonstration and shows the two sample plans', () => {
  expect(screen.getByText('Demostración')).toBeVisible();
  expect(line('Plan de muestra 1')).toHaveTextContent('US$100.00 cada uno');
  expect(line('Plan de muestra 2')).toHaveTextContent('US$200.00 cada uno');
  expect(summary()).toHaveTextContent('SubtotalUS$300.00TotalUS$300.00');
});

test('a quantity goes up and down, never below one', async () => {
  const less = screen.getByRole('button', { name: 'Quitar uno de Plan de muestra 1' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await press('Agregar uno de Plan de muestra 1');
  expect(within(line('Plan de muestra 1')).getByRole('status')).toHaveTextContent('2');
  expect(line('Plan de muestra 1')).toHaveTextContent('Total de Plan de muestra 1: US$200.00');
  expect(summary()).toHaveTextContent('TotalUS$400.00');
  for (const _ of ['down to one', 'and no further']) {
    await userEvent.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    expect(summary()).toHaveTextContent('TotalUS$300.00');
  }
});

describe('a promotional code', () => {
  test('takes ten per cent off when it is descuento10', async () => {
    await applyCode(' descuento10 ');
    expect(screen.getByText('Código aplicado: 10 % de descuento.')).toBeVisible();
    expect(summary()).toHaveTextContent('Descuento−US$30.00TotalUS$270.00');
  });

  test.each(['DESCUENTO10', 'gratis'])('%s is refused and changes nothing', async (code) => {
    await applyCode(code);
    expect(screen.getByLabelText('Código promocional')).toBeInvalid();
    expect(screen.getByText('Este código no es válido.')).toBeVisible();
    expect(summary()).toHaveTextContent('TotalUS$300.00');
  });

  const visitAgain = async () => {
    cleanup();
    await renderRoute(section, '/cart');
  };

  test('is there again on the next visit, until another takes it back', async () => {
    await applyCode('descuento10');
    await visitAgain();
    expect(screen.getByLabelText('Código promocional')).toHaveValue('descuento10');
    expect(screen.getByText('Código aplicado: 10 % de descuento.')).toBeVisible();
    expect(summary()).toHaveTextContent('Descuento−US$30.00TotalUS$270.00');
    await applyCode('gratis');
    expect(summary()).toHaveTextContent('TotalUS$300.00');
    await visitAgain();
    expect(screen.getByLabelText('Código promocional')).toHaveValue('');
    expect(screen.getByLabelText('Código promocional')).toBeValid();
    expect(summary()).toHaveTextContent('TotalUS$300.00');
  });

  test.each(['{', '"gratis"', '10'])('that was kept is checked again: %s', async (damaged) => {
    localStorage.setItem('cart-promo', damaged);
    await visitAgain();
    expect(screen.getByLabelText('Código promocional')).toHaveValue('');
    expect(screen.queryByText('Código aplicado: 10 % de descuento.')).toBeNull();
    expect(summary()).toHaveTextContent('TotalUS$300.00');
  });
});

test('an emptied cart says so and brings the samples back', async () => {
  await press('Eliminar Plan de muestra 1');
  expect(screen.getByRole('heading', { name: 'Productos' })).toHaveFocus();
  await press('Eliminar Plan de muestra 2');
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Resumen' })).toBeNull();
  await press('Volver a los productos de muestra');
  expect(summary()).toHaveTextContent('TotalUS$300.00');
  expect(screen.getByRole('heading', { name: 'Productos' })).toHaveFocus();
});

describe('what is in the cart', () => {
  const counted = () => JSON.parse(localStorage.getItem('navigation-badges') ?? '{}') as unknown;

  test('is counted for the menus of the frame once it was changed, and no sooner', async () => {
    expect(counted()).toEqual({ '/cart': 0 });
    await press('Agregar uno de Plan de muestra 2');
    expect(counted()).toEqual({ '/cart': 3 });
    await press('Eliminar Plan de muestra 2');
    await press('Eliminar Plan de muestra 1');
    expect(counted()).toEqual({ '/cart': 0 });
    await press('Volver a los productos de muestra');
    expect(counted()).toEqual({ '/cart': 2 });
  });

  test('that an earlier visit counted, though nobody had changed it, is counted no longer', async () => {
    cleanup();
    localStorage.setItem('navigation-badges', '{"/cart":2}');
    await renderRoute(section, '/cart');
    expect(counted()).toEqual({ '/cart': 0 });
  });

  test('is there again on the next visit', async () => {
    await press('Agregar uno de Plan de muestra 1');
    await press('Eliminar Plan de muestra 2');
    cleanup();
    await renderRoute(section, '/cart');
    expect(line('Plan de muestra 1')).toHaveTextContent('US$200.00');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('still counts where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Agregar uno de Plan de muestra 2');
    expect(summary()).toHaveTextContent('TotalUS$500.00');
  });

  test('follows another tab', () => {
    localStorage.setItem('cart', '{"2":4}');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage })));
    expect(summary()).toHaveTextContent('TotalUS$800.00');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test.each(['{', 'null', '3'])('is the samples where what was kept is damaged: %s', async (damaged) => {
    localStorage.setItem('cart', damaged);
    cleanup();
    await renderRoute(section, '/cart');
    expect(summary()).toHaveTextContent('TotalUS$300.00');
  });

  test.each(['{"1":0}', '{"1":-3}', '{"1":1.5,"2":"x","9":4}'])(
    'is never less than one of a thing: %s',
    async (odd) => {
      localStorage.setItem('cart', odd);
      cleanup();
      await renderRoute(section, '/cart');
      expect(summary()).toHaveTextContent('TotalUS$100.00');
    },
  );
});

test('in English the cart is English, its prices in US dollars still', async () => {
  cleanup();
  await renderRoute(section, '/cart', { language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(line('Sample plan 1')).toHaveTextContent('Demonstration productUS$100.00 each');
});

test('nothing is sent anywhere', async () => {
  await press('Agregar uno de Plan de muestra 2');
  await applyCode('descuento10');
  expect(requests).toEqual([]);
});
