import clsx from 'clsx';
import { useState, type ComponentProps } from 'react';
import { controlClassName, Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  /** Name of the button while the password is hidden, e.g. «Mostrar contraseña». */
  showLabel: string;
  /** Name of the button while it is shown, e.g. «Ocultar contraseña». */
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { field, control: input } = splitFieldProps(props);
  const name = shown ? hideLabel : showLabel;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.wrapper}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlClassName, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            aria-label={name}
            title={name}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.eye}>
              <path d="M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7s-7.5-2.3-10-7z" />
              <circle cx="12" cy="12" r="3" />
              {shown && <path d="M4 20 20 4" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
