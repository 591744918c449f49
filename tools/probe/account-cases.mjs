const login = (w, more = {}) => ({ email: w.ann.email, password: w.ann.password, ...more });
const register = (w, more = {}) => ({ ...login(w), firstName: 'Ann', lastName: 'Probe', ...more });
const LOGIN = { call: 'POST /api/v1/auth/login', server: 'main' };
const REGISTER = { call: 'POST /api/v1/auth/register', server: 'main' };
const STATUS = {
  call: 'GET /auth/status',
  server: 'main',
  fields: ['is_active:boolean', 'expires_in:number'],
};
const CLIENT_ERROR = { call: 'POST /api/v1/client-errors', server: 'main' };
const clientError = (more = {}) => ({
  kind: 'loader',
  reference: '0000-0000',
  problem: 'unreachable',
  message: 'probe',
  stack: [],
  module: 'auth/AuthScreen',
  remote: { name: 'auth', version: '0.0.0' },
  loaded: [],
  shell: { build: 'probe', contract: '0.0.0' },
  page: { view: 'login', language: 'en-US', browser: 'other' },
  ...more,
});
const UPLOAD = { call: 'POST /api/resume/upload', server: 'voice' };
const JD_TEXT = { call: 'POST /api/jd/upload-text', server: 'voice' };
const UPLOADED = [
  'message:string',
  'processing_status:string',
  'data.id:string',
  'data.uploadedAt:string',
  'data.originalName:string',
  'data.parsedData:object',
];
const INVALID_LOGIN = 'Invalid email or password. Please check your credentials and try again.';
const gateKeys = ['onboardingToken:string', 'userId:string'];

/**
 * Cases for every step from registration to an open session, including the uploads that login
 * requires first.
 */
