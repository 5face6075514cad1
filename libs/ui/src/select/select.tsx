import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClassName, Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import { toOption, type OptionLike } from '../field/options.ts';
import styles from './select.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple'>, FieldTexts {
  options: readonly OptionLike[];
  /** Text of the empty choice that comes first; without it there is none. */
  placeholder?: string | undefined;
}

/** The native list: on a phone nothing serves better. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...select} {...control} className={clsx(controlClassName, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(toOption).map(({ value, label, disabled, lang, note }) => (
            <option key={value} value={value} disabled={disabled} lang={lang}>
              {note ? `${label} (${note})` : label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
