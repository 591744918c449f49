import type { InterviewSummary } from '@portal/protocol';
import type { SetupChoices } from '../choices';

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
