import { DEFAULT_JOB_ROLE, type InterviewPlan } from '@portal/protocol';
import { generateQuestions } from './generate';
import type { QuestionRequest } from './facts';

export interface PlanRequest extends Omit<QuestionRequest, 'seed'> {
  /** The plan's own id and the interview's, UUIDs. */
  id: string;
  interviewId: string;
  voice: InterviewPlan['voice'];
  candidate: InterviewPlan['candidate'];
}

/** All that the interviewer needs for one interview. The same request gives the same plan; another interview other questions. */
export function createPlan(request: PlanRequest): InterviewPlan {
  const { id, interviewId, resume, jobDescription, interviewType, difficulty, language, voice, candidate } = request;
  const company = jobDescription?.companyName?.trim();
  return {
    id, interviewId, language, interviewType, difficulty, voice, candidate,
    job: {
      title: jobDescription?.title.trim() || DEFAULT_JOB_ROLE.title,
      companyName: company && company !== DEFAULT_JOB_ROLE.companyName ? company : null,
      skills: jobDescription?.parsed.skills ?? [],
    },
    resume: { skills: resume?.skills ?? [], employers: resume?.employers ?? [], projects: resume?.projects ?? [] },
    competencies: [],
    questions: generateQuestions({ ...request, seed: interviewId }),
  };
}
