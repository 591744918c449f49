import { NOBODY } from './world.mjs';

const INTERVIEW = [
  'data.id:string',
  'data.resumeId:string',
  'data.jobRoleId:string',
  'data.numberOfQuestions:number',
  'data.language:string',
  'data.difficulty:string',
  'data.status:string',
];
const MESSAGE = [
  'data.id:string',
  'data.role:string',
  'data.content:string',
  'data.metadata:object|null',
  'data.createdAt:string',
];
const CREATE = { call: 'POST /api/v1/interviews', server: 'main', by: 'ann' };
const LOGIN = { call: 'POST /auth/login', server: 'voice', by: 'ann' };
const CHECK = {
  call: 'POST /auth/connection-check',
  server: 'voice',
  by: 'ann',
  headers: (w) => ({ 'x-api-key': w.apiKey }),
};
const SENTENCE = {
  call: 'POST /auth/recognition-check',
  server: 'voice',
  by: 'ann',
  headers: (w) => ({ 'x-api-key': w.apiKey }),
  json: { language: 'en-US', hearing: 'built-in' },
};
const RUNTIME = {
  call: 'POST /api/runtime/data/{sessionId}',
  server: 'main',
  by: 'ann',
  path: (w) => `/api/runtime/data/${w.ann.sessionToken}`,
};

const at =
  (end = '') =>
  (w) =>
    `/api/v1/interviews/${w.ann.interviewId}${end}`;
/**
 * Returns the fields that all calls to a route have in common. The calls are for the probe's own
 * interview.
 */
const on = (method, end = '') => ({
  call: `${method} /api/v1/interviews/{id}${end}`,
  server: 'main',
  by: 'ann',
  path: at(end),
});
const GET = on('GET');
const START = on('PATCH', '/start');
const ADD = on('POST', '/messages');
const CORRECT = {
  ...on('PATCH', '/messages/{messageId}'),
  path: (w) => `/api/v1/interviews/${w.ann.interviewId}/messages/${w.spoken}`,
};
const COMPLETE = on('PATCH', '/complete');
const DELETE = on('DELETE');
const ANALYZE = on('POST', '/analyze');
const ASSESSMENT = on('GET', '/assessment');
const TICKET = on('POST', '/report-ticket');

const create =
  (more = {}) =>
  (w) => ({
    resumeId: w.ann.resumeId,
    jobRoleId: w.ann.jobRoleId,
    numberOfQuestions: 3,
    language: 'en-US',
    difficulty: 'medium',
    ...more,
  });
const room =
  (more = {}) =>
  (w) => ({
    user_identity: w.ann.email,
    language: 'en-US',
    interview_id: w.ann.interviewId,
    interview_type: 'both',
    voice: 'adam',
    ...more,
  });
const key = (w) => ({ 'x-api-key': w.apiKey });
const says =
  (content, segmentId, role = 'user') =>
  () => ({
    role,
    content,
    metadata: segmentId
      ? {
          segmentId,
          questionIndex: 0,
          kind: role === 'user' ? 'answer' : 'question',
          startMs: 1000,
          endMs: 9000,
        }
      : null,
  });
const status =
  (wanted) =>
  ({ body }) =>
    body.data.status === wanted || `status ${body.data.status}`;
const correct =
  (...corrections) =>
  () => ({ corrections: corrections.map(([from, count, text]) => ({ from, count, text })) });
const analyze = (forceReAnalyze) => () => ({ forceReAnalyze, quickAnalysis: false });
const screen = () => ({
  components: [
    { hash: 'a', text: 'Mute', componentType: 'button', isClickable: true, children: [] },
  ],
  deviceId: 'probe',
  screenName: 'interview',
});
const refusedToOthers = (call, more = {}) => ({
  ...call,
  case: 'somebody else’s',
  by: 'bob',
  want: 404,
  code: 'not_found',
  ...more,
});

