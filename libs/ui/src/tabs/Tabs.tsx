import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '../class-names';
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

/** Scrolls the tab list so that the selected tab is in view, without moving the page. */
function useSelectedInView(value: string, language: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const box = list.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const hidden = Math.min(0, left - box.left) || Math.max(0, right - box.right);
    if (hidden !== 0) list.current.scrollLeft += hidden;
  }, [value, language]);
  return list;
}

/**
 * Tabs with their panels. The tab list is a single tab stop: the arrow keys move to another tab and
 * show its panel.
 *
 * By default, the tabs are segments of equal width, and panels stay mounted, so that their fields
 * keep their values when the user switches tabs. With `look="line"`, the tabs are words over a
 * line, which scrolls sideways if there is no room for all of them. Only the selected panel is
 * mounted then, and it fills the height that its container has left.
 */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  disabled = false,
  look = 'segments',
}: {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange(value: string): void;
  disabled?: boolean;
  look?: 'segments' | 'line';
}) {
  const line = look === 'line';
  const list = useSelectedInView(value, items.map((item) => item.label).join());
  return (
    <DirectionProvider direction={usePageDirection()}>
      <BaseTabs.Root
        value={value}
        onValueChange={(next) => onValueChange(next as string)}
        className={line ? styles.filling : undefined}
      >
        <BaseTabs.List
          ref={list}
          activateOnFocus
          aria-label={label}
          className={line ? styles.line : styles.segments}
        >
          {items.map((item) => (
            <BaseTabs.Tab
              key={item.value}
              value={item.value}
              className={classNames(styles.tab, line ? styles.word : styles.segment)}
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
            keepMounted={!line}
            // The panel doesn't need to be a tab stop, because its content has one.
            tabIndex={-1}
            className={classNames(styles.panel, line ? styles.filling : styles.below)}
          >
            {item.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
