import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { employer, seeker } from '../testing/people.ts';

const address = '/mi-cuenta/metodos-pago';
const open = (session = seeker) => renderRoute(section, address, { session });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (last4: string) => screen.getByRole('article', { name: `Tarjeta terminada en ${last4}` });
const field = (label: string) => screen.getByLabelText(label, { exact: false });
const number = () => field('Número de tarjeta');

async function fillIn(changes: Record<string, string> = {}) {
  const texts = {
    'Número de tarjeta': '5555555555554444',
    'Nombre en la tarjeta': 'Ana Reyes',
    'Fecha de vencimiento': '5/2031',
    CVV: '917',
    Dirección: '8 Main St',
    Ciudad: 'El Paso',
    'Código postal': '79901',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    const input = screen.getByRole('textbox', { name: label });
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  }
  await userEvent.selectOptions(field('Estado/Provincia'), 'Texas');
}

const save = () => press('Guardar tarjeta');

/** All that the browser keeps, of whatever kind. */
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the list begins with a sample card, of which four digits show', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Métodos de pago' })).toBeVisible();
  expect(document.title).toBe('Métodos de pago · Puente');
  expect(screen.getByText('Demostración')).toBeVisible();
  expect(screen.getByText('Esto es una demostración: no escribas una tarjeta real')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(card('4242')).toHaveTextContent('•••• 4242');
  expect(card('4242')).toHaveTextContent('Vence 12/30');
  expect(card('4242')).toHaveTextContent('100 Calle de EjemploAustin, Texas 78701Estados Unidos');
});

describe('a new card', () => {
  test('joins the list with its last four digits; its number and code are kept nowhere and sent nowhere', async () => {
    const { requests } = await open();
    await press('Agregar tarjeta');
    expect(screen.getByRole('heading', { level: 2, name: 'Agregar tarjeta' })).toHaveFocus();
    await fillIn();
    expect(number()).toHaveValue('5555 5555 5555 4444');
    expect(field('Fecha de vencimiento')).toHaveValue('05/31');
    await save();

    expect(screen.getByText('Guardamos la tarjeta terminada en 4444 en esta pestaña.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tus tarjetas' })).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(card('4444')).toHaveTextContent('Ana ReyesVence 05/318 Main StEl Paso, Texas 79901');
    expect(kept()).toContain('4444');
    expect(kept()).not.toMatch(/5555|917/);
    expect(requests).toEqual([]);
  });

  test('that is wrong is told field by field and together, the first wrong field has the focus, and nothing is lost', async () => {
    await open();
    await press('Agregar tarjeta');
    await fillIn({
      'Número de tarjeta': '5555555555554445',
      'Fecha de vencimiento': '01/20',
      CVV: '12',
      Ciudad: '',
      'Código postal': '12',
    });
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Corrige los siguientes errores: Número de tarjeta inválido | La tarjeta está vencida | CVV inválido | Ciudad: Este campo es requerido. | Código postal inválido',
    );
    expect(number()).toHaveFocus();
    expect(number()).toHaveAccessibleDescription(/^Número de tarjeta inválido/);
    expect(field('CVV')).toHaveValue('12');
    expect(field('Nombre en la tarjeta')).toHaveValue('Ana Reyes');
    expect(kept()).not.toContain('Reyes');

    await fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    expect(card('4444')).toBeVisible();
  });

  test('asks for everything but the second line of the address', async () => {
    await open();
    await press('Agregar tarjeta');
    await save();
    const wrong = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter((control) =>
      control.hasAttribute('aria-invalid'),
    );
    expect(wrong).toHaveLength(8);
    for (const control of wrong) expect(control).toHaveAccessibleDescription(/^Este campo es requerido\./);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Corrige los siguientes errores: Completa todos los campos requeridos\.$/,
    );
    expect(screen.getByRole('textbox', { name: /^Apartamento/ })).toBeValid();
    expect(field('País')).toBeValid();
  });

  test('that was pasted is not cut: what is too long is said', async () => {
    await open();
    await press('Agregar tarjeta');
    await fillIn({
      'Número de tarjeta': '',
      'Nombre en la tarjeta': '',
      'Fecha de vencimiento': '',
      CVV: '',
    });
    const paste = async (label: string, text: string) => {
      await userEvent.click(screen.getByRole('textbox', { name: label }));
      await userEvent.paste(text);
    };
    await paste('Número de tarjeta', '5555555555554444'.repeat(2));
    await paste('Nombre en la tarjeta', 'Ana'.repeat(30));
    await paste('Fecha de vencimiento', '05/31 917');
    await paste('CVV', '9171');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Corrige los siguientes errores: Número de tarjeta inválido | Nombre en la tarjeta: Máximo 80 caracteres. | ' +
        'Fecha de vencimiento inválida | CVV inválido',
    );
    expect(field('Nombre en la tarjeta')).toHaveValue('Ana'.repeat(30));
    expect(field('CVV')).toHaveValue('9171');
  });

  test('of another country has that country’s states to choose from', async () => {
    await open();
    await press('Agregar tarjeta');
    await userEvent.selectOptions(field('Estado/Provincia'), 'Texas');
    await userEvent.selectOptions(field('País'), 'Panamá');
    expect(field('Estado/Provincia')).toHaveValue('');
    expect(within(field('Estado/Provincia')).getByRole('option', { name: 'Colón' })).toBeVisible();
    expect(within(field('Estado/Provincia')).queryByRole('option', { name: 'Texas' })).toBeNull();
  });

  test('is left out by Cancelar', async () => {
    await open();
    await press('Agregar tarjeta');
    await fillIn();
    await press('Cancelar');
    expect(screen.getByRole('heading', { name: 'Tus tarjetas' })).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(kept()).not.toContain('Reyes');
  });
});

