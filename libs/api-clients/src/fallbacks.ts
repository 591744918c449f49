/**
 * Error texts for calls whose failure comes without a message from the server (product
 * specification, §8). The keys identify the calls: the catalogues translate the texts under
 * `common:apiErrors.<key>`. The last group is not in the specification.
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
  reportTicket: 'Failed to fetch report ticket',
  resumeFile: 'Failed to fetch resume file',
  correctResume: 'Failed to save the resume',
  connectionCheck: 'Connection check failed',
  fetchPlan: 'Failed to fetch interview plan',
  clientError: 'Failed to report an error',
  exportAccount: 'Download of your data failed',
  deleteAccount: 'Failed to delete the account',
} as const;

export type FallbackKey = keyof typeof FALLBACK_TEXTS;
