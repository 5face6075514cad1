import { type UseFormRegisterReturn } from 'react-hook-form';

/** A registered input that keeps only what `format` keeps, with the caret where the person left it. */
export function formatAsTyped<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  format: (typed: string) => string,
): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onChange: (event: { target: HTMLInputElement }) => {
      const input = event.target;
      const caret = format(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
      const kept = format(input.value);
      if (kept !== input.value) {
        input.value = kept;
        input.setSelectionRange(caret, caret);
      }
      return field.onChange(event);
    },
  };
}