describe('a card that is there', () => {
  test('is changed without typing its number again, but never without its code', async () => {
    await open();
    await press('Editar la tarjeta terminada en 4242');
    expect(
      screen.getByRole('heading', { level: 2, name: 'Editar la tarjeta terminada en 4242' }),
    ).toHaveFocus();
    expect(number()).toHaveValue('');
    expect(field('Nombre en la tarjeta')).toHaveValue('Persona de Ejemplo');
    await userEvent.clear(field('Ciudad'));
    await userEvent.type(field('Ciudad'), 'Dallas');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('CVV: Este campo es requerido.');
    expect(field('CVV')).toHaveFocus();

    await userEvent.type(field('CVV'), '1234');
    await save();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(card('4242')).toHaveTextContent('Dallas, Texas 78701');
  });

  test('takes a new number', async () => {
    await open();
    await press('Editar la tarjeta terminada en 4242');
    await userEvent.type(number(), '378282246310005');
    await userEvent.type(field('CVV'), '1234');
    await save();
    expect(cards()).toEqual(['•••• 0005Tarjeta terminada en 0005']);
  });

  test('is deleted only after a yes', async () => {
    await open();
    await press('Eliminar la tarjeta terminada en 4242');
    const question = screen.getByRole('dialog', { name: '¿Eliminar la tarjeta terminada en 4242?' });
    await userEvent.click(within(question).getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
    expect(card('4242')).toBeVisible();

    await press('Eliminar la tarjeta terminada en 4242');
    await press('Eliminar tarjeta');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('Eliminamos la tarjeta terminada en 4242.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tus tarjetas' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'No tienes tarjetas en la lista' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar tarjeta' })).toBeVisible();
  });

  test('says when it is past its date', async () => {
    const expired = { ...sampleKept(), expDate: '01/20' };
    sessionStorage.setItem('payment-methods', JSON.stringify({ userId: seeker.id, methods: [expired] }));
    await open();
    expect(within(card('1111')).getByText('Vencida')).toBeVisible();
  });
});

describe('what is kept', () => {
  const again = async (session = seeker) => {
    cleanup();
    await open(session);
  };

  test('is there on the next visit of the same person, and of no other', async () => {
    await open();
    await press('Eliminar la tarjeta terminada en 4242');
    await press('Eliminar tarjeta');
    await again();
    expect(cards()).toEqual([]);
    await again({ ...employer, id: 99 });
    expect(cards()).toEqual(['•••• 4242Tarjeta terminada en 4242']);
  });

  test.each(['{', 'null', '{"userId":7,"methods":[{"id":1}]}', '{"userId":7,"methods":"x"}'])(
    'begins anew where it is damaged: %s',
    async (damaged) => {
      sessionStorage.setItem('payment-methods', damaged);
      await open();
      expect(cards()).toEqual(['•••• 4242Tarjeta terminada en 4242']);
    },
  );
});

function sampleKept() {
  return {
    id: 5,
    last4: '1111',
    cardName: 'Ana Reyes',
    expDate: '01/31',
    addressLine1: '8 Main St',
    addressLine2: '',
    city: 'El Paso',
    state: 'Texas',
    zip: '79901',
    country: 'Estados Unidos',
  };
}
