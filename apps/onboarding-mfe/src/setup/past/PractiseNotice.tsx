import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Notice } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { Missing } from './practise-again';
import styles from './PractiseNotice.module.css';
import { heldAt } from './progress';
import { useDay } from './use-day';

export interface PractiseNoticeProps {
  interview: InterviewSummary;
  missing: readonly Missing[];
  /** Changes each time it is asked for. */
  time: number;
  /** Where the focus goes: from here only the start is left to do. */
  startButtonId: string;
}

/** Says that the form now stands as it did for an earlier interview, and what could not be brought back. */
export function PractiseNotice({ interview, missing, time, startButtonId }: PractiseNoticeProps) {
  const t = useT('setup');
  const day = useDay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(startButtonId)?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [time, startButtonId]);
  return (
    <div ref={place} className={styles.place}>
      <Notice key={time} tone={missing.length > 0 ? 'caution' : 'success'}>
        <p>{t('past.practising', { title: interview.jobTitle, date: day(heldAt(interview)) })}</p>
        {missing.map((what) => (
          <p key={what}>{t(`past.missing.${what}`)}</p>
        ))}
      </Notice>
    </div>
  );
}
