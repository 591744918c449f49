import { assess, type Readings } from '@portal/interviewing';
import type { Competency, InterviewMessage, InterviewPlan, Language } from '@portal/protocol';
import type { Answer, Group } from '../corpus/format';

export interface Part {
  group: Group;
  answer: Answer;
}
/** Returns a question with the answer to it as it was heard. */
export type Hear = (part: Part) => Part;
/** A score from 0 to 100, or null if the scorer abstains. */
export type Score = number | null;
export interface Scores {
  overall: Score;
  questions: readonly Score[];
}

const INTERVIEW_ID = '6f5d7c1e-2b84-4c19-9a3e-0c1d2e3f4a5b';
const PLAN_ID = 'c2a4e6b8-1d3f-4a5c-8e7d-9b0a1c2d3e4f';
const QUESTION_MS = 9_000;
/**
 * Time between the end of a question and the first word of the answer, and between the end of an
 * answer and the next question (ms).
 */
const REACTION_MS = 1_200;

/** Scores an interview that consists of the given questions and answers, in the given order. */
export type Scorer = (parts: readonly Part[]) => Scores;

/** Scores an interview with the product's own scorer, from what a model read if it read any of it. */
export function scoresOf(parts: readonly Part[], readings?: Readings): Scores {
  const { plan, messages } = interviewOf(parts);
  const { overall, questions } = assess({
    plan,
    messages,
    interview: { language: plan.language },
    readings,
  });
  return {
    overall: overall.score,
    questions: plan.questions.map(
      (_, index) => questions.find((question) => question.index === index)?.score ?? null,
    ),
  };
}

/** Returns the scores of an interview by competency, and that of its first question. */
export function competencyScoresOf(
  parts: readonly Part[],
): Partial<Record<Competency | 'question', number>> {
  const { plan, messages } = interviewOf(parts);
  const draft = assess({ plan, messages, interview: { language: plan.language } });
  const scored = [
    ...draft.competencies.map(({ competency, score }) => [competency, score] as const),
    ['question', draft.questions[0]?.score ?? null] as const,
  ];
  return Object.fromEntries(scored.filter(([, score]) => score !== null));
}

/** Returns the plan and the transcript of an interview. */
export function interviewOf(parts: readonly Part[]): {
  plan: InterviewPlan;
  messages: InterviewMessage[];
} {
  const first = parts[0];
  if (!first) throw new Error('an interview without questions has no score');
  return { plan: planOf(parts, first.group.language), messages: messagesOf(parts) };
}

function planOf(parts: readonly Part[], language: Language): InterviewPlan {
  const jobs = new Set(parts.map(({ group }) => group.job));
  const [job] = jobs;
  return {
    id: PLAN_ID,
    interviewId: INTERVIEW_ID,
    language,
    interviewType: 'both',
    difficulty: 'medium',
    voice: 'rachel',
    candidate: { firstName: 'Sam', identity: 'candidate@example.com' },
    // If the answers are for several jobs, use a generic title, because no single job title fits
    // them all.
    job:
      jobs.size === 1 && job
        ? { title: job.title, companyName: null, skills: [...job.skills] }
        : { title: language === 'ar-SA' ? 'موظف' : 'Specialist', companyName: null, skills: [] },
    resume: { skills: [], employers: [], projects: [] },
    competencies: [],
    questions: parts.map(({ group }, index) => ({
      ...group.question,
      id: `q${index + 1}-${group.id}`,
    })),
  };
}

function messagesOf(parts: readonly Part[]): InterviewMessage[] {
  const messages: InterviewMessage[] = [];
  let clock = 0;
  const add = (
    role: InterviewMessage['role'],
    content: string,
    metadata: InterviewMessage['metadata'],
  ) => {
    messages.push({
      id: `00000000-0000-4000-8000-${String(messages.length).padStart(12, '0')}`,
      interviewId: INTERVIEW_ID,
      role,
      content,
      metadata,
      createdAt: new Date(Date.UTC(2026, 0, 5, 9) + (metadata?.endMs ?? 0)).toISOString(),
    });
  };
  parts.forEach(({ group, answer }, questionIndex) => {
    add('assistant', group.question.question.text, {
      kind: 'question',
      questionIndex,
      segmentId: `q${questionIndex}`,
      startMs: clock,
      endMs: clock + QUESTION_MS,
    });
    clock += QUESTION_MS + REACTION_MS;
    answer.segments.forEach(({ text, startMs, endMs, confidence }, at) => {
      add('user', text, {
        kind: 'answer',
        questionIndex,
        segmentId: `a${questionIndex}-${at}`,
        startMs: clock + startMs,
        endMs: clock + endMs,
        confidence,
      });
    });
    clock += (answer.segments.at(-1)?.endMs ?? 0) + REACTION_MS;
  });
  return messages;
}
