import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aDraft, aJob, bodyOf, employer, type Responses } from '../testing/fixtures.ts';

const newJob = '/mi-cuenta/publicar-empleo';
const user = userEvent.setup();
const profile = {
  data: { id: 9, attributes: { estado: 'Texas', codigoPostal: '77036', telefono: '+17135550123' } },
};
const open = (responses: Responses = {}, at = newJob) =>
  renderRoute(section, at, { session: employer, responses });
const saveDraft = () => user.click(screen.getByRole('button', { name: 'Guardar como borrador' }));
const sent = async (requests: Request[]) =>
  ((await bodyOf(requests.find(({ method }) => method === 'POST'))) as { data: object }).data;

beforeEach(() => sessionStorage.clear());

describe('the employer’s profile', () => {
  test('fills place and phone of a new job, which are not called written', async () => {
    await open({ 'GET /api/users/me': profile });
    await waitFor(() => expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Texas'));
    expect(screen.getByLabelText('País')).toHaveValue('Estados Unidos');
    expect(screen.getByLabelText('Código postal')).toHaveValue('77036');
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('(713) 555-0123');
    expect(sessionStorage).toHaveLength(0);
  });

  test('may be of another country', async () => {
    const { attributes } = profile.data;
    const mexican = { ...attributes, pais: 'México', estado: 'Sonora', telefono: '+526621234567' };
    await open({ 'GET /api/users/me': { data: { id: 9, attributes: mexican } } });
    await waitFor(() => expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Sonora'));
    expect(screen.getByLabelText('País')).toHaveValue('México');
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('662 123 4567');
  });

  test('changes nothing that is written already', async () => {
    const first = await open();
    await user.selectOptions(screen.getByLabelText('País'), 'Panamá');
    first.unmount();
    await open({ 'GET /api/users/me': profile });
    await screen.findByText('Recuperamos lo que habías escrito y no habías enviado.');
    await user.type(screen.getByLabelText('Título'), 'Mesera');
    expect(screen.getByLabelText('País')).toHaveValue('Panamá');
    expect(screen.getByLabelText('Código postal')).toHaveValue('');
  });
});

describe('pay', () => {
  test('is picked: an amount by the hour at first, and up to another', async () => {
    const { requests } = await open({ 'POST /api/jobs': { data: aDraft(1) } });
    await user.type(screen.getByLabelText('Título'), 'Mesera');
    await user.type(screen.getByLabelText('Salario'), '18');
    expect(screen.getByText('US$18 por hora')).toBeVisible();
    await user.type(screen.getByLabelText(/^Hasta/), '22.50');
    await user.selectOptions(screen.getByLabelText('Se paga'), 'por semana');
    expect(screen.queryByLabelText('Moneda')).toBeNull();
    await saveDraft();
    await waitFor(async () =>
      expect(await sent(requests)).toMatchObject({ salary: 'US$18 a US$22.50 por semana' }),
    );
  });

  test('below zero, or up to less than it begins with, is said beside its field', async () => {
    const { requests } = await open();
    await user.type(screen.getByLabelText('Título'), 'Mesera');
    const salary = screen.getByLabelText('Salario');
    await user.type(salary, '-5');
    await saveDraft();
    expect(salary).toHaveFocus();
    expect(salary).toHaveAccessibleDescription(/Escribe una cantidad mayor que cero/);
    await user.clear(salary);
    await user.type(salary, '$22');
    const to = screen.getByLabelText(/^Hasta/);
    await user.type(to, '18');
    await saveDraft();
    expect(to).toHaveFocus();
    expect(to).toHaveAccessibleDescription('La cantidad de «Hasta» es menor que la primera.');
    await user.clear(to);
    await user.type(to, 'veinte');
    expect(to).toHaveAccessibleDescription(/^Escribe en «Hasta» una cantidad/);
    await user.clear(to);
    expect(to).toBeValid();
    expect(screen.getByText('US$22 por hora')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is in the money of the country', async () => {
    await open();
    await user.type(screen.getByLabelText('Salario'), '900');
    await user.selectOptions(screen.getByLabelText('País'), 'México');
    expect(screen.getByText('MXN 900 al mes')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('País'), 'Panamá');
    await user.selectOptions(screen.getByLabelText('Moneda'), 'Balboas (B/.)');
    expect(screen.getByText('B/. 900 al mes')).toBeVisible();
  });

  test.each([
    ['18 por hora', 'US$18 por hora', '18', '', 'hour'],
    ['$18/hr', 'US$18 por hora', '18', '', 'hour'],
    ['700 a la semana', 'US$700 por semana', '700', '', 'week'],
    ['18-22.50 la hora', 'US$18 a US$22.50 por hora', '18', '22.50', 'hour'],
    ['2,000 a 2,400 al mes', 'US$2,000 a US$2,400 al mes', '2,000', '2,400', 'month'],
  ])('typed as «%s» is picked as «%s», and the picker stays', async (typed, shown, from, to, period) => {
    await open();
    const salary = screen.getByLabelText('Salario');
    const number = /^\$?[\d,]+/.exec(typed)?.[0] ?? '';
    await user.type(salary, number);
    for (const letter of typed.slice(number.length)) {
      await user.type(salary, letter);
      expect(screen.getByLabelText('Se paga')).toBeVisible();
    }
    expect(salary).toHaveValue(typed);
    expect(screen.getByText(shown)).toBeVisible();
    await user.tab();
    expect(salary).toHaveValue(from);
    expect(screen.getByLabelText(/^Hasta/)).toHaveValue(to);
    expect(screen.getByLabelText('Se paga')).toHaveValue(period);
    expect(screen.getByText(shown)).toBeVisible();
  });

  test('typed in dollars is in dollars, in whichever country', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('País'), 'México');
    await user.type(screen.getByLabelText('Salario'), 'US$1200 al mes');
    expect(screen.getByText('US$1,200 al mes')).toBeVisible();
    expect(screen.getByLabelText('Moneda')).toHaveValue('USD');
  });

  test('that others wrote in their own words stays as it is until it is typed anew', async () => {
    const job = aJob(1, { salary: '$18 por hora' });
    const { requests } = await open(
      { 'GET /api/jobs/1': { data: job }, 'PUT /api/jobs/1': { data: job } },
      '/mi-cuenta/empleos-publicados/editar/1',
    );
    const salary = await screen.findByLabelText('Salario');
    await user.click(salary);
    await user.tab();
    expect(salary).toHaveValue('$18 por hora');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    const { data } = (await bodyOf(requests.find(({ method }) => method === 'PUT'))) as { data: object };
    expect(data).toMatchObject({ salary: '$18 por hora' });
  });

  test('may be told in own words', async () => {
    const { requests } = await open({ 'POST /api/jobs': { data: aDraft(1) } });
    await user.type(screen.getByLabelText('Título'), 'Mesera');
    await user.type(screen.getByLabelText('Salario'), '18 la hora más propinas');
    expect(screen.queryByLabelText('Se paga')).toBeNull();
    await saveDraft();
    await waitFor(async () =>
      expect(await sent(requests)).toMatchObject({ salary: '18 la hora más propinas' }),
    );
  });

  test('that was picked can be picked anew; in another money it stays in it', async () => {
    const job = aJob(1, { country: 'México', province: 'Sonora', salary: 'US$1,200 a US$1,500 al mes' });
    await open({ 'GET /api/jobs/1': { data: job } }, '/mi-cuenta/empleos-publicados/editar/1');
    expect(await screen.findByLabelText('Salario')).toHaveValue('1,200');
    expect(screen.getByLabelText(/^Hasta/)).toHaveValue('1,500');
    expect(screen.getByLabelText('Se paga')).toHaveValue('month');
    expect(screen.getByLabelText('Moneda')).toHaveValue('USD');
    expect(screen.getByText('US$1,200 a US$1,500 al mes')).toBeVisible();
  });
});

describe('a choice within another', () => {
  test('waits for that one, and is marked as missing all the same', async () => {
    await open();
    const waiting = ['Subcategoría', 'Estado/Provincia'].map((label) => screen.getByLabelText(label));
    for (const select of waiting) expect(select).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Publicar empleo' }));
    const missing = screen.getByText(/^Para publicarlo falta: /);
    expect(missing).toHaveTextContent('Categoría, Subcategoría, ');
    expect(missing).toHaveTextContent('País, Estado/Provincia, ');
    for (const label of ['Categoría', 'Subcategoría', 'País', 'Estado/Provincia']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/requerido/);
    }
    await user.selectOptions(screen.getByLabelText('País'), 'México');
    expect(screen.getByLabelText('Estado/Provincia')).toBeEnabled();
  });

  test('goes with the country it was of, as the postal code does', async () => {
    await open();
    await user.type(screen.getByLabelText('Código postal'), '44100');
    await user.selectOptions(screen.getByLabelText('País'), 'México');
    expect(screen.getByLabelText('Código postal')).toHaveValue('44100');
    await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Jalisco');
    await user.selectOptions(screen.getByLabelText('País'), 'Panamá');
    expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('');
    expect(screen.getByLabelText('Código postal')).toHaveValue('');
  });
});

