import { Children, type ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames, Spinner } from '@portal/ui';
import styles from './PreJoin.module.css';

interface CheckRowProps {
  icon: ReactNode;
  name: string;
  /** The selected device, or a description of the current state. Null if the content describes it. */
  device: ReactNode;
  /** The result of the check, or a button that starts it. */
  end?: ReactNode;
  /** Content that needs a row of its own, such as help. */
  children?: ReactNode;
}

/** One row in the device and connection checklist. */
export function CheckRow({ icon, name, device, end, children }: CheckRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        {device !== null && <div className={styles.device}>{device}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {Children.toArray(children).length > 0 && <div className={styles.more}>{children}</div>}
    </li>
  );
}

const RESULTS = { good: CircleCheck, weak: TriangleAlert, bad: CircleX };

/** Shows a result with an icon and text, so that colour is not the only cue. */
export function Result({
  tone,
  children,
}: {
  tone: keyof typeof RESULTS | 'busy';
  children: string;
}) {
  const Icon = tone === 'busy' ? null : RESULTS[tone];
  return (
    <span className={classNames(styles.result, styles[tone])}>
      {Icon ? <Icon size={18} strokeWidth={2} aria-hidden="true" /> : <Spinner size={16} />}
      <span>{children}</span>
    </span>
  );
}
