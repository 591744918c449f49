import type { InterviewSummary, JobDescription, JobRole, Resume } from '@portal/protocol';

const at = '2026-11-12T10:00:00.000Z';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const resumeOf = (part: Partial<Resume> = {}): Resume => ({
  id: id(1),
  originalName: 'Layla_Haddad_Resume.pdf',
  fileName: 'a.pdf',
  uploadedAt: at,
  processing_status: 'completed',
  failureReason: null,
  parsedData: null,
  ...part,
});

export const roleOf = (part: Partial<JobRole> = {}): JobRole => ({
  id: id(2),
  title: 'Backend Engineer',
  companyName: 'Marsa Pay',
  description: 'Ledger services.',
  ...part,
});

export const jobDescriptionOf = (part: Partial<JobDescription> = {}): JobDescription => ({
  id: id(2),
  user_id: id(9),
  job_title: 'Backend Engineer',
  company_name: null,
  jd_content: 'x',
  file_name: null,
  processing_status: 'completed',
  failure_reason: null,
  created_at: at,
  ...part,
});

export const interviewOf = (part: Partial<InterviewSummary> = {}): InterviewSummary => ({
  id: id(3),
  resumeId: id(1),
  jobRoleId: id(2),
  numberOfQuestions: 5,
  language: 'en-US',
  difficulty: 'medium',
  interviewType: 'technical',
  voice: 'rachel',
  status: 'analyzed',
  createdAt: at,
  startedAt: at,
  completedAt: at,
  jobTitle: 'Backend Engineer',
  companyName: 'Marsa Pay',
  overallScore: 74,
  ...part,
});
