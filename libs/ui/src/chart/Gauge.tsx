import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './Gauge.module.css';

/**
 * The outer arch of a doorway in the proportions of `Doorway`, here the middle line of its frame. From
 * left to right; it is mirrored on right-to-left pages.
 */
const FRAME = 'M6 172V75a69 69 0 0 1 138 0v97';
/** The arch within the outer one. */
const LEAF = 'M20 172V87a55 55 0 0 1 110 0v85Z';

export interface GaugeProps {
  /** 0–100; null if there is no score. */
  score: number | null;
  /** The text below the number, such as "of 100". */
  caption: string;
  /** A full description, for assistive technology. */
  label: string;
}

/** Whether an element has come into view, since it was first shown. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element.current === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

/**
 * A doorway whose frame fills in proportion to the score, with the score inside it. It fills once,
 * when it comes into view.
 */
export function Gauge({ score, caption, label }: GaugeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const filled = isSeen ? Math.min(100, score ?? 0) : 0;
  return (
    <div ref={ref} className={styles.gauge} role="img" aria-label={label}>
      <svg viewBox="0 0 150 172" className={styles.arch} aria-hidden="true">
        <path d={LEAF} className={styles.leaf} />
        <path d={FRAME} className={styles.track} />
        {score !== null && score > 0 && (
          <path
            d={FRAME}
            pathLength={100}
            style={{ strokeDasharray: `${filled} 200` }}
            className={styles.fill}
          />
        )}
      </svg>
      <div className={styles.inside} aria-hidden="true">
        <span className={styles.score}>{score === null ? '–' : Math.round(score)}</span>
        <span className={styles.caption}>{caption}</span>
      </div>
    </div>
  );
}
