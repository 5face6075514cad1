import type { ComponentProps } from 'react';
import { controlClassName, Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';

export interface TextInputProps extends ComponentProps<'input'>, FieldTexts {}

/** One line of text. Takes `ref`, `name` and all else that an `input` does. */
export function TextInput(props: TextInputProps) {
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={controlClassName} />}
    </Field>
  );
}