describe('a phone', () => {
  test('that is none is said so beside it', async () => {
    const { requests } = await open();
    await user.type(screen.getByLabelText('Título'), 'Mesera');
    await user.type(screen.getByLabelText(/^Teléfono/), 'llámame al 713');
    // What checks it comes after the form.
    await waitFor(async () => {
      await saveDraft();
      expect(screen.getByLabelText(/^Teléfono/)).toHaveAccessibleDescription(/Teléfono inválido/);
    });
    expect(requests.filter(({ method, url }) => method === 'POST' && !url.includes('/jobs'))).toEqual([]);
  });

  test('is shown as people write it, and stays the same number in another country', async () => {
    const job = aJob(1, { phone: '+17135550123' });
    await open({ 'GET /api/jobs/1': { data: job } }, '/mi-cuenta/empleos-publicados/editar/1');
    const phone = await screen.findByLabelText(/^Teléfono/);
    expect(phone).toHaveValue('(713) 555-0123');
    await user.selectOptions(screen.getByLabelText('País'), 'México');
    expect(phone).toHaveValue('+1 713 555 0123');
    await user.selectOptions(screen.getByLabelText('País'), 'Estados Unidos');
    expect(phone).toHaveValue('(713) 555-0123');
  });
});

test('a long text counts what is left, and is kept when it is too long', async () => {
  await open();
  const benefits = screen.getByLabelText('Beneficios');
  await user.click(benefits);
  await user.paste('a'.repeat(4960));
  expect(screen.getByText('Quedan 40 caracteres')).toBeVisible();
  expect(screen.getByText('Quedan 50 caracteres')).toHaveAttribute('role', 'status');
  await user.paste('a'.repeat(43));
  expect(screen.getByText('Sobran 3 caracteres')).toBeVisible();
  expect(screen.getByText('El texto es demasiado largo.')).toHaveAttribute('role', 'status');
  expect(benefits).toHaveValue('a'.repeat(5003));
});

test('«Visa requerida» is explained so that nobody is told to stay away', async () => {
  await open();
  expect(screen.getByLabelText('Visa')).toHaveAccessibleDescription(/«Requiere autorización de trabajo»/);
});
