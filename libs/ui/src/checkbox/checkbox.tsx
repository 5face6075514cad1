import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessages } from '../field/field.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ id, label, hint, error, className, ...input }: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.choice}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            clsx(input['aria-describedby'], error && `${inputId}-error`, hint && `${inputId}-hint`) ||
            undefined
          }
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={inputId} hint={hint} error={error} />
    </div>
  );
}
