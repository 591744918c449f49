/**
 * Error messages for failed calls, used if the server didn't send one. The catalogues contain the
 * translations, under `common:apiErrors.<key>`. All messages except the last group are from
 * docs/product-rules.md, §8.
 */
export const FALLBACK_TEXTS = {
  login: 'Login failed',
  register: 'Registration failed',
  invalidResponse: 'Invalid response format from server',
  authStatus: 'Status check failed',
  runtimeData: 'Runtime data send failed',
  resumeUpload: 'Resume upload failed',
  fetchResumes: 'Failed to fetch resumes',
  generateQuestions: 'Question generation failed',
  jdUpload: 'JD upload failed',
  fetchJds: 'Failed to fetch JDs',
  fetchJd: 'Failed to fetch JD',
  deleteJd: 'Failed to delete JD',
  createInterview: 'Interview creation failed',
  fetchInterview: 'Failed to fetch interview',
  startInterview: 'Failed to start interview',
  addMessage: 'Failed to add message',
  completeInterview: 'Failed to complete interview',
  analyze: 'Interview analysis failed',
  assessment: 'Failed to fetch assessment',
  health: 'Health check failed',
  jobRoles: 'Failed to fetch job roles',
  resumeSync: 'Resume sync failed',
  jdSync: 'JD sync failed',
  roomLogin: 'Voice bot initialization failed',

  refresh: 'We couldn’t renew your session',
  logout: 'We couldn’t log you out',
  fetchInterviews: 'We couldn’t load your interviews',
  deleteInterview: 'We couldn’t delete the interview',
  fetchMessages: 'We couldn’t load the transcript',
  correctMessage: 'We couldn’t save your corrections',
  reportTicket: 'We couldn’t save the link to your feedback',
  resumeFile: 'We couldn’t load the resume file',
  correctResume: 'We couldn’t save your resume',
  deleteResume: 'We couldn’t delete the resume',
  renameJd: 'We couldn’t save the job role',
  connectionCheck: 'We couldn’t check the connection',
  recognitionCheck: 'We couldn’t check speech recognition',
  voiceSample: 'We couldn’t play this voice',
  fetchPlan: 'We couldn’t load the interview’s questions',
  clientError: 'We couldn’t report an error',
  exportAccount: 'We couldn’t download your data',
  deleteAccount: 'We couldn’t delete your account',
} as const;

export type FallbackKey = keyof typeof FALLBACK_TEXTS;
