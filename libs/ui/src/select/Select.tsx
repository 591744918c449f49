import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names';
import { Field, type ControlTies, type FieldProps } from '../field/Field';
import { FileName } from '../file/FileName';
import styles from './Select.module.css';
import type { SelectControlProps, SelectOption } from './SelectControl';

type Control = ComponentType<SelectControlProps>;
export type LoadSelectControl = () => Promise<{ SelectControl: Control }>;

export interface SelectProps extends Omit<FieldProps, 'counter'> {
  options: readonly SelectOption[];
  /** The chosen option's value, or an empty string if nothing is chosen. */
  value: string;
  onValueChange(value: string): void;
  placeholder?: string;
  icon?: ReactNode;
  disabled?: boolean;
  id?: string;
  /**
   * `bar` is a compact select without a border, for the top bar. Its label is only visible to
   * assistive technology.
   */
  look?: 'field' | 'bar';
  /** Text to show instead of the chosen option's label in a `bar` on narrow screens. */
  shortValue?: string;
  /** Used in tests to load a different control instead of the shared one. */
  loadControl?: LoadSelectControl;
}

/**
 * Lets the user choose one option from a list. The list uses the text direction of the surrounding
 * content.
 */
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
  if (look === 'bar') return <SelectBox {...rest} look="bar" label={label} className={className} />;
  return (
    <Field {...{ label, labelNote, help, error, className, id }}>
      {(ties) => <SelectBox {...rest} look="field" label={label} ties={ties} />}
    </Field>
  );
}

interface BoxProps extends Omit<SelectProps, 'help' | 'error' | 'labelNote' | 'id'> {
  look: 'field' | 'bar';
  ties?: ControlTies;
}

/**
 * Renders Base UI's control once its code has loaded. Until then, renders a button that looks the
 * same. If that button has focus when the control replaces it, the control starts focused; if the
 * button was clicked, the control starts open.
 */
function SelectBox({ ties, className, loadControl, ...props }: BoxProps) {
  const { label, options, value, onValueChange, disabled, look } = props;
  const { Control, load } = useSelectControl(loadControl);
  const [wanted, setWanted] = useState(false);
  const [focused, setFocused] = useState(false);
  const button = {
    ...ties,
    'aria-label': look === 'bar' ? label : undefined,
    disabled,
    className: classNames(styles.trigger, look === 'bar' && styles.bar, className),
    children: <Face {...props} />,
  };
  if (Control)
    return (
      <Control
        {...{ button, label, options, value, onValueChange }}
        align={look === 'bar' ? 'end' : 'start'}
        startsFocused={focused}
        startsOpen={wanted}
      />
    );
  const want = () => {
    setWanted(true);
    load();
  };
  return (
    <button
      {...button}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      // Handle mousedown as well: if the control replaces the button before the mouse is released,
      // no click event fires.
      onMouseDown={(event) => {
        if (event.button === 0) want();
      }}
      onClick={want}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') want();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        // Don't open the list if the user moves on before the control has loaded.
        setWanted(false);
      }}
    />
  );
}

/** Renders the content of the button: an icon, the chosen option and an arrow. */
function Face({ options, value, placeholder, icon, look, shortValue }: BoxProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.value}>
        <span>
          {!chosen && <span className={styles.placeholder}>{placeholder}</span>}
          {chosen && (
            <bdi className={classNames(styles.label, shortValue !== undefined && styles.long)}>
              {chosen.isFileName ? <FileName>{chosen.label}</FileName> : chosen.label}
            </bdi>
          )}
          {chosen && shortValue !== undefined && <bdi className={styles.short}>{shortValue}</bdi>}
          {chosen?.detail !== undefined && <bdi className={styles.detail}>{chosen.detail}</bdi>}
        </span>
      </span>
      <span className={styles.chevron} aria-hidden="true">
        <ChevronDown size={look === 'bar' ? 16 : 20} aria-hidden="true" />
      </span>
    </>
  );
}

// Import the control by its package name, so that the host and the remotes share one copy.
const loadShared: LoadSelectControl = () => import('@portal/ui/select');

const arrived = new Map<LoadSelectControl, Control>();

/**
 * Loads the control after the first render. The returned `load` function tries again after a
 * failure.
 */
function useSelectControl(from: LoadSelectControl = loadShared) {
  const [Control, setControl] = useState(() => arrived.get(from));
  const load = useCallback(() => {
    from().then(
      ({ SelectControl }) => {
        arrived.set(from, SelectControl);
        setControl(() => SelectControl);
      },
      () => undefined,
    );
  }, [from]);
  useEffect(() => {
    if (!arrived.has(from)) load();
  }, [from, load]);
  return { Control, load };
}
