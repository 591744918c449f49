/**
 * Paths of the main API, in Fastify’s `:param` syntax. Clients fill in the parameters with
 * `path()`.
 */
export const MAIN_API = {
  login: '/api/v1/auth/login',
  register: '/api/v1/auth/register',
  refresh: '/api/v1/auth/refresh',
  logout: '/api/v1/auth/logout',
  authStatus: '/auth/status',
  account: '/api/v1/account',
  accountExport: '/api/v1/account/export',
  runtimeData: '/api/runtime/data/:sessionId',
  interviews: '/api/v1/interviews',
  interview: '/api/v1/interviews/:id',
  startInterview: '/api/v1/interviews/:id/start',
  messages: '/api/v1/interviews/:id/messages',
  message: '/api/v1/interviews/:id/messages/:messageId',
  completeInterview: '/api/v1/interviews/:id/complete',
  analyze: '/api/v1/interviews/:id/analyze',
  assessment: '/api/v1/interviews/:id/assessment',
  reportTicket: '/api/v1/interviews/:id/report-ticket',
  clientErrors: '/api/v1/client-errors',
  health: '/health',
  myResumes: '/resume/my-resumes',
  resumeFile: '/resume/:id/file',
  jobRoles: '/api/v1/job-roles/user/roles',
  openapi: '/openapi.json',
} as const;

export const VOICE_API = {
  resumeUpload: '/api/resume/upload',
  resumeList: '/api/resume/list/:userId',
  resume: '/api/resume/:id',
  generateQuestions: '/api/resume/generate-questions',
  jdUploadText: '/api/jd/upload-text',
  jdUploadFile: '/api/jd/upload-file',
  jdList: '/api/jd/list/:userId',
  jd: '/api/jd/:id',
  login: '/auth/login',
  connectionCheck: '/auth/connection-check',
  recognitionCheck: '/auth/recognition-check',
  voiceSample: '/api/voices/sample',
  plan: '/api/plans/:id',
  health: '/health',
  openapi: '/openapi.json',
} as const;

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills in a route's `:param`s with URI-encoded values. */
export function path<P extends string>(route: P, params: Record<Params<P>, string>): string {
  return route.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}

/** Names of the request headers that the servers read. */
export const HEADERS = {
  sessionToken: 'x-session-token',
  apiKey: 'x-api-key',
  reportTicket: 'x-report-ticket',
} as const;
