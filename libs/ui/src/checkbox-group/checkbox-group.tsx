import clsx from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import choice from '../checkbox/checkbox.module.css';
import { FieldGroup, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import { toOption, type OptionLike } from '../field/options.ts';
import styles from './checkbox-group.module.css';

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldTexts {
  options: readonly OptionLike[];
  /** The chosen values, when a parent keeps them; without it the boxes keep them themselves. */
  value?: readonly string[] | undefined;
  /** All chosen values after a change, in the order of the options; goes with `value`. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Any of several. `ref`, `name` and handlers are every box's, so a form that is read by names gets all that is chosen. */
export function CheckboxGroup({ options, value, onValueChange, onChange, ...props }: CheckboxGroupProps) {
  const { field, control: input } = splitFieldProps(props);
  const choices = options.map(toOption);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value: changed, checked } = event.target;
    const isChosen = (option: string) => (option === changed ? checked : value?.includes(option));
    onValueChange?.(choices.map((option) => option.value).filter(isChosen));
  };
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {choices.map((option) => (
          <label key={option.value} className={clsx(choice.choice, styles.chip)}>
            <input
              {...input}
              {...(value && { checked: value.includes(option.value) })}
              type="checkbox"
              value={option.value}
              disabled={input.disabled === true || option.disabled === true}
              className={choice.box}
              onChange={change}
            />
            <span>{option.label}</span>
            {option.note !== undefined && (
              <span className={styles.note}>{option.note && ` (${option.note})`}</span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
