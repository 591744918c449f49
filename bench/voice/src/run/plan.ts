import { vocabularyOf } from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { JOB_DESCRIPTION, RESUME } from '../corpus/documents';
import { KEYWORDS, QUESTIONS } from '../corpus/questions';

/** Returns an interview plan with the questions and the documents in the corpus. */
export function benchPlan(): InterviewPlan {
  return {
    id: randomUUID(),
    interviewId: randomUUID(),
    language: 'en-US',
    interviewType: 'technical',
    difficulty: 'medium',
    voice: 'rachel',
    candidate: { firstName: 'Sam', identity: 'sam@example.com' },
    job: { title: 'Software Engineer', companyName: 'Acme', skills: ['databases', 'testing'] },
    resume: { skills: ['databases'], employers: [], projects: [] },
    competencies: [],
    vocabulary: vocabularyOf([RESUME, JOB_DESCRIPTION]),
    questions: QUESTIONS.map((text, i) => ({
      id: `q${i}`,
      category: 'technical',
      covers: '',
      topic: 'your work',
      question: { text },
      rephrased: { text },
      expectedPoints: [],
      keywords: [...KEYWORDS],
      followUps: {},
    })),
  };
}
