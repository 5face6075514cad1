import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError, setLanguage } from '@puente/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from './section.ts';
import { aJob, anApplication, employer, listOf, seeker } from './testing/fixtures.ts';
import { spanishLeft } from './testing/spanish-left.ts';

const job = aJob(1, {
  phone: '+15125550100',
  contactEmail: 'hola@fonda.test',
  affinities: ['Mujeres', 'Pueblos Originarios'],
  visaRequirement: 'Patrocinio disponible',
  highlight: true,
  modality: 'Semi-remoto',
});
const draft = aJob(2, { status: 'Borrador', datePosted: null });
const candidate = {
  data: {
    id: 7,
    attributes: {
      username: 'ana',
      nombre: 'Inés',
      apellido: 'Muñoz',
      email: 'ines@puente.test',
      telefono: null,
    },
  },
};
const withdrawn = { data: { id: 3, attributes: { ...job.attributes, withdrawn: true as const } } };
const everything = {
  'GET /api/jobs': listOf([job, draft]),
  'GET /api/jobs/1': { data: job },
  'GET /api/favorites': listOf([{ id: 1, attributes: { job: { data: job } } }]),
  'GET /api/applications': listOf([
    anApplication(1, { status: 'En revisión', candidate } as never),
    anApplication(2, { job: withdrawn, coverLetter: null } as never),
  ]),
};
const speak = (language: 'es' | 'en') => act(() => setLanguage(language));

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await speak('es');
  localStorage.clear();
});

test.each([
  ['/empleos', 'Find a job', undefined],
  ['/empleos?pais=Estados+Unidos&categoria=Hospitalidad+y+turismo&orden=fecha', 'Find a job', seeker],
  ['/empleos-disponibles', 'Available jobs', undefined],
  ['/employmentsection', 'Job search', undefined],
  ['/detalle-empleo/1', 'Cocinera de línea', undefined],
  ['/aplicar?jobId=1', 'Apply: Cocinera de línea', seeker],
  ['/mi-cuenta/empleos-aplicados', 'Applied jobs', seeker],
  ['/mi-cuenta/favoritos', 'Favorites', seeker],
  ['/mi-cuenta/publicar-empleo', 'Post a job', employer],
  ['/mi-cuenta/empleos-publicados', 'Published jobs', employer],
  ['/mi-cuenta/empleos-publicados/detalles-empleo/1', 'Cocinera de línea', employer],
  ['/mi-cuenta/empleos-publicados/editar/1', 'Edit job', employer],
  ['/mi-cuenta/candidatos', 'Candidates', employer],
])('%s is English but for what people wrote', async (address, title, session) => {
  const { container } = await renderRoute(section, address, {
    language: 'en',
    session,
    responses: everything,
  });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(document.title).toBe(`${title} · Puente`);
  if (address.includes('orden') || /disponibles|mi-cuenta\/(?!publicar)/.test(address)) {
    expect((await screen.findAllByText('Cocinera de línea')).length).toBeGreaterThan(0);
  }
  // The title of the page to apply on holds the job's own.
  expect(spanishLeft(container).filter((text) => text !== heading.textContent)).toEqual([]);
});

test('a search and its results follow the language; the address and the calls stay Spanish', async () => {
  const { address, requests } = await renderRoute(section, '/empleos', {
    language: 'en',
    responses: everything,
  });
  await userEvent.type(screen.getByLabelText('What?'), 'cocina');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hospitality and tourism');
  await userEvent.selectOptions(screen.getByLabelText('Subcategory'), 'Kitchen');
  await userEvent.selectOptions(screen.getByLabelText('Work setting'), 'Hybrid');
  await userEvent.click(screen.getByLabelText('Women'));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const [card] = await screen.findAllByRole('article');
  for (const text of ['Austin, Texas', 'Hybrid', 'Full time', 'Spanish', 'Visa sponsorship available']) {
    expect(within(card!).getByText(text)).toBeVisible();
  }
  expect(within(card!).getByText(/^Posted .* ago$|^Posted (today|yesterday)$|^Posted in/)).toBeVisible();
  expect(within(card!).getByRole('heading')).toHaveAttribute('lang', 'es');
  expect(screen.getByRole('heading', { name: '2 jobs found' })).toBeVisible();
  const searches = () => requests.filter(({ url }) => /\/jobs\?.*_q=.*populate/.test(url));
  const asked = new URL(searches()[0]!.url).searchParams;
  expect(asked.get('filters[country][$eq]')).toBe('Estados Unidos');
  expect(asked.get('filters[modality][$eq]')).toBe('Semi-remoto');
  expect(new URLSearchParams(address().split('?')[1]).get('categoria')).toBe('Hospitalidad y turismo');

  await speak('es');
  expect(screen.getByRole('heading', { name: '2 empleos encontrados' })).toBeVisible();
  expect(screen.getByLabelText('¿Qué?')).toHaveValue('cocina');
  expect(screen.getByLabelText('Subcategoría')).toHaveDisplayValue('Cocina');
  expect(screen.getByLabelText('Mujeres')).toBeChecked();
  expect(screen.getAllByText('Tiempo completo')[0]).toBeVisible();
  // Suggestions and counts may still be on their way, once somebody stops typing.
  expect(searches()).toHaveLength(1);
});

test('an open application keeps its letter and what is wrong with it, in the language chosen meanwhile', async () => {
  const { container } = await renderRoute(section, '/detalle-empleo/1', {
    session: seeker,
    responses: {
      ...everything,
      'GET /api/applications': listOf([]),
      'POST /api/applications': () => restError(409, 'Ya aplicaste a este empleo.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar aplicación' }));
  expect(await screen.findByText('Este campo es requerido.')).toBeVisible();
  await speak('en');
  const letter = screen.getByLabelText('Message to the employer');
  expect(spanishLeft(container)).toEqual([]);
  expect(letter).toHaveAccessibleDescription(/This field is required\./);
  await userEvent.type(letter, 'Soy cocinera.');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('You already applied for this job.')).toBeVisible();
  await speak('es');
  expect(await screen.findByText('Ya aplicaste a este empleo.')).toBeVisible();
  expect(screen.getByLabelText('Mensaje a la empresa')).toHaveValue('Soy cocinera.');
});

test('a new job keeps what was typed, and its errors change with the language', async () => {
  await renderRoute(section, '/mi-cuenta/publicar-empleo', { session: employer });
  await userEvent.type(screen.getByLabelText('Título'), 'Mesera');
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Legal');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar empleo' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Completa todos los campos requeridos.');
  await speak('en');
  expect(screen.getByRole('alert')).toHaveTextContent('Fill in all the required fields.');
  expect(screen.getByLabelText('Title')).toHaveValue('Mesera');
  expect(screen.getByLabelText('Category')).toHaveValue('Legal');
  expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription(/^This field is required\./);
});

test('an English reader who may not is told so in English', async () => {
  await renderRoute(section, '/mi-cuenta/candidatos', { language: 'en', session: seeker });
  expect(screen.getByRole('alert')).toHaveTextContent('You must be an employer to see the candidates.');
});

test('states are in the order of their English names, wherever one chooses among them', async () => {
  const names = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  const editor = await renderRoute(section, '/mi-cuenta/publicar-empleo', {
    language: 'en',
    session: employer,
  });
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  const states = names('State/Province');
  expect(states).toEqual([...states].sort((one, other) => one.localeCompare(other)));
  expect(states.indexOf('North Carolina')).toBe(states.indexOf('New York') + 1);
  editor.unmount();
  await renderRoute(section, '/employmentsection', { language: 'en' });
  expect(names('State')).toEqual(states);
});
