import { type JobSearch } from '@puente/domain/job-search';
import { useTranslation } from '@puente/platform';
import { VisuallyHidden } from '@puente/ui';
import clsx from 'clsx';
import { useCombobox, type UseComboboxProps } from 'downshift';
import { type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { useCompanyName } from '../company/company-name.tsx';
import { forgetSearches } from '../reader/recent-searches.ts';
import { describeSearch } from '../search/wish-labels.ts';
import { type Lent } from './suggest-box.tsx';
import styles from './suggest-list.module.css';
import { type Box, type Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestListProps {
  box: Box;
  value: string;
  /** Whose places come first; '' where none does. */
  country: string;
  input: RefObject<HTMLInputElement | null>;
  /** Where the box looks for what it has to do. */
  handlers: RefObject<Lent['handlers'] | null>;
  /** Whether somebody pressed the box, or typed, before the list was there. */
  openAtOnce: RefObject<boolean>;
  onAria: (aria: Lent['aria']) => void;
  onPick: (picked: Suggestion) => void;
}

/** The list under a box. It leaves what is typed alone: only who picks something changes it. */
export function SuggestList(props: SuggestListProps) {
  const { box, value, country, input, handlers, openAtOnce, onAria, onPick } = props;
  const { t } = useTranslation('empleo');
  const items = useSuggestions(box, value, country);
  // Who is elsewhere by now is not called back.
  const [startsOpen] = useState(() => openAtOnce.current && document.activeElement === input.current);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } =
    useCombobox<Suggestion>({
      items,
      inputValue: value,
      selectedItem: null,
      environment,
      initialIsOpen: startsOpen,
      itemToString: (item) => item?.text ?? '',
      stateReducer,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        if (selectedItem.kind === 'forget') forgetSearches();
        else onPick(selectedItem);
      },
    });
  const open = isOpen && items.length > 0;
  const lent = getInputProps({}, { suppressRefError: true }) as Lent['handlers'] &
    Lent['aria'] & { ref: (element: HTMLInputElement | null) => void };

  useLayoutEffect(() => lent.ref(input.current));
  useImperativeHandle(handlers, () => ({
    onChange: lent.onChange,
    onBlur: lent.onBlur,
    onClick: lent.onClick,
    onKeyDown: (event) => {
      // Enter on nothing searches, and Escape closes before it empties the box.
      if (event.key === 'Enter' && (!open || highlightedIndex < 0)) closeMenu();
      else if (event.key !== 'Escape' || open) lent.onKeyDown?.(event);
    },
  }));
  const active = open ? lent['aria-activedescendant'] : '';
  const controls = lent['aria-controls'];
  useLayoutEffect(() => {
    onAria({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': controls,
      'aria-activedescendant': active,
    });
  }, [onAria, open, controls, active]);

  return (
    <>
      <ul
        {...getMenuProps({ 'aria-label': t(`find.suggestions.${box}`) })}
        hidden={!open}
        // A list that scrolls would be a stop of Tab by itself.
        tabIndex={-1}
        className={styles.list}
      >
        {open &&
          items.map((item, index) => (
            <li
              key={`${item.kind} ${item.text}`}
              {...getItemProps({ item, index })}
              className={clsx(styles.item, index === highlightedIndex && styles.active)}
            >
              <span className={styles.text}>
                {item.kind === 'recent' ? <Described search={item.search} /> : item.text}
              </span>
              {item.kind !== 'place' && item.kind !== 'forget' && (
                <span className={styles.kind}>{t(`find.kind.${item.kind}`)}</span>
              )}
            </li>
          ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{open && t('find.suggested', { count: items.length })}</VisuallyHidden>
      </div>
    </>
  );
}

/** A search of before, with its company by name. */
function Described({ search }: { search: JobSearch }) {
  const { t } = useTranslation('empleo');
  return describeSearch(search, t, useCompanyName(search.employer));
}

/** How long a touch takes to become a click, in milliseconds. */
const touchToClick = 350;
const delayed = new WeakMap<object, EventListener>();

function afterTheClick(type: string, listener: EventListenerOrEventListenerObject) {
  if (type !== 'touchend' || typeof listener !== 'function') return listener;
  const late =
    delayed.get(listener) ?? ((event: Event) => void setTimeout(() => listener(event), touchToClick));
  delayed.set(listener, late);
  return late;
}

/** The window, but a touch is told once it was a press: a list that closed before would move what is pressed from under the finger. */
const environment: NonNullable<UseComboboxProps<Suggestion>['environment']> = {
  document,
  Node,
  addEventListener: (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => window.addEventListener(type, afterTheClick(type, listener), options),
  removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
    window.removeEventListener(type, afterTheClick(type, listener)),
};

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

const stateReducer: NonNullable<UseComboboxProps<Suggestion>['stateReducer']> = (
  state,
  { type, changes },
) => {
  // Leaving the box picks nothing, wherever the pointer or the arrow keys had been.
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
};
