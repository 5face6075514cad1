import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

test('a failure is announced and can be tried again', async () => {
  const retry = jest.fn();
  render(<ErrorState title="No pudimos cargar Empleo" retryLabel="Reintentar" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar Empleo');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what failed is tried again when the connection is back, unless it is gone by then', () => {
  const retry = jest.fn<() => void>();
  const { unmount } = render(<ErrorState title="No pudimos cargar Empleo" retryLabel="x" onRetry={retry} />);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without a way to retry there is no button', () => {
  render(
    <ErrorState title="Empleo no encontrado" headingLevel={1} action={<a href="/empleos">Empleos</a>} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Empleos' })).toBeVisible();
});
