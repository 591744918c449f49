import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

/** Which of `count` tabs a key leads to: arrows go round, in the direction of the text. */
function tabFor(key: string, current: number, count: number, rightToLeft: boolean): number | null {
  const next = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const previous = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === next) return (current + 1) % count;
  if (key === previous) return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Segmented tabs of equal width, after the tabs pattern of the WAI-ARIA Authoring Practices: one stop for the Tab key, a tab shows its panel as soon as it has the focus.
 * Panels stay mounted, so that what was typed in one survives a look at the other.
 */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  disabled = false,
}: {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange(value: string): void;
  disabled?: boolean;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOff = (item: TabItem) => disabled && item.value !== value;
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tabs = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled') ?? []),
    ];
    const current = tabs.findIndex((tab) => tab === event.target);
    const next = tabFor(
      event.key,
      current,
      tabs.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (current < 0 || next === null) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-orientation="horizontal"
        aria-label={label}
        className={styles.list}
        onKeyDown={handleKey}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel-${item.value}`}
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            className={styles.tab}
            disabled={isOff(item)}
            onClick={() => {
              if (item.value !== value) onValueChange(item.value);
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
          tabIndex={-1}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
