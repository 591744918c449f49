import { useEffect, useState } from 'react';
import { classNames } from '@portal/ui';
import styles from './PreJoin.module.css';

const BARS = 12;
/** The average byte level at which every bar is lit; speech rarely reaches further. */
const FULL_LEVEL = 100;
/** How often it is read (ms): quick enough to follow a syllable. */
const READ_INTERVAL_MS = 60;

/** How loud the microphone is now. The words beside it say the same for who does not see it. */
export function LevelBars({ read }: { read: () => number }) {
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLit(Math.min(BARS, Math.round((read() / FULL_LEVEL) * BARS))),
      READ_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <i key={index} className={classNames(index < lit && styles.litBar)} />
      ))}
    </span>
  );
}
