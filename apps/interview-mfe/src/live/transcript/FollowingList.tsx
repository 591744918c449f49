import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './TranscriptPanel.module.css';

/** The list follows new entries while it is scrolled to within this distance of its end (px). */
const END_MARGIN = 48;

function isAtEnd(list: HTMLElement | null): boolean {
  const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list ?? {};
  return scrollHeight - scrollTop - clientHeight < END_MARGIN;
}

/**
 * A scrolling list that stays at its newest entry, unless the reader has scrolled up. Set `held` to
 * leave the list where it is, for example while the reader looks at a search match or corrects an
 * answer. Afterwards it follows again only if it is at its end. Whenever it isn't, a button leads
 * there.
 */
export function FollowingList({
  label,
  newest,
  held = false,
  listRef,
  children,
}: {
  label: string;
  /** Identifies everything that changes the list's height, such as its newest entry. */
  newest: string;
  held?: boolean;
  listRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  const t = useT('interview');
  const own = useRef<HTMLDivElement>(null);
  const list = listRef ?? own;
  const [atEnd, setAtEnd] = useState(true);
  const wasHeld = useRef(held);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  // A list that is held from the start begins at its end too, unless the focus is inside.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement))
      list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list]);
  useEffect(() => {
    if (held || wasHeld.current) setAtEnd(isAtEnd(list.current));
    else if (atEnd) list.current?.scrollTo({ top: list.current.scrollHeight });
    wasHeld.current = held;
  }, [list, newest, atEnd, held]);
  return (
    <div className={styles.body}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={() => setAtEnd(isAtEnd(list.current))}
      >
        {children}
      </div>
      {!atEnd && (
        <Button className={styles.newest} onClick={toEnd}>
          {t('transcript.newest')}
        </Button>
      )}
    </div>
  );
}
