import type { InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import type { AssessmentReport } from '../schema';

/** Returns an interview plan with one question, for a candidate with the given first name. */
export function samplePlan(interviewId: string, firstName: string): InterviewPlan {
  const text = { text: 'Tell me about Go.' };
  return {
    id: randomUUID(),
    interviewId,
    language: 'en-US',
    interviewType: 'technical',
    difficulty: 'easy',
    voice: 'rachel',
    candidate: { firstName, identity: `${firstName}@example.com` },
    job: { title: 'Engineer', companyName: null, skills: [] },
    resume: { skills: [], employers: [], projects: [] },
    competencies: [],
    questions: [
      {
        id: 'q1',
        category: 'technical',
        covers: '',
        followUps: {},
        topic: 'Go',
        question: text,
        rephrased: text,
        expectedPoints: [],
        keywords: [],
      },
    ],
  };
}

/** Returns a report without details. `about` becomes the key of the report's summary. */
export const sampleReport = (about: string): AssessmentReport => ({
  engine: { id: 'sample', kind: 'built-in' },
  language: 'en-US',
  overall: { score: 50, summary: { key: about } },
  competencies: [],
  questions: [],
  nextSteps: [],
  delivery: {
    wordsPerMinute: null,
    paceByQuestion: [],
    fillerWords: [],
    pauses: null,
    talkRatio: null,
    longestAnswer: null,
    answerDurations: [],
  },
});
