import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { SetupChoices } from '../choices';
import { heldAt } from '../past-interviews';
import styles from './PractiseAgain.module.css';
import { useDay } from './use-day';

interface PractiseNoticeProps {
  interview: InterviewSummary;
  missing: readonly Missing[];
  /**
   * When the user clicked "practise again" (ms since the epoch). A new value repeats the
   * announcement.
   */
  time: number;
  /** Id of the start button, which gets the focus because starting is all that is left to do. */
  startButtonId: string;
}

/**
 * Tells the user that the form now has an earlier interview's settings, and which of them were not
 * available.
 */
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

interface Practising {
  interview: InterviewSummary;
  missing: Missing[];
  time: number;
}

/**
 * Copies an earlier interview's settings into the form, and returns what the notice about it needs.
 */
export function usePractiseAgain(
  lists: Parameters<typeof practiseAgain>[1],
  change: (part: Partial<SetupChoices>) => void,
) {
  const [practising, setPractising] = useState<Practising | null>(null);
  return {
    practising,
    practise: (interview: InterviewSummary) => {
      const { choices, missing } = practiseAgain(interview, lists);
      change(choices);
      setPractising({ interview, missing, time: Date.now() });
    },
  };
}

/** What the earlier interview used and no longer exists. */
export type Missing = 'resume' | 'jobRole';

export interface Repetition {
  /**
   * The earlier interview's settings. Settings it didn't have are left out, so that the form keeps
   * its own.
   */
  choices: Partial<SetupChoices>;
  missing: Missing[];
}

/**
 * Converts an earlier interview's settings to choices for the next one. A resume or job role that
 * no longer exists is replaced with the first one in its list (§5).
 */
export function practiseAgain(
  interview: InterviewSummary,
  lists: { resumes: readonly { id: string }[]; jobRoles: readonly { id: string }[] },
): Repetition {
  const has = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
  const { resumeId, jobRoleId, difficulty, numberOfQuestions, interviewType, voice } = interview;
  const resumeThere = has(lists.resumes, resumeId);
  const roleThere = has(lists.jobRoles, jobRoleId);
  return {
    choices: {
      resumeId: resumeThere ? resumeId : null,
      jobRoleId: roleThere ? jobRoleId : null,
      difficulty,
      numberOfQuestions,
      ...(interviewType !== null && { interviewType }),
      ...(voice !== null && { voice }),
    },
    missing: [
      ...(resumeThere ? [] : ['resume' as const]),
      ...(roleThere ? [] : ['jobRole' as const]),
    ],
  };
}
