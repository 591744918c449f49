import {
  DEFAULT_DIFFICULTY,
  DEFAULT_INTERVIEW_TYPE,
  DEFAULT_NUMBER_OF_QUESTIONS,
  DEFAULT_VOICE,
  MAX_NUMBER_OF_QUESTIONS,
  type Difficulty,
  type InterviewType,
  type Resume,
  type Voice,
} from '@portal/protocol';

/** The user's choices. A null id means the first item in the list (§5). */
export interface SetupChoices {
  resumeId: string | null;
  jobRoleId: string | null;
  interviewType: InterviewType;
  difficulty: Difficulty;
  voice: Voice;
  numberOfQuestions: number;
}

/** Default choices for a user who hasn't chosen anything yet (§5). */
export const DEFAULT_CHOICES: SetupChoices = {
  resumeId: null,
  jobRoleId: null,
  interviewType: DEFAULT_INTERVIEW_TYPE,
  difficulty: DEFAULT_DIFFICULTY,
  voice: DEFAULT_VOICE,
  numberOfQuestions: DEFAULT_NUMBER_OF_QUESTIONS,
};

export const NUMBERS_OF_QUESTIONS = Array.from(
  { length: MAX_NUMBER_OF_QUESTIONS },
  (_, index) => index + 1,
);

/** Estimated duration of one question, including the answer and a follow-up question (minutes). */
export const MINUTES_PER_QUESTION = 4;

/**
 * Returns the chosen item if it still exists, otherwise the first one (§5), or undefined if the
 * list is empty.
 */
export function chosenOrFirst<T extends { id: string }>(
  list: readonly T[],
  id: string | null,
): T | undefined {
  return list.find((one) => one.id === id) ?? list[0];
}

/** Returns the fully parsed resumes, which are the only ones that questions can be based on. */
export const usableResumes = (resumes: readonly Resume[]): Resume[] =>
  resumes.filter((resume) => resume.processing_status === 'completed');

/** Whether the resume is still being processed: neither completed nor failed (§3). */
export const isInProgress = (resume: Pick<Resume, 'processing_status'>): boolean =>
  resume.processing_status !== 'completed' && resume.processing_status !== 'failed';

/** Returns the first item in `after` that isn't in `before`. */
export const addedTo = <T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
): T | undefined => after.find(({ id }) => !before.some((one) => one.id === id));
