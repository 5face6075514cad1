import { translateText, useLanguage } from '@puente/platform';
import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** A text, whether a box is ticked, or all that is chosen of several, by field. */
type Values = Record<string, string | boolean | readonly string[]>;

/** What is wrong, by field; a field that is right is missing or empty. */
export type FormErrors<Field extends string> = { [F in Field]?: string | null | undefined };

type FieldOf<V> = keyof V & string;
type FieldOfType<V, T> = { [Field in FieldOf<V>]: V[Field] extends T ? Field : never }[FieldOf<V>];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Called with values that no rule objects to. */
type Send<V> = (values: V) => Promise<unknown>;

interface FormOptions<V, Extra extends string, Purpose> {
  /** Read at first, and by `reset`. */
  initial: V;
  /**
   * Plain rules of `@puente/domain`, so that a page stays within its weight; tests hold them against the zod schemas
   * of the calls. `purpose` is what the pressed button said it is for.
   */
  rules: (values: V, purpose?: Purpose) => FormErrors<FieldOf<V> | Extra>;
  /** Whose error is told as soon as the field is left with something in it: the shape of an e-mail. */
  toldOnLeave?: readonly FieldOfType<V, string>[];
  /** Left out where several buttons send, each by `submitBy`: then Enter in a field sends nothing. */
  send?: Send<V>;
  /** Hears of everything typed, so that a draft can be kept. */
  onChange?: (values: V) => void;
  /** Hears of every press of a sending button: what the last one led to is over. */
  onAttempt?: () => void;
}

/**
 * One form: what is typed, what is wrong with it, and the sending. Errors show from the first submit on (a few as soon as their
 * field is left, `toldOnLeave`) and then
 * follow the typing; after each submit the first wrong field has the focus. Nothing typed is ever lost by sending.
 * `Extra` are fields the rules know of, but whose value is kept elsewhere.
 */
export function useForm<V extends Values, Extra extends string = never, Purpose = never>({
  initial,
  rules,
  toldOnLeave = [],
  send,
  onChange,
  onAttempt,
}: FormOptions<V, Extra, Purpose>) {
  useLanguage();
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<{ values: V; errors: FormErrors<FieldOf<V>> }>();
  const [purpose, setPurpose] = useState<Purpose>();
  const [attempts, setAttempts] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const [sending, setSending] = useState(false);
  /** Ahead of `sending` while a press follows the other before the next drawing. */
  const underWay = useRef(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  /** Ahead of `values` while several fields change before the next drawing. */
  const latest = useRef(initial);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const broken: FormErrors<FieldOf<V> | Extra> = rules(values, purpose);
  /** What the server refused stays wrong until it is changed. */
  const refusedStill = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).filter(([field]) => refused?.values[field] === values[field]),
  );

  const change = (part: Partial<V>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    onChange?.(latest.current);
  };
  const set = (field: FieldOf<V>, value: Values[string]) => change({ [field]: value } as Partial<V>);

  const leave = (field: FieldOfType<V, string>) => {
    if (latest.current[field] !== '') setLeft((before) => [...new Set([...before, field])]);
  };
  const errorsOfLeft = Object.entries(broken).filter(
    ([field]) => left.includes(field) && values[field] !== '',
  ) as [string, string | null | undefined][];
  const told = submitted
    ? { ...inLanguage(refusedStill), ...inLanguage(broken) }
    : inLanguage(Object.fromEntries(errorsOfLeft));

  const submitBy = (by: Send<V>, asked?: Purpose) => async (event: SyntheticEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    setSubmitted(true);
    setPurpose(() => asked);
    onAttempt?.();
    if (!Object.values(rules(values, asked)).some(Boolean)) {
      underWay.current = true;
      setSending(true);
      try {
        await by(values);
      } finally {
        underWay.current = false;
        setSending(false);
      }
    }
    setAttempts((count) => count + 1);
  };

  return {
    values,
    /** In the language on the screen. */
    errors: told as typeof broken,
    submitted,
    sending,
    change,
    /** For the `form` element. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: send ? submitBy(send) : (event: SyntheticEvent) => event.preventDefault(),
    },
    /** For a button that sends in a way of its own, or by rules of its own. */
    submitBy,
    /** For a text input, a text area or a select; `format` gives what the field keeps of what is typed. */
    field: (name: FieldOfType<V, string>, format: (typed: string) => string = (typed) => typed) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<Control>) => set(name, keep(event.target, format)),
      ...(toldOnLeave.includes(name) && {
        // A press of the sending button tells everything by itself, and must not move from under the finger.
        onBlur: ({ target }: FocusEvent<Control>) => {
          if (!target.form?.querySelector('[type="submit"]:active')) leave(name);
        },
      }),
    }),
    /** What leaving a field of `toldOnLeave` does, where a page does more. */
    leave,
    /** For a checkbox. */
    tick: (name: FieldOfType<V, boolean>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked),
    }),
    /** The server said no to these values. */
    refuse: (errors: FormErrors<FieldOf<V>>) => setRefused({ values, errors }),
    /** An untouched form again, empty or with what is given. */
    reset: (to: V = initial) => {
      change(to);
      setSubmitted(false);
      setLeft([]);
      setRefused(undefined);
    },
  };
}

function inLanguage(errors: FormErrors<string>) {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => (text ? [[field, translateText(text)]] : [])),
  );
}

/** Writes what is kept into the field itself first: so the caret stays where the person left it. */
function keep(field: Control, format: (typed: string) => string): string {
  const kept = format(field.value);
  if (kept !== field.value && !(field instanceof HTMLSelectElement)) {
    const caret = format(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
    field.value = kept;
    field.setSelectionRange(caret, caret);
  }
  return kept;
}
