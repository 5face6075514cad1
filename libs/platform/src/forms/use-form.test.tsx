import { describe, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SyntheticEvent } from 'react';
import { useForm } from './use-form.ts';

const blank = { name: '', code: '', country: '', letter: '', terms: false, likes: [] as string[] };
type Values = typeof blank;
type Options = Partial<Parameters<typeof useForm<Values>>[0]>;

const rules = ({ name, letter }: Values) => ({
  name: name ? undefined : 'Nombre requerido',
  letter: letter ? null : 'Carta requerida',
});
const digits = (typed: string) => typed.replace(/\D/g, '');

/** A form of every kind of control; its second button sends in a way of its own. */
function Sample({ other, refusal, ...options }: Options & { other?: Options['send']; refusal?: string }) {
  const { form, field, tick, values, errors, sending, change, submitBy, refuse, reset } = useForm<Values>({
    initial: blank,
    rules,
    ...options,
  });
  return (
    <form {...form}>
      <input {...field('name')} aria-label="Nombre" aria-invalid={Boolean(errors.name)} />
      <input {...field('code', digits)} aria-label="Código" />
      <select {...field('country')} aria-label="País">
        <option value="" />
        <option>México</option>
      </select>
      <textarea {...field('letter')} aria-label="Carta" aria-invalid={Boolean(errors.letter)} />
      <input {...tick('terms')} type="checkbox" aria-label="Términos" />
      <button
        type="button"
        onClick={() => {
          change({ name: 'Eva' });
          change({ likes: ['a', 'b'] });
        }}
      >
        Rellenar
      </button>
      <button type="button" onClick={() => refuse({ name: refusal })}>
        Rechazar
      </button>
      <button type="button" onClick={() => reset()}>
        Vaciar
      </button>
      <button type="button" onClick={() => reset({ ...values, letter: '' })}>
        Otra carta
      </button>
      {other && (
        <button type="button" onClick={submitBy(other)}>
          Borrador
        </button>
      )}
      <button type={options.send ? 'submit' : 'button'}>Enviar</button>
      <output>{JSON.stringify({ ...values, sending })}</output>
      <p>{Object.values(errors).join(' | ')}</p>
    </form>
  );
}

const user = userEvent.setup();
const control = (label: string) => screen.getByLabelText(label);
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const kept = () => JSON.parse(screen.getByRole('status').textContent) as Values & { sending: boolean };
const said = () => screen.getByRole('paragraph').textContent;
const sender = () => jest.fn((_values: Values): Promise<unknown> => Promise.resolve());

async function fillIn() {
  await user.type(control('Nombre'), 'Ana');
  await user.type(control('Carta'), 'Hola');
}

test('every kind of control is kept, and what is typed is formatted where it is typed', async () => {
  const send = sender();
  render(<Sample send={send} />);
  await fillIn();
  await user.type(control('Código'), '7a8');
  await user.type(control('Código'), 'x9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect((control('Código') as HTMLInputElement).selectionStart).toBe(2);
  await user.selectOptions(control('País'), 'México');
  await user.click(control('Términos'));
  await click('Enviar');
  expect(send).toHaveBeenCalledWith({
    name: 'Ana',
    code: '798',
    country: 'México',
    letter: 'Hola',
    terms: true,
    likes: [],
  });
});

test('nothing is called wrong before the first submit; then errors follow the typing', async () => {
  const send = sender();
  render(<Sample send={send} />);
  expect(said()).toBe('');
  await click('Enviar');
  expect(said()).toBe('Nombre requerido | Carta requerida');
  expect(send).not.toHaveBeenCalled();
  await user.type(control('Nombre'), 'A');
  expect(said()).toBe('Carta requerida');
  await user.clear(control('Nombre'));
  expect(said()).toBe('Nombre requerido | Carta requerida');
});

test('each submit gives the first wrong field the focus, typing does not', async () => {
  render(<Sample send={sender()} />);
  expect(document.body).toHaveFocus();
  await click('Enviar');
  expect(control('Nombre')).toHaveFocus();
  await user.type(control('Nombre'), 'A');
  expect(control('Nombre')).toHaveFocus();
  await click('Enviar');
  expect(control('Carta')).toHaveFocus();
});

test('while it is sending nothing is sent again, and everything typed stays', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const send = sender().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Sample send={send} />);
  await fillIn();
  await click('Enviar');
  expect(kept().sending).toBe(true);
  await click('Enviar');
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(kept().sending).toBe(false));
  expect(kept()).toMatchObject({ name: 'Ana', letter: 'Hola' });
});

