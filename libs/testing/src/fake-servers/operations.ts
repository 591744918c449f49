import { MAIN_API, VOICE_API } from '@portal/protocol';

interface Operation {
  server: 'main' | 'voice';
  method: string;
  route: string;
}

const main = (method: string, route: string): Operation => ({ server: 'main', method, route });
const voice = (method: string, route: string): Operation => ({ server: 'voice', method, route });

/** Every API call that the browser makes, by name. */
export const OPERATIONS = {
  login: main('POST', MAIN_API.login),
  register: main('POST', MAIN_API.register),
  refresh: main('POST', MAIN_API.refresh),
  logout: main('POST', MAIN_API.logout),
  authStatus: main('GET', MAIN_API.authStatus),
  exportAccount: main('GET', MAIN_API.accountExport),
  deleteAccount: main('DELETE', MAIN_API.account),
  runtimeData: main('POST', MAIN_API.runtimeData),
  listInterviews: main('GET', MAIN_API.interviews),
  createInterview: main('POST', MAIN_API.interviews),
  getInterview: main('GET', MAIN_API.interview),
  deleteInterview: main('DELETE', MAIN_API.interview),
  startInterview: main('PATCH', MAIN_API.startInterview),
  listMessages: main('GET', MAIN_API.messages),
  addMessage: main('POST', MAIN_API.messages),
  correctMessage: main('PATCH', MAIN_API.message),
  completeInterview: main('PATCH', MAIN_API.completeInterview),
  analyze: main('POST', MAIN_API.analyze),
  assessment: main('GET', MAIN_API.assessment),
  reportTicket: main('POST', MAIN_API.reportTicket),
  myResumes: main('GET', MAIN_API.myResumes),
  resumeFile: main('GET', MAIN_API.resumeFile),
  jobRoles: main('GET', MAIN_API.jobRoles),
  health: main('GET', MAIN_API.health),
  clientErrors: main('POST', MAIN_API.clientErrors),
  resumeUpload: voice('POST', VOICE_API.resumeUpload),
  resumeList: voice('GET', VOICE_API.resumeList),
  editResume: voice('PATCH', VOICE_API.resume),
  deleteResume: voice('DELETE', VOICE_API.resume),
  generateQuestions: voice('POST', VOICE_API.generateQuestions),
  jdUploadText: voice('POST', VOICE_API.jdUploadText),
  jdUploadFile: voice('POST', VOICE_API.jdUploadFile),
  jdList: voice('GET', VOICE_API.jdList),
  getJd: voice('GET', VOICE_API.jd),
  editJd: voice('PATCH', VOICE_API.jd),
  deleteJd: voice('DELETE', VOICE_API.jd),
  connectionCheck: voice('POST', '/auth/connection-check'),
  recognitionCheck: voice('POST', VOICE_API.recognitionCheck),
  voiceSample: voice('GET', VOICE_API.voiceSample),
  voiceLogin: voice('POST', VOICE_API.login),
  voiceHealth: voice('GET', VOICE_API.health),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

const PATTERNS = Object.entries(OPERATIONS).map(([name, { server, method, route }]) => ({
  name: name as OperationName,
  server,
  method,
  pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Returns the name of the operation that a request calls, or null if no operation matches. */
export function operationOf(
  server: Operation['server'],
  method: string,
  path: string,
): OperationName | null {
  return (
    PATTERNS.find(
      (known) => known.server === server && known.method === method && known.pattern.test(path),
    )?.name ?? null
  );
}
