import type { ComponentProps } from 'react';
import { controlClassName, Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Several lines of text; `rows` says how many at first. */
export function TextArea(props: TextAreaProps) {
  const { field, control: area } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => <textarea rows={5} {...area} {...control} className={controlClassName} />}
    </Field>
  );
}