export const accountCases = [
  {
    call: 'GET /health',
    server: 'main',
    case: 'main API',
    want: 200,
    fields: ['status:string', 'service:string', 'version:string', 'checks.database:string'],
  },
  {
    call: 'GET /health',
    server: 'voice',
    case: 'voice API',
    want: 200,
    fields: ['status:string', 'service:string', 'version:string', 'checks.database:string'],
  },
  {
    call: 'GET /openapi.json',
    server: 'main',
    case: 'main API',
    want: 200,
    fields: ['openapi:string', 'paths:object'],
  },
  {
    call: 'GET /openapi.json',
    server: 'voice',
    case: 'voice API',
    want: 200,
    fields: ['openapi:string', 'paths:object'],
  },
  { call: 'GET /no/such/call', server: 'main', case: 'unknown path', want: 404, code: 'not_found' },
  {
    call: 'GET /no/such/call',
    server: 'voice',
    case: 'unknown path',
    want: 404,
    code: 'not_found',
  },

  {
    ...CLIENT_ERROR,
    case: 'signed out',
    json: () => clientError(),
    want: 202,
    check: ({ bytes }) => bytes.length === 0 || 'a body',
  },
  {
    ...CLIENT_ERROR,
    case: 'message of 501',
    json: () => clientError({ message: 'x'.repeat(501) }),
    want: 400,
    code: 'validation_failed',
  },
  {
    ...CLIENT_ERROR,
    case: 'body of 20 KB',
    json: () => clientError({ message: 'x'.repeat(20_000) }),
    want: 413,
    code: 'payload_too_large',
  },

  {
    ...REGISTER,
    case: 'no first name',
    json: (w) => register(w, { firstName: ' ' }),
    want: 400,
    message: 'First name is required',
  },
  {
    ...REGISTER,
    case: 'no last name',
    json: (w) => register(w, { lastName: '' }),
    want: 400,
    message: 'Last name is required',
  },
  {
    ...REGISTER,
    case: 'no email',
    json: (w) => register(w, { email: '' }),
    want: 400,
    message: 'Email is required',
  },
  {
    ...REGISTER,
    case: 'password of 5',
    json: (w) => register(w, { password: '12345' }),
    want: 400,
    message: 'Password must be at least 6 characters',
  },
  {
    ...REGISTER,
    case: 'new person',
    json: (w) => register(w),
    want: 201,
    fields: [
      'message:string',
      'data.id:string',
      'data.email:string',
      'data.firstName:string',
      'data.lastName:string',
    ],
    message: 'Registration successful! Please login with your credentials.',
  },
  {
    ...REGISTER,
    case: 'the same email in capitals',
    json: (w) => register(w, { email: w.ann.email.toUpperCase() }),
    want: 409,
    code: 'email_taken',
  },

  {
    ...LOGIN,
    case: 'no email',
    json: (w) => login(w, { email: '' }),
    want: 400,
    message: 'Email is required',
  },
  {
    ...LOGIN,
    case: 'no password',
    json: (w) => login(w, { password: '' }),
    want: 400,
    message: 'Password is required',
  },
  {
    ...LOGIN,
    case: 'not an address',
    json: (w) => login(w, { email: 'ann' }),
    want: 400,
    message: 'Invalid email format',
  },
  {
    ...LOGIN,
    case: 'wrong password',
    json: (w) => login(w, { password: 'wrong one' }),
    want: 401,
    code: 'invalid_credentials',
    message: INVALID_LOGIN,
  },
  {
    ...LOGIN,
    case: 'unknown email',
    json: (w) => login(w, { email: `x-${w.ann.email}` }),
    want: 401,
    code: 'invalid_credentials',
    message: INVALID_LOGIN,
  },
  {
    ...LOGIN,
    case: 'no resume yet',
    json: (w) => login(w),
    want: 403,
    code: 'resume_required',
    message: 'Resume required. Please upload your resume to continue.',
    fields: gateKeys,
    keep: (w, { body }) =>
      Object.assign(w.ann, { onboardingToken: body.onboardingToken, userId: body.userId }),
  },

  {
    ...UPLOAD,
    case: 'at the gate',
    token: (w) => w.ann.onboardingToken,
    form: (w) => ({ user_id: w.ann.userId, file: { name: 'cv.pdf', bytes: w.files.resume } }),
    want: 201,
    fields: UPLOADED,
    check: ({ body }) =>
      body.processing_status === 'completed' || `processing_status ${body.processing_status}`,
    keep: (w, { body }) => Object.assign(w.ann, { resumeId: body.data.id }),
  },
  {
    ...LOGIN,
    case: 'no job description yet',
    json: (w) => login(w),
    want: 403,
    code: 'job_description_required',
    message: 'Job description required. Please add a job description to continue.',
    fields: gateKeys,
  },
  {
    call: 'GET /api/v1/interviews',
    server: 'main',
    case: 'onboarding token',
    token: (w) => w.ann.onboardingToken,
    want: 401,
    code: 'unauthorized',
  },
  {
    ...JD_TEXT,
    case: 'at the gate',
    token: (w) => w.ann.onboardingToken,
    form: (w) => ({
      user_id: w.ann.email,
      job_title: 'Platform Engineer',
      company_name: 'Globex',
      jd_content: w.jdText,
    }),
    want: 201,
    fields: [
      'message:string',
      'processing_status:string',
      'data.user_id:string',
      'data.job_title:string',
      'data.company_name:string',
      'data.jd_content:string',
    ],
    keep: (w, { body }) => Object.assign(w.ann, { jobRoleId: body.data.id }),
  },
  {
    ...LOGIN,
    case: 'all there',
    json: (w) => login(w),
    want: 200,
    fields: [
      'data.user.id:string',
      'data.user.email:string',
      'data.user.firstName:string',
      'data.user.lastName:string',
      'data.user.accessToken:string',
      'data.user.sessionId:string',
      'data.expiresIn:number',
    ],
    check: ({ headers }) =>
      (headers.getSetCookie().length > 0 &&
        headers.getSetCookie().every((cookie) => /HttpOnly/i.test(cookie))) ||
      'no HttpOnly cookie, or another one',
    keep: (w, { body, headers }) =>
      Object.assign(w.ann, {
        accessToken: body.data.user.accessToken,
        sessionToken: body.data.user.sessionId,
        cookie: headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      }),
  },

  {
    ...STATUS,
    case: 'active session',
    headers: (w) => ({ 'x-api-key': w.apiKey, 'x-session-token': w.ann.sessionToken }),
    want: 200,
    check: ({ body }) => body.is_active === true || 'not active',
  },
  {
    ...STATUS,
    case: 'unknown session',
    headers: (w) => ({ 'x-api-key': w.apiKey, 'x-session-token': 'unknown' }),
    want: 200,
    check: ({ body }) => body.is_active === false || 'active',
  },
  {
    ...STATUS,
    case: 'no API key',
    headers: (w) => ({ 'x-session-token': w.ann.sessionToken }),
    want: 401,
    code: 'unauthorized',
    fields: [],
  },
  {
    call: 'POST /api/v1/auth/refresh',
    server: 'main',
    case: 'with the cookie',
    headers: (w) => ({ cookie: w.ann.cookie }),
    want: 200,
    fields: ['data.accessToken:string', 'data.expiresIn:number'],
    keep: (w, { body }) => Object.assign(w.ann, { accessToken: body.data.accessToken }),
  },
  { call: 'POST /api/v1/auth/refresh', server: 'main', case: 'without it', want: 401 },
];

/** Cases that run last: they end the session and check that nothing is accessible any more. */
export const farewellCases = [
  {
    call: 'POST /api/v1/auth/logout',
    server: 'main',
    case: 'own session',
    by: 'bob',
    headers: (w) => ({ 'x-session-token': w.bob.sessionToken }),
    want: 204,
  },
  {
    ...STATUS,
    case: 'after logout',
    headers: (w) => ({ 'x-api-key': w.apiKey, 'x-session-token': w.bob.sessionToken }),
    want: 200,
    check: ({ body }) => body.is_active === false || 'still active',
  },
  {
    call: 'GET /resume/my-resumes',
    server: 'main',
    case: 'after logout',
    by: 'bob',
    want: 401,
    code: 'unauthorized',
  },
  {
    call: 'GET /api/resume/list/{userId}',
    server: 'voice',
    case: 'after logout',
    by: 'bob',
    path: (w) => `/api/resume/list/${w.bob.userId}`,
    want: 401,
    code: 'unauthorized',
  },
];
