import { DEFAULT_JOB_ROLE, type InterviewPlan } from '@portal/protocol';
import { advertisedFacts } from '../facts/advertised-facts';
import { isSpeakableName } from '../facts/speakable';
import { companyName, roleName, type QuestionRequest } from './facts';
import { planQuestions } from './generate';

export interface PlanRequest extends Omit<QuestionRequest, 'seed'> {
  /** The plan's id (`id`) and the interview's id (`interviewId`). Both are UUIDs. */
  id: string;
  interviewId: string;
  voice: InterviewPlan['voice'];
  candidate: InterviewPlan['candidate'];
}

/**
 * Time allowed for each question with its follow-ups (ms). The time limit of an interview also
 * includes `TIME_AROUND_QUESTIONS_MS` for the greeting, the closing and the candidate's own
 * questions.
 */
export const TIME_PER_QUESTION_MS = 300_000;
export const TIME_AROUND_QUESTIONS_MS = 300_000;

/**
 * Creates everything the interviewer needs for one interview. The same request always produces the
 * same plan; a different interview id produces different questions.
 *
 * Documents are untrusted: only plain names, short duties and what the advertisement states about
 * the job are taken from them, and any that contain instructions, markup or sensitive topics are
 * rejected.
 */
export function createPlan(request: PlanRequest): InterviewPlan {
  const {
    id,
    interviewId,
    resume,
    jobDescription,
    interviewType,
    difficulty,
    language,
    voice,
    candidate,
  } = request;
  const { questions, competencies } = planQuestions({ ...request, seed: interviewId });
  const named = (names: readonly string[] | undefined) => (names ?? []).filter(isSpeakableName);
  return {
    id,
    interviewId,
    language,
    interviewType,
    difficulty,
    voice,
    candidate,
    job: {
      title: roleName(jobDescription) ?? DEFAULT_JOB_ROLE.title,
      companyName: companyName(jobDescription),
      skills: named(jobDescription?.parsed.skills),
      ...(jobDescription && {
        facts: advertisedFacts(jobDescription.content, jobDescription.parsed.responsibilities),
      }),
    },
    resume: {
      skills: named(resume?.skills),
      employers: named(resume?.employers),
      projects: named(resume?.projects),
    },
    competencies,
    questions,
    timeLimitMs: questions.length * TIME_PER_QUESTION_MS + TIME_AROUND_QUESTIONS_MS,
  };
}
