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
  /** Changes with each request, which repeats the announcement. */
  time: number;
  /** Receives the focus: only starting is left to do. */
  startButtonId: string;
}

/**
 * Tells the user that the form has an earlier interview's settings, and which were unavailable.
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

/** Copies an earlier interview's settings into the form, and keeps what the notice shows. */
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

/** What no longer exists of the earlier interview. */
export type Missing = 'resume' | 'jobRole';

export interface Repetition {
  /** Only the settings the earlier interview had; others stay unchanged. */
  choices: Partial<SetupChoices>;
  missing: Missing[];
}

/**
 * An earlier interview's settings as choices for the next one. Where something no longer exists,
 * the first of its list is used (§5).
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
