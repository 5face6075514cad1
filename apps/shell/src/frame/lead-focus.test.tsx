import { describe, expect, test } from '@jest/globals';
import { ErrorState } from '@puente/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useLedFocus } from './lead-focus.ts';

describe('the focus of who tries again', () => {
  let show: (state: 'failed' | 'waiting' | ReactNode) => void;
  function List() {
    useLedFocus();
    const [state, setState] = useState<ReactNode>('failed');
    show = (next) => act(() => setState(next));
    return (
      <main>
        <h1>Empleos</h1>
        {state === 'waiting' && <p>Buscando</p>}
        {state === 'failed' && (
          <ErrorState title="No se pudo" retryLabel="Reintentar" onRetry={() => setState('waiting')} />
        )}
        {typeof state === 'object' && state}
        <a href="/">Inicio</a>
      </main>
    );
  }
  const retry = () => screen.getByRole('button', { name: 'Reintentar' });
  const list = (
    <ul>
      <li>
        <h2>Mesera</h2>
      </li>
    </ul>
  );

  test.each(['by a press', 'by the connection that is back'])(
    'goes to what comes instead, also after what waits for it: %s',
    async (way) => {
      render(<List />);
      if (way === 'by a press') await userEvent.click(retry());
      else {
        retry().focus();
        act(() => void window.dispatchEvent(new Event('online')));
      }
      await waitFor(() => expect(screen.getByText('Buscando')).toHaveFocus());
      show(list);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Mesera' })).toHaveFocus());
    },
  );

  test('comes back when it fails once more', async () => {
    render(<List />);
    await userEvent.click(retry());
    show('failed');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No se pudo' })).toHaveFocus());
    await userEvent.tab();
    expect(retry()).toHaveFocus();
  });

  test('comes back to the button that was out of use meanwhile', async () => {
    const Trouble = ({ retrying }: { retrying: boolean }) => {
      useLedFocus();
      return (
        <ErrorState
          title="No se pudo"
          retryLabel="Reintentar"
          onRetry={() => undefined}
          retrying={retrying}
        />
      );
    };
    const { rerender } = render(<Trouble retrying={false} />);
    await userEvent.click(retry());
    rerender(<Trouble retrying />);
    // As browsers do, and jsdom does not.
    retry().blur();
    rerender(<Trouble retrying={false} />);
    await waitFor(() => expect(retry()).toHaveFocus());
  });

  test('is left to who goes elsewhere meanwhile, and to who was elsewhere', async () => {
    render(<List />);
    await userEvent.click(retry());
    const link = screen.getByRole('link', { name: 'Inicio' });
    link.focus();
    link.blur();
    show(list);
    await new Promise((done) => setTimeout(done));
    expect(document.body).toHaveFocus();

    show('failed');
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((done) => setTimeout(done));
    expect(document.body).toHaveFocus();
  });
});
