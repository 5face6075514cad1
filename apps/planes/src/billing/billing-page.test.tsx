import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type SessionUser } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { employer, seeker } from '../testing/people.ts';

const files: { name: string; file: Blob }[] = [];
let made: Blob;

beforeEach(() => {
  files.length = 0;
  // jsdom can make no address for a file, and saves none.
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:puente';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made });
  });
});

const open = (session: SessionUser = seeker, language?: 'en', apellido = 'Reyes') =>
  renderRoute(section, '/mi-cuenta/facturacion', {
    session,
    language,
    responses: {
      'GET /api/users/me': {
        data: { id: session.id, attributes: { nombre: session.nombre, apellido, email: 'ana@puente.test' } },
      },
    },
  });
const invoice = (month: string) => screen.getByRole('article', { name: month });

/** A PDF whose texts stand in it as they are, in the encoding of its fonts. */
async function download(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(/está en tus descargas|is in your downloads/);
  const saved = files.at(-1)!;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved.file, 'windows-1252');
  });
  return { name: saved.name, type: saved.file.type, text };
}

test('the two sample invoices are listed, labelled as a demonstration', async () => {
  const { requests } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Facturación' })).toBeVisible();
  expect(document.title).toBe('Facturación · Puente');
  expect(screen.getByText('Demostración')).toBeVisible();
  expect(screen.getByText('Estas facturas son una demostración')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(invoice('Octubre 2024')).toHaveTextContent('NúmeroDEMO-2024-10Fecha1 de octubre de 2024');
  expect(invoice('Noviembre 2024')).toHaveTextContent('NúmeroDEMO-2024-11Fecha1 de noviembre de 2024');
  expect(invoice('Noviembre 2024')).toHaveTextContent('PlanBásicoTotalUS$0.00');
  expect(requests).toEqual([]);
});

describe('a downloaded invoice', () => {
  test.each([
    ['Octubre 2024', '2024-10'],
    ['Noviembre 2024', '2024-11'],
  ])('of %s is a PDF that says so, what it is for and that it is a demonstration', async (month, stamp) => {
    const { requests } = await open();
    const { name, type, text } = await download(`Descargar PDF de la factura de ${month}`);
    expect(name).toBe(`factura-puente-${stamp}.pdf`);
    expect(type).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.\d/);
    expect(text.trimEnd()).toMatch(/%%EOF$/);
    for (const part of [
      'Factura',
      'Demostración',
      `DEMO-${stamp}`,
      `Plan Básico · ${month}`,
      '• Recursos limitados',
      'Número',
      'US$0.00',
      'ana@puente.test',
    ])
      expect(text).toContain(`(${part})`);
    expect(text).toContain('no te cobró nada');
    expect(text).toContain('/Lang (es)');
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/users/me',
    ]);
    expect(within(invoice(month)).getByText(`La factura de ${month} está en tus descargas.`)).toBeVisible();
  });

  test('of an employer is for the plan of employers', async () => {
    await open(employer);
    const { text } = await download('Descargar PDF de la factura de Octubre 2024');
    expect(text).toContain('(• 1 empleo al mes)');
  });

  test('is in English for who reads English', async () => {
    await open(seeker, 'en');
    const { name, text } = await download('Download PDF of the invoice for October 2024');
    expect(name).toBe('puente-invoice-2024-10.pdf');
    expect(text).toContain('(Basic plan · October 2024)');
    expect(text).toContain('(October 1, 2024)');
    expect(text).toContain('/Lang (en)');
  });

  test.each([
    ['Nuñez Öztürk', 'Ana Nuñez Öztürk'],
    ['Nguyễn', 'Ana Nguyên'],
    ['Иванова', 'ana'],
    ['(', 'Ana \\('],
  ])('is made out to somebody called %s as «%s»', async (apellido, written) => {
    await open(seeker, undefined, apellido);
    const { text } = await download('Descargar PDF de la factura de Octubre 2024');
    expect(text).toContain(`(${written})`);
  });
});

test('without a connection an invoice is made out to the name that the browser knows', async () => {
  await renderRoute(section, '/mi-cuenta/facturacion', {
    session: seeker,
    responses: { 'GET /api/users/me': () => Promise.reject(new TypeError('x')) },
  });
  const { text } = await download('Descargar PDF de la factura de Octubre 2024');
  expect(text).toContain('(Ana)');
  expect(text).not.toContain('(Correo');
});

test('a PDF that cannot be made is told, and can be asked for again', async () => {
  await open();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const make = URL.createObjectURL;
  URL.createObjectURL = () => {
    throw new Error('no memory');
  };
  const name = 'Descargar PDF de la factura de Octubre 2024';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos preparar el PDF.');
  expect(within(invoice('Noviembre 2024')).queryByRole('alert')).toBeNull();
  URL.createObjectURL = make;
  await download(name);
  expect(screen.queryByRole('alert')).toBeNull();
});
