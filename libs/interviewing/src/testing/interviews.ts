import type {
  InterviewMessage,
  InterviewPlan,
  MessageMetadata,
  StoredCorrection,
} from '@portal/protocol';
import type { ConversationAction, ConversationEvent } from '../conversation/types';
import { createConversation, type Conversation } from '../conversation/conversation';
import { parseJobDescription } from '../facts/job-description';
import { parseResume } from '../facts/resume';
import { createPlan, type PlanRequest } from '../questions/plan';
import { templateIdOf } from '../questions/question-id';
import { ARABIC_JOB, ARABIC_RESUME, BACKEND_JOB, BACKEND_RESUME } from './documents';

/** Calls `make` once: reading a document takes a while, and no test changes what was read. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

export const backendResume = once(() =>
  parseResume(BACKEND_RESUME, { pages: 1, currentYear: 2026 }),
);
export const backendJob = once(() => ({
  title: 'Senior Backend Engineer',
  companyName: 'Nimbus',
  content: BACKEND_JOB,
  parsed: parseJobDescription(BACKEND_JOB),
}));
export const arabicResume = once(() => parseResume(ARABIC_RESUME, { pages: 1, currentYear: 2026 }));
export const arabicJob = once(() => ({
  title: 'محاسب أول',
  companyName: 'شركة الأفق',
  content: ARABIC_JOB,
  parsed: parseJobDescription(ARABIC_JOB),
}));

export const INTERVIEW_ID = '4a1c4b52-3f0e-4c37-9d0e-0d4f1f5b7a01';

export function planFor(changes: Partial<PlanRequest> = {}): InterviewPlan {
  const arabic = changes.language === 'ar-SA';
  return createPlan({
    id: '0b9f1c2d-9a41-4f0e-8c55-2f7d7c6f1a11',
    interviewId: INTERVIEW_ID,
    resume: arabic ? arabicResume() : backendResume(),
    jobDescription: arabic ? arabicJob() : backendJob(),
    interviewType: 'both',
    difficulty: 'medium',
    numberOfQuestions: 5,
    language: 'en-US',
    voice: 'rachel',
    candidate: { firstName: arabic ? 'نورة' : 'Lina', identity: 'lina@example.com' },
    ...changes,
  });
}

export type Say = Extract<ConversationAction, { type: 'say' }>;

/**
 * Runs a whole interview with a scripted candidate. `answer` is called for each utterance that
 * expects an answer; if it returns null, the candidate leaves.
 */
export function hold(
  plan: InterviewPlan,
  answer: (said: Say, turn: number, conversation: Conversation) => string | null,
) {
  const conversation = createConversation({ plan });
  const actions: ConversationAction[] = [];
  const feed = (event: ConversationEvent) => {
    const given = conversation.handle(event);
    actions.push(...given);
    return given;
  };
  let given = feed({ type: 'candidate_joined' });
  for (let turn = 0; turn < 500 && !actions.some((action) => action.type === 'end'); turn += 1) {
    for (const action of given) if (action.type === 'say') feed({ type: 'utterance_finished' });
    const asked = given
      .filter((action): action is Say => action.type === 'say' && action.expectsAnswer)
      .at(-1);
    const text = asked ? answer(asked, turn, conversation) : null;
    given =
      text === null
        ? feed({ type: 'candidate_left' })
        : feed({ type: 'answered', text, typed: false });
  }
  const says = actions.filter((action): action is Say => action.type === 'say');
  return {
    conversation,
    actions,
    says,
    questions: says.filter((say) => say.kind === 'question'),
    followUps: says.filter((say) => say.kind === 'follow_up'),
    end: actions.find((action) => action.type === 'end'),
  };
}

export interface Line {
  text: string;
  metadata?: MessageMetadata | null;
  role?: InterviewMessage['role'];
  corrections?: readonly StoredCorrection[];
}

/** Builds stored messages from the given lines, in order and one second apart. */
export function stored(lines: readonly Line[]): InterviewMessage[] {
  return lines.map(({ text, metadata = null, role = 'user', corrections }, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    interviewId: INTERVIEW_ID,
    role,
    content: text,
    metadata,
    createdAt: new Date(Date.UTC(2026, 0, 1, 9, 0, at)).toISOString(),
    ...(corrections && {
      corrections: { changedAt: '2026-01-01T10:00:00.000Z', items: [...corrections] },
    }),
  }));
}

/**
 * Builds a transcript of spoken questions and answers, with all answers spoken at the same pace. A
 * question whose answer is null stays unanswered.
 */
export function interviewWith(
  plan: InterviewPlan,
  answers: readonly (string | null)[],
  { wordsPerMinute = 135, confidence = 0.9 }: { wordsPerMinute?: number; confidence?: number } = {},
): InterviewMessage[] {
  let clock = 0;
  return stored(
    plan.questions.flatMap((question, index) => {
      const asked: Line = {
        role: 'assistant',
        text: question.question.text,
        metadata: { kind: 'question', questionIndex: index, startMs: clock, endMs: clock + 8_000 },
      };
      clock += 9_000;
      const text = answers[index];
      if (!text) return [asked];
      const ms = Math.round((text.split(/\s+/).length / wordsPerMinute) * 60_000);
      const said: Line = {
        text,
        metadata: {
          segmentId: `s${index}`,
          questionIndex: index,
          kind: 'answer',
          startMs: clock,
          endMs: clock + ms,
          confidence,
        },
      };
      clock += ms + 1_000;
      return [asked, said];
    }),
  );
}

/** Keeps up to three questions of a plan that ask about the candidate's own work. */
export function aboutOwnWork(plan: InterviewPlan): InterviewPlan {
  const questions = plan.questions
    .filter((question) => /^(?:match|employer|project)-/.test(templateIdOf(question)))
    .slice(0, 3);
  const covered = new Set(questions.map(({ covers }) => covers));
  const competencies = plan.competencies.filter(({ name }) => covered.has(name));
  return { ...plan, questions, competencies };
}