test('a sending that fails unexpectedly can be tried again', async () => {
  const send = sender().mockRejectedValue(new Error('broken'));
  const { result } = renderHook(() => useForm({ initial: blank, rules: () => ({}), send }));
  const event = { preventDefault: () => undefined } as SyntheticEvent;
  await act(() => expect(result.current.form.onSubmit(event)).rejects.toThrow('broken'));
  expect(result.current.sending).toBe(false);
});

test('what the server refused stays wrong until it is changed', async () => {
  render(<Sample send={sender()} refusal="Nombre en uso" />);
  await fillIn();
  await click('Enviar');
  await click('Rechazar');
  expect(said()).toBe('Nombre en uso');
  await user.type(control('Carta'), '!');
  expect(said()).toBe('Nombre en uso');
  await user.type(control('Nombre'), 'b');
  expect(said()).toBe('');
});

test('changes made together all count, and are heard of', async () => {
  const onChange = jest.fn();
  render(<Sample onChange={onChange} />);
  await user.type(control('Carta'), 'H');
  await click('Rellenar');
  const all = { ...blank, letter: 'H', name: 'Eva', likes: ['a', 'b'] };
  expect(kept()).toMatchObject(all);
  expect(onChange.mock.calls).toEqual([
    [{ ...blank, letter: 'H' }],
    [{ ...blank, letter: 'H', name: 'Eva' }],
    [all],
  ]);
});

test('a form of several buttons sends by the one that was pressed, and not by Enter', async () => {
  const other = sender();
  render(<Sample other={other} />);
  await click('Borrador');
  expect(said()).toBe('Nombre requerido | Carta requerida');
  expect(control('Nombre')).toHaveFocus();
  await fillIn();
  await user.type(control('Nombre'), '{Enter}');
  expect(other).not.toHaveBeenCalled();
  await click('Borrador');
  expect(other).toHaveBeenCalledWith({ ...blank, name: 'Ana', letter: 'Hola' });
});

test('each button may ask for more or less', async () => {
  const send = sender();
  const askedFor = (values: Values, purpose?: 'draft' | 'whole') =>
    purpose === 'draft' ? { name: rules(values).name } : rules(values);
  const { result } = renderHook(() =>
    useForm<Values, never, 'draft' | 'whole'>({ initial: { ...blank, name: 'Ana' }, rules: askedFor }),
  );
  const event = { preventDefault: () => undefined } as SyntheticEvent;
  await act(() => result.current.submitBy(send, 'whole')(event));
  expect(result.current.errors).toEqual({ letter: 'Carta requerida' });
  expect(send).not.toHaveBeenCalled();
  await act(() => result.current.submitBy(send, 'draft')(event));
  expect(result.current.errors).toEqual({});
  expect(send).toHaveBeenCalledTimes(1);
});

test('every attempt is heard of, the refused ones too', async () => {
  const onAttempt = jest.fn();
  render(<Sample send={sender()} onAttempt={onAttempt} />);
  await click('Enviar');
  await fillIn();
  expect(onAttempt).toHaveBeenCalledTimes(1);
  await click('Enviar');
  expect(onAttempt).toHaveBeenCalledTimes(2);
});

test('a reset form is empty, or as told, and nothing is wrong with it', async () => {
  render(<Sample send={sender()} />);
  await fillIn();
  await click('Enviar');
  await click('Otra carta');
  expect(kept()).toMatchObject({ name: 'Ana', letter: '' });
  expect(said()).toBe('');
  await click('Vaciar');
  expect(kept()).toEqual({ ...blank, sending: false });
});

describe('a field whose error is told when it is left', () => {
  const about = {
    rules: ({ name, letter: text }: Values) => ({
      name: name ? undefined : 'Nombre requerido',
      letter: text.length < 3 ? 'Carta corta' : undefined,
    }),
    toldOnLeave: ['letter'] as const,
  };
  const letter = () => screen.getByLabelText('Carta');

  test('says so once something wrong stands in it, follows what is typed then, and no other field does', async () => {
    render(<Sample {...about} />);
    await userEvent.type(letter(), 'x');
    expect(screen.queryByText(/Carta/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Carta corta')).toBeVisible();
    await userEvent.type(letter(), 'yz');
    expect(screen.queryByText('Carta corta')).toBeNull();
    await userEvent.clear(letter());
    await userEvent.type(letter(), 'y');
    expect(screen.getByText('Carta corta')).toBeVisible();
  });

  test('says nothing when it is left empty, which is for the sending to tell', async () => {
    render(<Sample {...about} />);
    await userEvent.click(letter());
    await userEvent.tab();
    expect(screen.queryByText(/Carta/)).toBeNull();
  });

  test('is untouched again after a reset', async () => {
    render(<Sample {...about} />);
    await userEvent.type(letter(), 'x');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
    await userEvent.type(letter(), 'x');
    expect(screen.queryByText('Carta corta')).toBeNull();
  });
});
