import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Host({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Abrir
      </button>
      <Dialog open={open} onClose={close} title="Aplicar" closeLabel="Cerrar">
        <p>Escribe tu mensaje.</p>
      </Dialog>
    </>
  );
}

test('opening takes the focus to the title, closing gives it back', async () => {
  const user = userEvent.setup();
  render(<Host />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Aplicar' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Aplicar' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('Esc asks the parent to close instead of closing by itself', async () => {
  const closed = jest.fn();
  render(<Host onClose={closed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  // What the browser sends on Esc.
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a press beside the dialog closes it, one inside does not', async () => {
  const closed = jest.fn();
  render(<Host onClose={closed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  fireEvent.pointerDown(screen.getByText('Escribe tu mensaje.'));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a question starts at the cautious answer', async () => {
  const [confirm, cancel] = [jest.fn(), jest.fn()];
  render(
    <ConfirmDialog
      open
      title="¿Eliminar este empleo?"
      confirmLabel="Eliminar empleo"
      cancelLabel="Conservar"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  expect(screen.getByText('Conservar')).toHaveFocus();
  await userEvent.click(screen.getByText('Conservar'));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar empleo' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
