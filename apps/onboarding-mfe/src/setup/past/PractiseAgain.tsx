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

interface Practising {
  interview: InterviewSummary;
  missing: Missing[];
  time: number;
}

/** Puts an earlier interview's settings into the form, and keeps what is to be said about it. */
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

/** What an earlier interview was about and is no longer there. */
export type Missing = 'resume' | 'jobRole';

export interface Repetition {
  /** Only what the earlier interview had: the rest stays as it is. */
  choices: Partial<SetupChoices>;
  missing: Missing[];
}

/** The settings of an earlier interview as choices for the next one. What is no longer there gives way to the first of its list (§5). */
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
