import clsx from 'clsx';
import { useId, type ChangeEvent, type ComponentProps } from 'react';
import choice from '../checkbox/checkbox.module.css';
import { FieldGroup, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import { toOption, type OptionLike } from '../field/options.ts';
import styles from './radio-group.module.css';

export interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldTexts {
  options: readonly OptionLike[];
  /** The chosen value, when a parent keeps it; without it the radios keep it themselves. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Side by side in one bar, for two or three short options. */
  segmented?: boolean | undefined;
}

/** One of several. */
export function RadioGroup({
  options,
  value,
  name,
  onValueChange,
  onChange,
  segmented = false,
  ...props
}: RadioGroupProps) {
  const ownName = useId();
  const { field, control: input } = splitFieldProps(props);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldGroup {...field}>
      <div className={segmented ? styles.bar : styles.list}>
        {options.map(toOption).map((option) => (
          <label key={option.value} className={clsx(choice.choice, segmented && styles.segment)}>
            <input
              {...input}
              {...(value !== undefined && { checked: value === option.value })}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              required={field.required}
              disabled={input.disabled === true || option.disabled === true}
              className={segmented ? styles.hidden : choice.box}
              onChange={change}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
