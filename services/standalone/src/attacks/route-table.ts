import { DEFAULT_RUNTIME_DATA, MAIN_API, VOICE_API } from '@portal/protocol';
import type { Identity } from './identities';
import { LEGACY, PASSWORD, type Belongings, type InterviewState } from './world';

/** An expected status, or several if the status depends on the number of earlier calls. */
export type Expected = number | readonly number[];

/**
 * How the tests call a route, and the status that each caller must get. The ids in the path, query
 * and body are always the victim's. Callers that are not listed must get `everyone`, or 401 if it
 * is not set.
 *
 * To add a route, add a row with:
 * - `state`, `query`, `body` or `form`: the state of the interview and what to send, if needed
 * - `allow`: callers that are allowed
 * - `refuse`: refused callers whose status differs from that of unlisted callers
 * - `everyone`: the status for unlisted callers, if the route is public
 */
export interface RouteRow {
  state?: InterviewState;
  /** Sent in addition to the victim's ids. */
  query?: Record<string, string>;
  body?(victim: Belongings): Record<string, unknown>;
  form?(victim: Belongings): Record<string, string>;
  /** Whether the form also contains a file. */
  file?: boolean;
  /**
   * Callers whose requests are allowed, with the expected status. Some of them can access the
   * victim's data, others only their own. The tests create a new victim for each of these callers.
   */
  allow?: Partial<Record<Identity, Expected>>;
  refuse?: Partial<Record<Identity, Expected>>;
  everyone?: Expected;
}

const owner = (status: number) => ({ allow: { owner: status } });
const ownerAndInterviewer = (status: number) => ({ allow: { owner: status, interviewer: status } });
const hidden = { refuse: { 'other candidate': 404 } } as const;
const hiddenFromTickets = {
  refuse: { 'other candidate': 404, 'report ticket, another’s': 404 },
} as const;
/**
 * Expected statuses for uploading and listing documents. The victim's onboarding token allows both.
 */
const uploads = (status: number) =>
  ({
    allow: { owner: status, 'onboarding, owner’s': status },
    refuse: { 'other candidate': 403, 'onboarding, other’s': 403 },
  }) as const;
const form = ({ person, mark }: Belongings) => ({
  user_id: person.userId,
  job_title: mark,
  jd_content: `A job description of ${mark}, long enough to be taken.`,
});
const facts = {
  name: 'Changed',
  skills: [],
  titles: [],
  employers: [],
  projects: [],
  yearsOfExperience: null,
};
const clientError = {
  kind: 'loader',
  reference: '12AB-90EF',
  problem: 'unreachable',
  message: 'x',
  stack: [],
  module: null,
  remote: null,
  loaded: [],
  shell: { build: '0', contract: '1' },
  page: { view: 'login', language: 'en-US', browser: 'chrome 131' },
};

export const MAIN_ROUTES: Record<string, RouteRow> = {
  'GET /openapi.json': { everyone: 200 },
  'GET /health': { everyone: 200 },
  'GET /ready': { everyone: 200 },
  [`POST ${MAIN_API.clientErrors}`]: { body: () => clientError, everyone: 202 },
  // These calls send a wrong password, and the rate limit applies after five attempts.
  [`POST ${MAIN_API.login}`]: {
    body: ({ person }) => ({ email: person.email, password: 'wrong' }),
    everyone: [401, 429],
  },
  [`POST ${MAIN_API.register}`]: {
    body: ({ person }) => ({
      email: person.email,
      password: 'stolen',
      firstName: 'A',
      lastName: 'B',
    }),
    everyone: 409,
  },
  [`POST ${MAIN_API.refresh}`]: { allow: { 'refresh cookie alone': 200 } },
  // A session token or a refresh cookie ends the session it belongs to. Without either, there is
  // nothing to end.
  [`POST ${MAIN_API.logout}`]: {
    allow: {
      owner: 204,
      'session token alone': 204,
      'refresh cookie alone': 204,
      'other’s token, owner’s session': 204,
      'other candidate': 204,
    },
    everyone: 204,
  },
  [`GET ${MAIN_API.authStatus}`]: { everyone: 200, refuse: { visitor: 401, 'legacy key': 401 } },
  [`POST ${MAIN_API.runtimeData}`]: {
    body: () => ({ ...DEFAULT_RUNTIME_DATA }),
    ...owner(202),
    refuse: { 'other candidate': 403 },
  },

  [`POST ${MAIN_API.interviews}`]: {
    body: ({ resumeId, jobRoleId }) => ({ resumeId, jobRoleId }),
    ...owner(201),
    ...hidden,
  },
  [`GET ${MAIN_API.interviews}`]: { allow: { owner: 200, 'other candidate': 200 } },
  [`GET ${MAIN_API.interview}`]: {
    allow: { owner: 200, interviewer: 200, 'report ticket, this': 200 },
    ...hiddenFromTickets,
  },
  [`DELETE ${MAIN_API.interview}`]: { state: 'completed', ...owner(204), ...hidden },
  [`PATCH ${MAIN_API.startInterview}`]: { state: 'created', ...owner(200), ...hidden },
  [`PATCH ${MAIN_API.completeInterview}`]: { ...ownerAndInterviewer(200), ...hidden },
  [`POST ${MAIN_API.messages}`]: {
    body: () => ({ role: 'user', content: 'planted' }),
    ...ownerAndInterviewer(201),
    ...hidden,
  },
  [`GET ${MAIN_API.messages}`]: {
    allow: { owner: 200, interviewer: 200, 'report ticket, this': 200 },
    ...hiddenFromTickets,
  },
  [`PATCH ${MAIN_API.message}`]: {
    body: ({ mark }) => ({
      corrections: [{ from: 0, count: 1, heard: mark, text: 'planted' }],
    }),
    ...owner(200),
    ...hidden,
  },
  [`POST ${MAIN_API.analyze}`]: {
    state: 'completed',
    body: () => ({ forceReAnalyze: true }),
    ...ownerAndInterviewer(202),
    ...hidden,
  },
  [`GET ${MAIN_API.assessment}`]: {
    state: 'analyzed',
    allow: { owner: 200, 'report ticket, this': 200 },
    ...hiddenFromTickets,
  },
  [`POST ${MAIN_API.reportTicket}`]: { ...owner(201), ...hidden },
  [`GET ${MAIN_API.myResumes}`]: { allow: { owner: 200, 'other candidate': 200 } },
  [`GET ${MAIN_API.resumeFile}`]: { ...owner(200), ...hidden },
  [`GET ${MAIN_API.jobRoles}`]: { allow: { owner: 200, 'other candidate': 200 } },
  [`GET ${MAIN_API.accountExport}`]: {
    state: 'completed',
    allow: { owner: 200, 'other candidate': 200 },
  },
  // The route takes no id, so callers can delete only their own account.
  [`DELETE ${MAIN_API.account}`]: {
    state: 'completed',
    body: ({ person }) => ({ password: PASSWORD, userId: person.userId, email: person.email }),
    allow: { owner: 204, 'other candidate': 204 },
  },
};

