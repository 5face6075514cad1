import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** A text, or whether a box is ticked, by field. */
type Values = Record<string, string | boolean>;

/** What is wrong, by field; a field that is right is missing or empty. */
export type Errors<Field extends string> = { [F in Field]?: string | null | undefined };

type FieldOf<V> = keyof V & string;

interface FormOptions<V, Extra extends string> {
  initial: V;
  /**
   * Plain rules of `@puente/domain`, so that a page stays within its weight; tests hold them against the zod schemas
   * of the calls.
   */
  rules: (values: V) => Errors<FieldOf<V> | Extra>;
  /** Called with values that no rule objects to. */
  send: (values: V) => Promise<unknown>;
}

type TextField<V> = { [Field in keyof V]: V[Field] extends string ? Field : never }[keyof V] & string;
type TickField<V> = { [Field in keyof V]: V[Field] extends boolean ? Field : never }[keyof V] & string;

/**
 * One form: what is typed, what is wrong with it, and the sending. Errors show from the first submit on and then
 * follow the typing; after each submit the first wrong field has the focus. Nothing typed is ever lost by sending.
 * `Extra` are fields the rules know of, but whose value is kept elsewhere.
 */
export function useForm<V extends Values, Extra extends string = never>({
  initial,
  rules,
  send,
}: FormOptions<V, Extra>) {
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<{ values: V; errors: Errors<FieldOf<V>> }>();
  const [attempts, setAttempts] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const broken: Errors<FieldOf<V> | Extra> = rules(values);
  const noErrors: typeof broken = {};
  const isBroken = Object.values(broken).some(Boolean);
  /** What the server refused stays wrong until it is changed. */
  const refusedStill = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).filter(([field]) => refused?.values[field] === values[field]),
  );

  const set = <Field extends keyof V>(field: Field, value: V[Field]) =>
    setValues((before) => ({ ...before, [field]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSubmitted(true);
    if (!isBroken) {
      setSending(true);
      await send(values);
      setSending(false);
    }
    setAttempts((count) => count + 1);
  };

  return {
    values,
    errors: submitted ? ({ ...refusedStill, ...definedOf(broken) } as typeof broken) : noErrors,
    submitted,
    sending,
    set,
    /** For the `form` element. */
    form: { ref: element, noValidate: true, onSubmit: submit },
    /** For a text input or a select; `format` gives what the field keeps of what is typed. */
    field: (name: TextField<V>, format: (typed: string) => string = (typed) => typed) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(name, keep(event.target, format) as V[typeof name]),
    }),
    /** For a checkbox. */
    tick: (name: TickField<V>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
    /** The server said no to these values. */
    refuse: (errors: Errors<FieldOf<V>>) => setRefused({ values, errors }),
    /** Back to an empty form. */
    reset: () => {
      setValues(initial);
      setSubmitted(false);
      setRefused(undefined);
    },
  };
}

function definedOf(errors: object) {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text));
}

/** Writes what is kept into the field itself first: so the caret stays where the person left it. */
function keep(field: HTMLInputElement | HTMLSelectElement, format: (typed: string) => string): string {
  const kept = format(field.value);
  if (kept !== field.value && field instanceof HTMLInputElement) {
    const caret = format(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
    field.value = kept;
    field.setSelectionRange(caret, caret);
  }
  return kept;
}
