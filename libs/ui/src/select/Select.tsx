import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from '../field/Field';
import styles from './Select.module.css';

export interface SelectOption {
  /** Not empty: the empty value stands for "nothing chosen". */
  value: string;
  label: string;
  /** Quiet words after the label: a date, a company. */
  detail?: string;
}

export interface SelectProps extends Omit<FieldProps, 'counter'> {
  options: readonly SelectOption[];
  /** Empty when nothing is chosen. */
  value: string;
  onValueChange(value: string): void;
  placeholder?: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Open from the first, with the keyboard in its list. */
  defaultOpen?: boolean;
  id?: string;
  /** `bar` is the compact form without a border, for the top bar; its label is for assistive technology only. */
  look?: 'field' | 'bar';
  /** Shown in a bar on narrow screens in place of the chosen label. */
  shortValue?: string;
}

/** A list to choose one from. Its direction comes from the `Direction` around it. */
export function Select({ look = 'field', label, labelNote, help, error, className, id, ...rest }: SelectProps) {
  if (look === 'bar') return <SelectBox {...rest} look="bar" ariaLabel={label} className={className} />;
  return (
    <Field {...{ label, labelNote, help, error, className, id }}>
      {(ties) => <SelectBox {...rest} look="field" triggerProps={ties} />}
    </Field>
  );
}

interface BoxProps extends Omit<SelectProps, 'label' | 'help' | 'error' | 'labelNote'> {
  triggerProps?: RadixSelect.SelectTriggerProps;
  ariaLabel?: string;
}

function SelectBox({ options, value, onValueChange, placeholder, icon, disabled, defaultOpen, look, shortValue, triggerProps, ariaLabel, className }: BoxProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <RadixSelect.Root value={chosen?.value ?? ''} onValueChange={onValueChange} disabled={disabled} {...(defaultOpen === undefined ? {} : { defaultOpen })}>
      <RadixSelect.Trigger {...triggerProps} aria-label={ariaLabel} className={classNames(styles.trigger, look === 'bar' && styles.bar, className)}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.value}>
          <RadixSelect.Value placeholder={<span className={styles.placeholder}>{placeholder}</span>}>
            {chosen && (
              <>
                <bdi className={classNames(styles.label, shortValue !== undefined && styles.long)}>{chosen.label}</bdi>
                {shortValue !== undefined && <bdi className={styles.short}>{shortValue}</bdi>}
                {chosen.detail !== undefined && <bdi className={styles.detail}>{chosen.detail}</bdi>}
              </>
            )}
          </RadixSelect.Value>
        </span>
        <RadixSelect.Icon className={styles.chevron}><ChevronDown size={look === 'bar' ? 16 : 20} aria-hidden="true" /></RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content position="popper" sideOffset={8} align={look === 'bar' ? 'end' : 'start'} className={styles.content}>
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item key={option.value} value={option.value} textValue={option.label} className={styles.item}>
                <RadixSelect.ItemIndicator className={styles.tick}><Check size={18} aria-hidden="true" /></RadixSelect.ItemIndicator>
                <RadixSelect.ItemText><bdi>{option.label}</bdi></RadixSelect.ItemText>
                {option.detail !== undefined && <bdi className={styles.detail}>{option.detail}</bdi>}
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
