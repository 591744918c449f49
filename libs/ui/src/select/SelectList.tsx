import * as RadixSelect from '@radix-ui/react-select';
import { Check } from 'lucide-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import styles from './SelectList.module.css';

export interface SelectOption {
  /** Not empty: the empty value stands for "nothing chosen". */
  value: string;
  label: string;
  /** Quiet words after the label: a date, a company. */
  detail?: string;
}

export interface SelectListProps {
  id: string;
  /** The list stands below it, in its direction, and gives the focus back to it. */
  button: HTMLButtonElement;
  options: readonly SelectOption[];
  /** Empty when nothing is chosen. */
  value: string;
  align: 'start' | 'end';
  onValueChange(value: string): void;
  onClose(): void;
}

/** The open list of a `Select`, for as long as it is open. */
export function SelectList({
  id,
  button,
  options,
  value,
  align,
  onValueChange,
  onClose,
}: SelectListProps) {
  const [direction] = useState<'ltr' | 'rtl'>(() =>
    getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr',
  );
  return (
    <RadixSelect.Root
      open
      dir={direction}
      value={value}
      onValueChange={onValueChange}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixSelect.Trigger asChild>
        <Elsewhere element={button} />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          id={id}
          position="popper"
          sideOffset={8}
          align={align}
          className={styles.content}
        >
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                textValue={option.label}
                className={styles.item}
              >
                <RadixSelect.ItemIndicator className={styles.tick}>
                  <Check size={18} aria-hidden="true" />
                </RadixSelect.ItemIndicator>
                <RadixSelect.ItemText>
                  <bdi>{option.label}</bdi>
                </RadixSelect.ItemText>
                {option.detail !== undefined && (
                  <bdi className={styles.detail}>{option.detail}</bdi>
                )}
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

/** Radix's trigger is a button that is on the page already. */
function Elsewhere({ element, ref }: { element: HTMLButtonElement; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