const creating = [
  {
    ...CREATE,
    case: 'defaults',
    json: (w) => ({ resumeId: w.ann.resumeId, jobRoleId: w.ann.jobRoleId }),
    want: 201,
    fields: INTERVIEW,
    check: ({ body: { data } }) =>
      (data.numberOfQuestions === 5 &&
        data.difficulty === 'medium' &&
        data.language === 'en-US' &&
        data.status === 'created') ||
      'other defaults',
  },
  {
    ...CREATE,
    case: 'of 3 questions',
    json: create(),
    want: 201,
    fields: INTERVIEW,
    keep: (w, { body }) => (w.ann.interviewId = body.data.id),
  },
  {
    ...CREATE,
    case: 'somebody else’s resume',
    json: (w) => create({ resumeId: w.bob.resumeId })(w),
    want: 404,
    code: 'not_found',
  },
  {
    ...CREATE,
    case: 'no such job role',
    json: create({ jobRoleId: NOBODY }),
    want: 404,
    code: 'not_found',
  },
  {
    call: 'GET /api/v1/interviews',
    server: 'main',
    case: 'own',
    by: 'ann',
    want: 200,
    fields: [
      'data:array',
      'data.0.id:string',
      'data.0.jobTitle:string',
      'data.0.overallScore:number|null',
    ],
  },
  { ...GET, case: 'own', want: 200, fields: INTERVIEW },
  refusedToOthers(GET),
  {
    ...GET,
    case: 'no such',
    path: () => `/api/v1/interviews/${NOBODY}`,
    want: 404,
    code: 'not_found',
  },
  { ...COMPLETE, case: 'before the start', want: 409, code: 'invalid_transition' },
  {
    ...ADD,
    case: 'before the start',
    json: says('Too early'),
    want: 409,
    code: 'invalid_transition',
  },
  {
    ...ANALYZE,
    case: 'before its end',
    json: analyze(false),
    want: 409,
    code: 'invalid_transition',
  },
  { ...ASSESSMENT, case: 'before any analysis', want: 404, code: 'analysis_not_started' },
];

const opening = [
  {
    ...CHECK,
    case: 'own',
    want: 200,
    fields: ['room_name:string', 'livekit_token:string', 'livekit_url:string', 'expires_in:number'],
    check: ({ body }, w) =>
      (/^check-/.test(body.room_name) && narrow(body, w.ann)) || 'another room, person or right',
  },
  { ...CHECK, case: 'no API key', headers: () => ({}), want: 401, code: 'unauthorized' },
  {
    ...SENTENCE,
    case: 'own',
    want: 200,
    fields: ['room_name:string', 'livekit_token:string', 'livekit_url:string', 'expires_in:number'],
    check: ({ body }, w) =>
      (/^recognition-check-/.test(body.room_name) && narrow(body, w.ann)) ||
      'another room, person or right',
  },
  { ...SENTENCE, case: 'no API key', headers: () => ({}), want: 401, code: 'unauthorized' },
  { ...LOGIN, case: 'no API key', json: room(), want: 401, code: 'unauthorized' },
  {
    ...LOGIN,
    case: 'unknown API key',
    headers: () => ({ 'x-api-key': 'nobody' }),
    json: room(),
    want: 401,
    code: 'unauthorized',
  },
  {
    ...LOGIN,
    case: 'as somebody else',
    headers: key,
    json: (w) => room({ user_identity: w.bob.email })(w),
    want: 403,
    code: 'forbidden',
  },
  {
    ...LOGIN,
    case: 'somebody else’s',
    by: 'bob',
    headers: key,
    json: (w) => room({ user_identity: w.bob.email })(w),
    want: 404,
    code: 'not_found',
  },
  {
    ...LOGIN,
    case: 'somebody else’s resume',
    headers: key,
    json: (w) => room({ resume_id: w.bob.resumeId })(w),
    want: 404,
    code: 'not_found',
  },
  {
    ...LOGIN,
    case: 'no interview',
    headers: key,
    json: room({ interview_id: undefined }),
    want: 400,
    code: 'bad_request',
  },
  {
    ...LOGIN,
    case: 'legacy form, unregistered',
    by: undefined,
    headers: key,
    json: () => ({ user_identity: 'visitor', app_id: 'nobody' }),
    want: 401,
    code: 'unauthorized',
  },
  {
    ...LOGIN,
    case: 'bearer',
    headers: key,
    json: room(),
    want: 200,
    fields: [
      'session_id:string',
      'room_name:string',
      'livekit_token:string',
      'livekit_url:string',
      'expires_in:number',
      'user_identity:string',
    ],
    check: ({ body }, w) =>
      (body.room_name === `interview-${w.ann.interviewId}` &&
        body.user_identity === w.ann.email &&
        narrow(body, w.ann)) ||
      'another room, person or right',
  },
  {
    ...LOGIN,
    case: 'jwt_token, again',
    by: undefined,
    headers: key,
    json: (w) => room({ jwt_token: w.ann.accessToken, session_token: w.ann.sessionToken })(w),
    want: 200,
    check: ({ body }, w) => body.room_name === `interview-${w.ann.interviewId}` || 'another room',
  },
  {
    call: 'GET /api/plans/{id}',
    server: 'voice',
    case: 'a candidate',
    by: 'ann',
    path: () => `/api/plans/${NOBODY}`,
    want: 401,
    code: 'unauthorized',
  },
  {
    call: 'GET /api/plans/{id}',
    server: 'voice',
    case: 'interviewer, no such',
    token: (w) => w.serviceToken,
    path: () => `/api/plans/${NOBODY}`,
    when: (w) => w.serviceToken,
    want: 404,
    code: 'not_found',
  },
];

