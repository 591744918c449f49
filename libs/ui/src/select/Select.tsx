import { ChevronDown } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names';
import { Field, type ControlTies, type FieldProps } from '../field/Field';
import styles from './Select.module.css';
import type { SelectOption } from './SelectList';
import { Typeahead } from './typeahead';
import { useSelectList, type LoadSelectList } from './use-select-list';

const OPENING_KEYS: readonly string[] = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

export interface SelectProps extends Omit<FieldProps, 'counter'> {
  options: readonly SelectOption[];
  /** Empty when nothing is chosen. */
  value: string;
  onValueChange(value: string): void;
  placeholder?: string;
  icon?: ReactNode;
  disabled?: boolean;
  id?: string;
  /** `bar` is the compact form without a border, for the top bar; its label is for assistive technology only. */
  look?: 'field' | 'bar';
  /** Shown in a bar on narrow screens in place of the chosen label. */
  shortValue?: string;
  /** In place of the one that host and remotes share. */
  loadList?: LoadSelectList;
}

/** A list to choose one from, in the direction of what stands around it. Only its button is there from the first; the list comes when it is wanted. */
export function Select({
  look = 'field',
  label,
  labelNote,
  help,
  error,
  className,
  id,
  ...rest
}: SelectProps) {
  if (look === 'bar')
    return <SelectBox {...rest} look="bar" ariaLabel={label} className={className} />;
  return (
    <Field {...{ label, labelNote, help, error, className, id }}>
      {(ties) => <SelectBox {...rest} look="field" ties={ties} />}
    </Field>
  );
}

interface BoxProps extends Omit<SelectProps, 'label' | 'help' | 'error' | 'labelNote'> {
  ties?: ControlTies;
  ariaLabel?: string;
}

function SelectBox({
  options,
  value,
  onValueChange,
  placeholder,
  icon,
  disabled,
  look,
  shortValue,
  ties,
  ariaLabel,
  className,
  loadList,
}: BoxProps) {
  const { state, prefetch, open, giveUp, close } = useSelectList(loadList);
  const listId = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const presses = usePresses({ options, value, onValueChange, open });
  const chosen = options.find((option) => option.value === value);
  const isOpen = state.name === 'open';
  return (
    <>
      <button
        {...ties}
        {...presses}
        ref={setButton}
        type="button"
        role="combobox"
        aria-label={ariaLabel}
        aria-autocomplete="none"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-busy={state.name === 'waiting' || undefined}
        data-state={isOpen ? 'open' : 'closed'}
        disabled={disabled}
        className={classNames(styles.trigger, look === 'bar' && styles.bar, className)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onBlur={giveUp}
      >
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.value}>
          <span>
            {!chosen && <span className={styles.placeholder}>{placeholder}</span>}
            {chosen && (
              <bdi className={classNames(styles.label, shortValue !== undefined && styles.long)}>
                {chosen.label}
              </bdi>
            )}
            {chosen && shortValue !== undefined && <bdi className={styles.short}>{shortValue}</bdi>}
            {chosen?.detail !== undefined && <bdi className={styles.detail}>{chosen.detail}</bdi>}
          </span>
        </span>
        <span className={styles.chevron} aria-hidden="true">
          <ChevronDown size={look === 'bar' ? 16 : 20} aria-hidden="true" />
        </span>
      </button>
      {isOpen && button && (
        <state.List
          id={listId}
          button={button}
          options={options}
          value={chosen?.value ?? ''}
          align={look === 'bar' ? 'end' : 'start'}
          onValueChange={onValueChange}
          onClose={close}
        />
      )}
    </>
  );
}

/** What opens the list, as Radix's own trigger has it: a mouse when it is pressed, all else when it is let go; four keys. Letters choose at once. */
function usePresses({
  options,
  value,
  onValueChange,
  open,
}: Pick<SelectProps, 'options' | 'value' | 'onValueChange'> & { open(): void }) {
  const [typeahead] = useState(() => new Typeahead());
  const pointer = useRef('touch');
  const openAfresh = () => {
    typeahead.end();
    open();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
      openAfresh();
      // The press would take the focus out of the list again.
      event.preventDefault();
    },
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      currentTarget.focus();
      if (pointer.current !== 'mouse') openAfresh();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isTyping = typeahead.isActive(event.timeStamp);
      if (event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey) {
        const current = options.findIndex((option) => option.value === value);
        const meant = typeahead.type(
          event.key,
          options.map(({ label }) => label),
          current,
          event.timeStamp,
        );
        if (meant !== undefined) onValueChange(options[meant]?.value ?? value);
      }
      if (!OPENING_KEYS.includes(event.key) || (event.key === ' ' && isTyping)) return;
      openAfresh();
      event.preventDefault();
    },
  };
}
