import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

test.each([
  [
    'a comma',
    'Preparar desayunos y comidas para el comedor de una planta grande de lunes, martes y jueves.',
    'Preparar desayunos y comidas para el comedor de una planta grande de lunes…',
  ],
  [
    'a full stop',
    'Preparar desayunos y comidas para el comedor de una planta grande, cada día. Responsabilidades varias.',
    'Preparar desayunos y comidas para el comedor de una planta grande, cada día…',
  ],
  [
    'a dash',
    'Preparar desayunos y comidas para el comedor de una planta del sur y más – responsabilidades.',
    'Preparar desayunos y comidas para el comedor de una planta del sur y más…',
  ],
  ['nothing, being short', 'Preparar desayunos.', 'Preparar desayunos.'],
])('the beginning of a text on a card is cut after a word, without %s', async (_, description, shown) => {
  await renderRoute(section, '/empleos-disponibles', {
    responses: { 'GET /api/jobs': listOf([aJob(1, { description })]) },
  });
  expect(await screen.findByText(shown)).toBeVisible();
});
