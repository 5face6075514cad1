import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, setLanguage } from '@puente/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, marksOf, seeker } from '../testing/fixtures.ts';

async function openForm(telefono: string | null) {
  await renderRoute(section, '/detalle-empleo/1', {
    session: seeker,
    responses: {
      'GET /api/jobs/1': { data: aJob(1) },
      'GET /api/applications': listOf([]),
      'GET /api/job-marks': marksOf([]),
      'GET /api/users/me': { data: { id: 7, attributes: { cv: null, telefono } } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  await screen.findByLabelText('Mensaje a la empresa');
}
const told = 'La empresa podrá ver el teléfono de tu perfil: (713) 555-0123. Cambiarlo';
const line = () => screen.queryByText(/el teléfono de tu perfil/);

beforeEach(() => localStorage.clear());

test('that the employer can see the phone of the profile is said where another is offered', async () => {
  await openForm('+17135550123');
  await waitFor(() => expect(line()).toHaveTextContent(told));
  expect(screen.getByRole('link', { name: 'Cambiarlo' })).toHaveAttribute(
    'href',
    '/mi-cuenta/datos-personales',
  );
});

test('nothing is said of the phone of the profile once another one is given', async () => {
  await openForm('+17135550123');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir mi teléfono' }));
  await waitFor(() => expect(line()).toBeVisible());
  const phone = screen.getByLabelText('Tu teléfono (opcional)');
  await userEvent.type(phone, '55 1234 5678');
  expect(line()).toBeNull();
  await userEvent.clear(phone);
  expect(line()).toBeVisible();
});

test('the phone of the profile is not spoken of where there is none', async () => {
  await openForm(null);
  await screen.findByText(/^Todavía no tienes un currículum aquí\./);
  expect(line()).toBeNull();
});

test('the phone of the profile is said in English, too', async () => {
  await openForm('+17135550123');
  await act(() => setLanguage('en'));
  expect(
    screen.getByText(
      /^The employer will be able to see the phone number in your profile: \(713\) 555-0123\./,
    ),
  ).toBeVisible();
  await act(() => setLanguage('es'));
});
