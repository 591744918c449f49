import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { FLOATING_ATTRIBUTE } from '../dialog/focus-loop';
import { FileName } from '../file/FileName';
import styles from './SelectControl.module.css';

export interface SelectOption {
  /** Must not be empty, because an empty value means that nothing is chosen. */
  value: string;
  label: string;
  /** Muted text after the label, such as a date or a company. */
  detail?: string;
  /** Whether the label is a file's name, which is shortened in the middle. */
  isFileName?: boolean;
}

export interface SelectControlProps {
  /** Attributes and content of the button that opens the list. */
  button: Pick<
    ComponentProps<'button'>,
    | 'id'
    | 'aria-describedby'
    | 'aria-invalid'
    | 'aria-label'
    | 'className'
    | 'disabled'
    | 'children'
  >;
  /** The accessible name of the list. */
  label: string;
  options: readonly SelectOption[];
  /** The chosen option's value, or an empty string if nothing is chosen. */
  value: string;
  align: 'start' | 'end';
  onValueChange(value: string): void;
  /** Whether to focus the button, because the placeholder button that it replaces had focus. */
  startsFocused: boolean;
  startsOpen: boolean;
}

/**
 * A button that opens a list of options. Base UI's own style element is disabled, because the
 * content security policy forbids it; SelectControl.module.css contains the same rules.
 */
export function SelectControl({
  button,
  label,
  options,
  value,
  align,
  onValueChange,
  startsFocused,
  startsOpen,
}: SelectControlProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const changeOpen = (open: boolean) => {
    if (open && trigger.current)
      setDirection(getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr');
    setOpen(open);
  };
  const start = useEffectEvent(() => {
    if (startsFocused) trigger.current?.focus();
    if (startsOpen) changeOpen(true);
  });
  useLayoutEffect(() => start(), []);
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <Select.Root
          value={value === '' ? null : value}
          onValueChange={(next) => {
            if (next !== null && next !== value) onValueChange(next);
          }}
          open={isOpen}
          onOpenChange={changeOpen}
          disabled={button.disabled ?? false}
        >
          <Select.Trigger {...button} ref={trigger} />
          <Select.Portal className={styles.layer} {...{ [FLOATING_ATTRIBUTE]: '' }}>
            <Select.Positioner
              alignItemWithTrigger={false}
              // Without a fixed position, focusing the list would scroll the page.
              positionMethod="fixed"
              sideOffset={8}
              align={align}
              collisionPadding={10}
            >
              <Select.Popup dir={direction} className={styles.popup}>
                <Select.List aria-label={label} className={styles.list}>
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      label={option.label}
                      className={styles.item}
                    >
                      <Select.ItemIndicator className={styles.tick}>
                        <Check size={18} aria-hidden="true" />
                      </Select.ItemIndicator>
                      <Select.ItemText render={<bdi />} className={styles.text}>
                        {option.isFileName ? <FileName>{option.label}</FileName> : option.label}
                      </Select.ItemText>
                      {option.detail !== undefined && (
                        <bdi className={styles.detail}>{option.detail}</bdi>
                      )}
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </DirectionProvider>
    </CSPProvider>
  );
}