export const VOICE_ROUTES: Record<string, RouteRow> = {
  'GET /openapi.json': { everyone: 200 },
  'GET /health': { everyone: 200 },
  'GET /ready': { everyone: 200 },
  [`POST ${VOICE_API.resumeUpload}`]: { form, file: true, ...uploads(201) },
  [`GET ${VOICE_API.resumeList}`]: uploads(200),
  [`PATCH ${VOICE_API.resume}`]: {
    body: () => ({ parsedData: facts, originalName: 'Changed.pdf' }),
    ...owner(200),
    ...hidden,
  },
  [`DELETE ${VOICE_API.resume}`]: { ...owner(204), ...hidden },
  [`POST ${VOICE_API.generateQuestions}`]: {
    body: ({ person, resumeId }) => ({ user_id: person.userId, resume_id: resumeId }),
    ...owner(200),
    refuse: { 'other candidate': 403 },
  },
  [`POST ${VOICE_API.jdUploadText}`]: { form, ...uploads(201) },
  [`POST ${VOICE_API.jdUploadFile}`]: { form, file: true, ...uploads(201) },
  [`GET ${VOICE_API.jdList}`]: uploads(200),
  [`GET ${VOICE_API.jd}`]: {
    allow: { owner: 200, 'onboarding, owner’s': 200 },
    refuse: { 'other candidate': 404, 'onboarding, other’s': 404 },
  },
  [`PATCH ${VOICE_API.jd}`]: {
    body: () => ({ job_title: 'Changed' }),
    ...owner(200),
    ...hidden,
  },
  [`DELETE ${VOICE_API.jd}`]: { ...owner(204), ...hidden },
  [`POST ${VOICE_API.login}`]: {
    body: ({ person, interviewId, resumeId, jobRoleId }) => ({
      user_identity: person.email,
      interview_id: interviewId,
      resume_id: resumeId,
      job_role_id: jobRoleId,
      app_id: LEGACY.appId,
    }),
    // The legacy key identifies a registered application, but that application is not allowed to
    // use a person's ids.
    ...owner(200),
    refuse: { 'other candidate': 403, 'legacy key': 403 },
  },
  [`POST ${VOICE_API.connectionCheck}`]: { allow: { owner: 200, 'other candidate': 200 } },
  [`POST ${VOICE_API.recognitionCheck}`]: {
    body: () => ({ language: 'en-US', hearing: 'local' }),
    allow: { owner: 200, 'other candidate': 200 },
  },
  // Samples are the same for everybody.
  [`GET ${VOICE_API.voiceSample}`]: {
    query: { language: 'en-US', voice: 'adam' },
    allow: { owner: 200, 'other candidate': 200 },
  },
  [`GET ${VOICE_API.plan}`]: { allow: { interviewer: 200 } },
};

/**
 * Returns the URL of a route with the victim's ids in its path and query.
 * @param query what the query contains besides
 */
export function pathOf(route: string, victim: Belongings, query: RouteRow['query'] = {}): string {
  const path = route.slice(route.indexOf(' ') + 1);
  const id = path.startsWith('/api/plans')
    ? victim.planId
    : path.startsWith('/api/jd')
      ? victim.jobRoleId
      : path.includes('resume')
        ? victim.resumeId
        : victim.interviewId;
  const filled = path
    .replace(':userId', encodeURIComponent(victim.person.userId))
    .replace(':messageId', victim.messageId)
    .replace(':sessionId', victim.person.sessionToken)
    .replace(':id', id);
  const ids = {
    userId: victim.person.userId,
    user_id: victim.person.userId,
    id,
    interview_id: victim.interviewId,
  };
  return `${filled}?${new URLSearchParams({ ...ids, ...query }).toString()}`;
}
