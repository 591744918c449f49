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

/** The user's choices; null means the first in the list (§5). */
export interface SetupChoices {
  resumeId: string | null;
  jobRoleId: string | null;
  interviewType: InterviewType;
  difficulty: Difficulty;
  voice: Voice;
  numberOfQuestions: number;
}

/** Defaults of §5. */
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

/** Estimated minutes per question, including answer and follow-up. */
export const MINUTES_PER_QUESTION = 4;

/** The chosen item if it still exists, otherwise the first (§5); undefined for an empty list. */
export function chosenOrFirst<T extends { id: string }>(
  list: readonly T[],
  id: string | null,
): T | undefined {
  return list.find((one) => one.id === id) ?? list[0];
}

/** Questions can be based only on parsed resumes. */
export const usableResumes = (resumes: readonly Resume[]): Resume[] =>
  resumes.filter((resume) => resume.processing_status === 'completed');

/** Neither completed nor failed (§3). */
export const isInProgress = (resume: Pick<Resume, 'processing_status'>): boolean =>
  resume.processing_status !== 'completed' && resume.processing_status !== 'failed';

/** The item that is only in the newer list. */
export const addedTo = <T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
): T | undefined => after.find(({ id }) => !before.some((one) => one.id === id));
