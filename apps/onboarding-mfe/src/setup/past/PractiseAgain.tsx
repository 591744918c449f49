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
   * Time of the click on "practise again" (ms since the epoch). When it changes, the notice is
   * announced again.
   */
  time: number;
  /** Id of the start button, which receives focus because starting is all that is left to do. */
  startButtonId: string;
}

/**
 * Tells the user that the form has been filled in with an earlier interview's settings, and warns
 * them if that interview's resume or job role no longer exists.
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
 * Handles "practise again". `practise` copies an earlier interview's settings into the form, and
 * `practising` is the data for the notice.
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

/** Something that the earlier interview used but that no longer exists. */
export type Missing = 'resume' | 'jobRole';

export interface Repetition {
  /**
   * The earlier interview's settings. Unknown settings are left out, so that the form keeps its own
   * values for them.
   */
  choices: Partial<SetupChoices>;
  missing: Missing[];
}

/**
 * Converts an earlier interview's settings into choices for the next one. If the resume or job role
 * no longer exists, its id is null, which selects the first item in the list (§5).
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
