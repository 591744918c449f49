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

  refresh: 'Session refresh failed',
  logout: 'Logout failed',
  fetchInterviews: 'Failed to fetch interviews',
  deleteInterview: 'Failed to delete interview',
  fetchMessages: 'Failed to fetch messages',
  correctMessage: 'Failed to save the corrections',
  reportTicket: 'Failed to fetch report ticket',
  resumeFile: 'Failed to fetch resume file',
  correctResume: 'Failed to save the resume',
  deleteResume: 'Failed to delete the resume',
  renameJd: 'Failed to save the job role',
  connectionCheck: 'Connection check failed',
  recognitionCheck: 'Recognition check failed',
  voiceSample: 'Voice sample failed',
  fetchPlan: 'Failed to fetch interview plan',
  clientError: 'Failed to report an error',
  exportAccount: 'Download of your data failed',
  deleteAccount: 'Failed to delete the account',
} as const;

export type FallbackKey = keyof typeof FALLBACK_TEXTS;