/**
 * Whether a room token only allows this person to join this room, without any administrative
 * permissions. LiveKit knows people by their user id, not by their email address.
 */
function narrow({ livekit_token: token, room_name: roomName }, { userId }) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const { video } = claims;
  const powers = ['roomCreate', 'roomList', 'roomAdmin', 'roomRecord', 'hidden', 'recorder'].filter(
    (power) => video[power],
  );
  return (
    claims.sub === userId &&
    video.room === roomName &&
    video.roomJoin === true &&
    powers.length === 0
  );
}

const holding = [
  refusedToOthers(START),
  { ...START, case: 'own', want: 200, fields: INTERVIEW, check: status('started') },
  { ...START, case: 'again', want: 200, check: status('started') },
  { ...DELETE, case: 'under way', want: 409, code: 'interview_in_progress' },
  { ...RUNTIME, case: 'own session', json: screen, want: 202, fields: ['message:string'] },
  {
    ...RUNTIME,
    case: 'somebody else’s',
    path: (w) => `/api/runtime/data/${w.bob.sessionToken}`,
    json: screen,
    want: 403,
    code: 'forbidden',
  },
  {
    ...RUNTIME,
    case: 'too large',
    json: () => ({ ...screen(), screenName: 'x'.repeat(300_000) }),
    want: 413,
    code: 'payload_too_large',
  },
  {
    ...ADD,
    case: 'a question',
    json: says('What did you build at Acme Cloud?', 'probe-q1', 'assistant'),
    want: 201,
    fields: MESSAGE,
  },
  {
    ...ADD,
    case: 'an answer',
    json: says(
      'At Acme Cloud I built the billing service in TypeScript and PostgreSQL, because invoices took a day; after it they took a minute.',
      'probe-a1',
    ),
    want: 201,
    fields: MESSAGE,
    keep: (w, { body }) => (w.spoken = body.data.id),
  },
  {
    ...ADD,
    case: 'the same segment',
    json: says('At Acme Cloud I built something', 'probe-a1'),
    want: 200,
    fields: MESSAGE,
  },
  { ...ADD, case: 'metadata null', json: says('Thank you.'), want: 201, fields: MESSAGE },
  refusedToOthers(ADD, { json: says('x') }),
  {
    ...on('GET', '/messages'),
    case: 'own',
    want: 200,
    check: ({ body }) =>
      (Array.isArray(body.data) &&
        body.data.filter((message) => message.metadata?.segmentId === 'probe-a1').length === 1) ||
      'the segment is not there once',
  },
  refusedToOthers(on('GET', '/messages')),
  {
    ...CORRECT,
    case: 'what was misheard, and an addition',
    json: correct([1, 2, 'Acme Clouds'], [5, 1, 'never']),
    want: 200,
    fields: [...MESSAGE, 'data.corrections.items:array'],
    check: ({ body: { data } }) =>
      data.corrections.items.map(({ addition }) => addition).join() === 'false,true' ||
      'not one mended and one added',
  },
  {
    ...CORRECT,
    case: 'words that are not there',
    json: correct([200, 1, 'Acme']),
    want: 400,
    code: 'validation_failed',
  },
  { ...CORRECT, case: 'undone', json: correct(), want: 200, fields: MESSAGE },
  refusedToOthers(CORRECT, { json: correct([1, 1, 'planted']) }),
  refusedToOthers(COMPLETE),
  { ...COMPLETE, case: 'own', want: 200, fields: INTERVIEW, check: status('completed') },
  { ...COMPLETE, case: 'again', want: 200 },
  { ...START, case: 'after its end', want: 409, code: 'invalid_transition' },
  {
    ...LOGIN,
    case: 'after its end',
    headers: key,
    json: room(),
    want: 409,
    code: 'invalid_transition',
  },
];

