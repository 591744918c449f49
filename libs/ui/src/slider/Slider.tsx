import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './Slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, shown at the end of the label's line and read by screen readers. */
  valueText: string;
  disabled?: boolean;
  className?: string;
  onValueChange(value: number): void;
}

/**
 * A slider with a few steps, each marked on its track. It is the browser's own control, so that
 * keys, touch and right-to-left pages work as everywhere.
 */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  disabled,
  className,
  onValueChange,
}: SliderProps) {
  const id = useId();
  // Without the lowest step, which the end of the rail marks.
  const steps = Array.from({ length: (max - min) / step }, (_, index) => min + (index + 1) * step);
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <div className={styles.track}>
        <span className={styles.rail} aria-hidden="true">
          <span
            className={styles.fill}
            style={{ inlineSize: `${((value - min) / (max - min)) * 100}%` }}
          />
          {steps.map((at) => (
            <span
              key={at}
              className={classNames(styles.tick, at <= value && styles.passed)}
              style={{ insetInlineStart: `${((at - min) / (max - min)) * 100}%` }}
            />
          ))}
        </span>
        <input
          id={id}
          className={styles.control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
