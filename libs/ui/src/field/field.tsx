import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

/** What every form control shows around itself. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the control as invalid and is read out with it. */
  error?: ReactNode;
  /** Good news about the value, e.g. «Disponible». Hidden while there is an error. */
  success?: ReactNode;
  /** Shown after the label of a field that may stay empty, e.g. «(opcional)». */
  optionalText?: string | undefined;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
}

/** To be spread on the control itself. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Parts what belongs to the field from what belongs to the control. A `className` goes to the field. */
export function splitFieldProps<
  P extends FieldTexts &
    Pick<FieldProps, 'id' | 'required' | 'className'> & { 'aria-describedby'?: string | undefined },
>({ 'aria-describedby': describedBy, ...props }: P) {
  const { id, label, hint, error, success, optionalText, labelHidden, required, className, ...control } =
    props;
  const field = {
    id,
    label,
    hint,
    error,
    success,
    optionalText,
    labelHidden,
    required,
    className,
    describedBy,
  };
  return { field, control };
}

/** The look shared by inputs, selects and text areas. */
export const controlClassName = styles.control;

/** Label, hint and messages around one control. Forms are `noValidate`: `required` is said, not enforced. */
export function Field({ id, required, describedBy, className, children, ...texts }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const { label, optionalText, labelHidden } = texts;
  return (
    <div className={clsx(styles.field, className)}>
      <label
        htmlFor={controlId}
        className={clsx(styles.label, required && styles.required, labelHidden && hidden.visuallyHidden)}
      >
        {label}
        {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': texts.error ? true : undefined,
        'aria-describedby': clsx(describedBy, messageIds(controlId, texts)) || undefined,
      })}
      <FieldMessages id={controlId} {...texts} />
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'children'> {
  children: ReactNode;
}

/** The same around several controls that answer one question. */
export function FieldGroup({ id, required, describedBy, className, children, ...texts }: FieldGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const { label, optionalText, labelHidden } = texts;
  return (
    <fieldset
      id={groupId}
      className={clsx(styles.field, className)}
      aria-describedby={clsx(describedBy, messageIds(groupId, texts)) || undefined}
    >
      <legend
        className={clsx(styles.label, required && styles.required, labelHidden && hidden.visuallyHidden)}
      >
        {label}
        {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
      </legend>
      {children}
      <FieldMessages id={groupId} {...texts} />
    </fieldset>
  );
}

type Messages = Pick<FieldTexts, 'hint' | 'error' | 'success'>;

function messageIds(id: string, { hint, error, success }: Messages): string | undefined {
  return clsx(error ? `${id}-error` : success && `${id}-success`, hint && `${id}-hint`) || undefined;
}

export function FieldMessages({ id, hint, error, success }: Messages & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {!error && success && (
        <p id={`${id}-success`} role="status" className={styles.success}>
          {success}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
