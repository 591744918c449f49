import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Select.module.css';

export interface ClosedSelectProps {
  /** For assistive technology only. */
  label: string;
  /** The label of what is chosen. */
  value: string;
  /** Shown on narrow screens in its place. */
  shortValue?: string;
  icon?: ReactNode;
  className?: string | undefined;
  /** A pointer or the keyboard has reached it: it may be opened next. */
  onApproach(): void;
  onOpen(): void;
}

/**
 * A `Select` of the look `bar` as it is while closed, without the list: that is many times as large and, on most visits, never opened.
 * Put the real one in its place, open, on `onOpen`.
 */
export function ClosedSelect({ label, value, shortValue, icon, className, onApproach, onOpen }: ClosedSelectProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button type="button" role="combobox" aria-expanded={false} aria-autocomplete="none" aria-label={label} className={classNames(styles.trigger, styles.bar, className)}
      onPointerEnter={onApproach} onFocus={onApproach} onClick={onOpen} onKeyDown={handleKey}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.value}>
        <span>
          <bdi className={classNames(styles.label, shortValue !== undefined && styles.long)}>{value}</bdi>
          {shortValue !== undefined && <bdi className={styles.short}>{shortValue}</bdi>}
        </span>
      </span>
      <span className={styles.chevron} aria-hidden="true"><ChevronDown size={16} aria-hidden="true" /></span>
    </button>
  );
}
