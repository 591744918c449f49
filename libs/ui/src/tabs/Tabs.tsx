import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

type Direction = 'ltr' | 'rtl';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the page's text direction, which determines what the arrow keys do. */
const usePageDirection = (): Direction => useSyncExternalStore(subscribe, read);

/**
 * Tabs of equal width. The tab list is a single tab stop: the arrow keys move to another tab and
 * show its panel. Panels stay mounted, so that their fields keep their values when the user
 * switches tabs.
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
  return (
    <DirectionProvider direction={usePageDirection()}>
      <BaseTabs.Root value={value} onValueChange={(next) => onValueChange(next as string)}>
        <BaseTabs.List activateOnFocus aria-label={label} className={styles.list}>
          {items.map((item) => (
            <BaseTabs.Tab
              key={item.value}
              value={item.value}
              className={styles.tab}
              disabled={disabled && item.value !== value}
            >
              {item.icon}
              {item.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {items.map((item) => (
          <BaseTabs.Panel
            key={item.value}
            value={item.value}
            keepMounted
            // The panel doesn't need to be a tab stop, because its fields already are.
            tabIndex={-1}
            className={styles.panel}
          >
            {item.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
