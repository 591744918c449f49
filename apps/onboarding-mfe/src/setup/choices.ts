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

/** What the candidate set by hand; null where the first of the list stands (§5). */
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

/** About how long an interview takes: four minutes a question, answer and follow-up included. */
export const MINUTES_PER_QUESTION = 4;

/** The chosen one where it is still there, otherwise the first (§5); undefined in an empty list. */
export function chosenOrFirst<T extends { id: string }>(
  list: readonly T[],
  id: string | null,
): T | undefined {
  return list.find((one) => one.id === id) ?? list[0];
}

/** Only what has been read can be asked about. */
export const usableResumes = (resumes: readonly Resume[]): Resume[] =>
  resumes.filter((resume) => resume.processing_status === 'completed');

/** Neither completed nor failed (§3). */
export const isInProgress = (resume: Pick<Resume, 'processing_status'>): boolean =>
  resume.processing_status !== 'completed' && resume.processing_status !== 'failed';

/** The one that the list did not have before: what was just added. */
export const addedTo = <T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
): T | undefined => after.find(({ id }) => !before.some((one) => one.id === id));