const judging = [
  refusedToOthers(ANALYZE, { json: analyze(false) }),
  {
    ...ANALYZE,
    case: 'first time',
    json: analyze(false),
    want: [200, 202],
    fields: ['data.status:string', 'data.revision:number'],
  },
  {
    ...ASSESSMENT,
    case: 'when it is done',
    patience: true,
    want: 200,
    fields: [
      'data.overall.score:number|null',
      'data.competencies:array',
      'data.questions:array',
      'data.delivery:object',
      'data.nextSteps:array',
      'data.engine.id:string',
      'data.revision:number',
    ],
    check: ({ body }) => body.data.revision === 1 || `revision ${body.data.revision}`,
  },
  {
    ...ANALYZE,
    case: 'once more, not forced',
    json: analyze(false),
    want: 200,
    check: ({ body }) => body.data.revision === 1 || `revision ${body.data.revision}`,
  },
  {
    ...ANALYZE,
    case: 'forced',
    json: analyze(true),
    want: [200, 202],
    check: ({ body }) => body.data.revision === 2 || `revision ${body.data.revision}`,
  },
  {
    ...ASSESSMENT,
    case: 'the second',
    patience: true,
    want: 200,
    check: ({ body }) => body.data.revision === 2 || `revision ${body.data.revision}`,
  },
  {
    ...ASSESSMENT,
    case: 'the first, still',
    path: at('/assessment?revision=1'),
    want: 200,
    check: ({ body }) => body.data.revision === 1 || `revision ${body.data.revision}`,
  },
  {
    ...ASSESSMENT,
    case: 'no such revision',
    path: at('/assessment?revision=9'),
    want: 404,
    code: 'not_found',
  },
  refusedToOthers(ASSESSMENT),
  refusedToOthers(TICKET),
  {
    ...TICKET,
    case: 'own',
    want: 201,
    fields: ['data.ticket:string', 'data.expiresIn:number'],
    keep: (w, { body }) => (w.ticket = body.data.ticket),
  },
  {
    ...ASSESSMENT,
    case: 'by ticket',
    by: undefined,
    headers: (w) => ({ 'x-report-ticket': w.ticket }),
    want: 200,
    fields: ['data.overall:object'],
  },
  {
    ...on('GET', '/messages'),
    case: 'by ticket',
    by: undefined,
    headers: (w) => ({ 'x-report-ticket': w.ticket }),
    want: 200,
    fields: ['data:array'],
  },
  {
    ...GET,
    case: 'by ticket',
    by: undefined,
    headers: (w) => ({ 'x-report-ticket': w.ticket }),
    want: 200,
    fields: ['data.jobTitle:string', 'data.overallScore:number|null'],
  },
  {
    ...DELETE,
    case: 'by ticket',
    by: undefined,
    headers: (w) => ({ 'x-report-ticket': w.ticket }),
    want: 401,
    code: 'unauthorized',
  },
  {
    ...ASSESSMENT,
    case: 'by a wrong ticket',
    by: undefined,
    headers: () => ({ 'x-report-ticket': 'wrong' }),
    want: 401,
    code: 'unauthorized',
  },
];

/** Cases that run last, because they delete what the other cases created. */
const deleting = [
  refusedToOthers(DELETE),
  { ...DELETE, case: 'own', want: 204, check: ({ body }) => body === null || 'a body' },
  { ...DELETE, case: 'again', want: 404, code: 'not_found' },
  { ...GET, case: 'after it was deleted', want: 404, code: 'not_found' },
  { ...ASSESSMENT, case: 'after it was deleted', want: 404, code: 'not_found' },
];

export const interviewCases = [...creating, ...opening, ...holding, ...judging, ...deleting];
