import type { InterviewSummary } from '@portal/protocol';

export const INTERVIEW_ID = '8d7f1f3e-1111-4a55-9a55-000000000001';

/** The interview used in room and report tests. */
export const demoInterview: InterviewSummary = {
  id: INTERVIEW_ID,
  resumeId: INTERVIEW_ID,
  jobRoleId: INTERVIEW_ID,
  numberOfQuestions: 5,
  language: 'en-US',
  difficulty: 'medium',
  interviewType: 'technical',
  voice: 'rachel',
  status: 'started',
  createdAt: '2026-11-18T10:00:00Z',
  startedAt: '2026-11-18T10:00:00Z',
  completedAt: '2026-11-18T10:24:00Z',
  jobTitle: 'Backend Engineer',
  companyName: 'Marsa Pay',
  overallScore: null,
};
