import { expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { latePart } from './late-part.tsx';

const Part = ({ name }: { name: string }) => <p>Hola, {name}</p>;
const Waiting = () => <p>Un momento</p>;

function open(load: () => Promise<typeof Part>) {
  const Late = latePart(load, Waiting);
  const page = () => Promise.resolve({ default: () => <Late name="Ana" /> });
  return { Late, render: () => renderRoute({ ...section, pages: { '/x': page } }, '/x') };
}

test('a part that is on its way has its place held, and then stands there', async () => {
  let arrive: (part: typeof Part) => void = () => undefined;
  await open(() => new Promise((resolve) => (arrive = resolve))).render();
  expect(screen.getByText('Un momento')).toBeVisible();
  arrive(Part);
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('a part fetched before it is wanted is there at once', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const { Late, render } = open(load);
  Late.prepare();
  await render();
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not come says so, and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let offline = true;
  const { Late, render } = open(() =>
    offline ? Promise.reject(new Error('offline')) : Promise.resolve(Part),
  );
  Late.prepare();
  await render();
  expect(await screen.findByText('No se pudo cargar esta parte de la página.')).toBeVisible();
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('a part that is not there for long says so, and stands there all the same once it comes', async () => {
  jest.useFakeTimers();
  try {
    let arrive: (part: typeof Part) => void = () => undefined;
    const { render } = open(() => new Promise((resolve) => (arrive = resolve)));
    await act(async () => {
      const rendered = render();
      await jest.advanceTimersByTimeAsync(100);
      await rendered;
    });
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByText('Un momento')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('No se pudo cargar esta parte de la página.')).toBeVisible();
    await act(async () => arrive(Part));
    expect(screen.getByText('Hola, Ana')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
