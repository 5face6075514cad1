import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import section from '../section.ts';
import { aDraft, aJob, bodyOf, employer, seeker } from '../testing/fixtures.ts';
import { click, user, write, writes } from '../testing/form-actions.ts';

const newJob = '/mi-cuenta/publicar-empleo';
const restored = 'Recuperamos lo que habías escrito y no habías enviado.';

async function fillIn() {
  await write('Título', 'Cocinera');
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Hospitalidad y turismo');
  await user.selectOptions(screen.getByLabelText('Subcategoría'), 'Cocina');
  await user.selectOptions(screen.getByLabelText('Tipo de empleo'), 'Medio tiempo');
  await write('Salario', '$20 por hora');
  await write('Descripción', 'Cocinar.');
  await write('Requisitos', 'Puntualidad.');
  await write('Beneficios', 'Comida.');
  await user.selectOptions(screen.getByLabelText('País'), 'México');
  await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Sonora');
  await write('Código postal', '83 000');
  await user.selectOptions(screen.getByLabelText('Modalidad'), 'Presencial');
  await user.selectOptions(screen.getByLabelText('Idioma de trabajo'), 'Español');
  await user.selectOptions(screen.getByLabelText('Visa'), 'Patrocinio disponible');
  await user.click(screen.getByLabelText('Pueblos originarios'));
}

beforeEach(() => sessionStorage.clear());

describe('a new job', () => {
  test.each([
    ['Guardar como borrador', 'Borrador'],
    ['Publicar empleo', 'Publicado'],
  ])('%s sends all fields with the status %s and leads to the list', async (button, status) => {
    const { address, requests } = await renderRoute(section, newJob, {
      session: employer,
      responses: { 'POST /api/jobs': { data: aJob(1) } },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Publicar empleo' })).toBeVisible();
    await fillIn();
    await click(button);
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    expect(await bodyOf(writes(requests)[0])).toEqual({
      data: {
        title: 'Cocinera',
        description: 'Cocinar.',
        requirements: 'Puntualidad.',
        benefits: 'Comida.',
        country: 'México',
        province: 'Sonora',
        city: '',
        zipCode: '83000',
        category: 'Hospitalidad y turismo',
        subcategory: 'Cocina',
        modality: 'Presencial',
        workLanguage: 'Español',
        visaRequirement: 'Patrocinio disponible',
        jobType: 'Medio tiempo',
        salary: 'MXN 20 por hora',
        phone: '',
        contactEmail: '',
        closesOn: '',
        highlight: false,
        affinities: ['Pueblos Originarios'],
        status,
        employer: 9,
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test('what is missing is said beside each field and in one text; the first gets the focus', async () => {
    const { requests } = await renderRoute(section, newJob, { session: employer });
    expect(screen.queryByRole('alert')).toBeNull();
    await click('Publicar empleo');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Completa todos los campos requeridos\.$/);
    const title = screen.getByLabelText('Título');
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription(/Este campo es requerido\./);
    expect(screen.getAllByText('Este campo es requerido.')).toHaveLength(14);
    expect(screen.getByLabelText(/^Teléfono/)).toBeValid();
    expect(writes(requests)).toEqual([]);
    await write('Título', 'Cocinera');
    expect(title).toBeValid();
  });

  test('a draft needs its title only', async () => {
    const { address, requests } = await renderRoute(section, newJob, {
      session: employer,
      responses: { 'POST /api/jobs': { data: aDraft(1) } },
    });
    await click('Publicar empleo');
    await click('Guardar como borrador');
    expect(screen.getByRole('alert')).toHaveTextContent('Completa todos los campos requeridos.');
    expect(screen.getAllByText('Este campo es requerido.')).toHaveLength(1);
    await write('Título', 'Cocinera');
    await click('Guardar como borrador');
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    expect(await bodyOf(writes(requests)[0])).toMatchObject({
      data: { title: 'Cocinera', country: '', salary: '', status: 'Borrador' },
    });
  });

  test('a field that the server refuses is said beside it', async () => {
    const errors = [{ path: ['data', 'zipCode'], message: 'Código postal inválido' }];
    await renderRoute(section, newJob, {
      session: employer,
      responses: { 'POST /api/jobs': () => restError(400, 'Código postal inválido', { errors }) },
    });
    await fillIn();
    await click('Publicar empleo');
    await waitFor(() => expect(screen.getByLabelText('Código postal')).toBeInvalid());
    expect(screen.getByLabelText('Código postal')).toHaveAccessibleDescription('Código postal inválido');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('a wrong postal code and e-mail are told apart from what is missing', async () => {
    await renderRoute(section, newJob, { session: employer });
    await fillIn();
    await user.clear(screen.getByLabelText('Código postal'));
    await write('Código postal', '12');
    await write(/^Correo electrónico de contacto/, 'hola@');
    await click('Publicar empleo');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Código postal inválido | Correo electrónico inválido',
    );
    expect(screen.getByLabelText('Código postal')).toHaveFocus();
  });

  test('a job whose answer was lost is sent again with its key; one that was changed, with another', async () => {
    let tries = 0;
    const { address, requests } = await renderRoute(section, newJob, {
      session: employer,
      responses: {
        'POST /api/jobs': () => {
          tries += 1;
          if (tries < 3) throw new TypeError('Failed to fetch');
          return { data: aJob(1) };
        },
      },
    });
    await fillIn();
    await click('Publicar empleo');
    await screen.findByText('Hubo un error al guardar. Intenta de nuevo.');
    await click('Publicar empleo');
    await waitFor(() => expect(writes(requests)).toHaveLength(2));
    await screen.findByText('Hubo un error al guardar. Intenta de nuevo.');
    await write('Título', ' de noche');
    await click('Publicar empleo');
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    const [first, second, third] = writes(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a failure keeps everything that was typed', async () => {
    await renderRoute(section, newJob, {
      session: employer,
      responses: { 'POST /api/jobs': () => restError(500, 'x') },
    });
    await fillIn();
    await click('Publicar empleo');
    expect(await screen.findByText('Hubo un error al guardar. Intenta de nuevo.')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera');
    expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Sonora');
    expect(screen.getByLabelText('Pueblos originarios')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Publicar empleo' })).not.toHaveAttribute('aria-disabled');
  });

  test('what the server finds wrong is said in its words', async () => {
    await renderRoute(section, newJob, {
      session: employer,
      responses: { 'POST /api/jobs': () => restError(400, 'Máximo 120 caracteres.') },
    });
    await fillIn();
    await click('Publicar empleo');
    expect(await screen.findByText('Máximo 120 caracteres.')).toBeVisible();
  });

  test('an unsent draft waits in the tab, and can be thrown away', async () => {
    const first = await renderRoute(section, newJob, { session: employer });
    await write('Título', 'Cocinera');
    await user.selectOptions(screen.getByLabelText('País'), 'Panamá');
    await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Coclé');
    first.unmount();

    await renderRoute(section, newJob, { session: employer });
    expect(screen.getByText(restored)).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera');
    expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Coclé');
    await click('Empezar de nuevo');
    expect(screen.getByLabelText('Título')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is for employers', async () => {
    await renderRoute(section, newJob, { session: seeker });
    expect(screen.getByRole('alert')).toHaveTextContent('Debes ser empleador para publicar empleos.');
    expect(screen.queryByLabelText('Título')).toBeNull();
  });
});
