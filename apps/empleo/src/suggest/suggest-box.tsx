import { controlClassName, Field } from '@puente/ui';
import clsx from 'clsx';
import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import styles from './suggest-box.module.css';
import { type SuggestListProps } from './suggest-list.tsx';
import { type Box, type Suggestion } from './suggestion.ts';

type InputProps = ComponentProps<'input'>;

/** What makes the box a combobox, lent to it by the list once that is here. */
export interface Lent {
  handlers: Pick<InputProps, 'onKeyDown' | 'onBlur' | 'onClick' | 'onChange'>;
  aria: Pick<
    InputProps,
    'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  >;
}

interface SuggestBoxProps {
  box: Box;
  label: string;
  placeholder: string;
  icon: ReactNode;
  value: string;
  /** Whose places come first; '' where none does. */
  country?: string;
  maxLength: number;
  className?: string | undefined;
  onChange: (text: string) => void;
  onPick: (picked: Suggestion) => void;
}

const matches = (media: string) => 'matchMedia' in window && window.matchMedia(media).matches;

let Loaded: ComponentType<SuggestListProps> | undefined;

/**
 * A box that offers something for what is typed into it. The list's code comes with the first focus; until then, and where
 * it does not come, this is a plain input, and it is the same element all the while: nothing typed and no keyboard is lost.
 */
export function SuggestBox(props: SuggestBoxProps) {
  const {
    box,
    label,
    placeholder,
    icon,
    value,
    country = '',
    maxLength,
    className,
    onChange,
    onPick,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<Lent['handlers']>(null);
  const begun = useRef(false);
  const [List, setList] = useState(() => Loaded);
  const [wanted, setWanted] = useState(false);
  const [aria, setAria] = useState<Lent['aria']>();

  const fetchList = () => {
    setWanted(true);
    if (List) return;
    import('./suggest-list.tsx').then(
      (list) => {
        Loaded = list.SuggestList;
        setList(() => Loaded);
      },
      // The next focus tries again.
      () => undefined,
    );
  };
  return (
    <Field label={label} className={clsx(styles.box, className)}>
      {(control) => (
        <div className={styles.frame}>
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
          <input
            {...control}
            {...aria}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(controlClassName, styles.input)}
            placeholder={placeholder}
            maxLength={maxLength}
            value={value}
            onFocus={(event) => {
              fetchList();
              // The keys on the screen leave half of it: the list needs what is below the box.
              if (matches('(pointer: coarse)')) event.target.scrollIntoView({ block: 'start' });
            }}
            onPointerDown={() => (begun.current = true)}
            onClick={(event) => handlers.current?.onClick?.(event)}
            onKeyDown={(event) => handlers.current?.onKeyDown?.(event)}
            onBlur={(event) => handlers.current?.onBlur?.(event)}
            onChange={(event) => {
              begun.current = true;
              onChange(event.target.value);
              handlers.current?.onChange?.(event);
            }}
          />
          {List && wanted && (
            <List
              box={box}
              value={value}
              country={country}
              input={input}
              handlers={handlers}
              openAtOnce={begun}
              onAria={setAria}
              onPick={onPick}
            />
          )}
        </div>
      )}
    </Field>
  );
}
