import { NOBODY } from './world.mjs';

const RESUME = { call: 'POST /api/resume/upload', server: 'voice', by: 'ann' };
const CORRECTION = {
  call: 'PATCH /api/resume/{id}',
  server: 'voice',
  by: 'ann',
  path: (w) => `/api/resume/${w.ann.resumeId}`,
};
const REMOVAL = {
  call: 'DELETE /api/resume/{id}',
  server: 'voice',
  by: 'ann',
  path: (w) => `/api/resume/${w.otherResumeId}`,
};
const JD_TEXT = { call: 'POST /api/jd/upload-text', server: 'voice', by: 'ann' };
const JD_FILE = { call: 'POST /api/jd/upload-file', server: 'voice', by: 'ann' };
const QUESTIONS = { call: 'POST /api/resume/generate-questions', server: 'voice', by: 'ann' };

const resume =
  (kind, more = {}) =>
  (w) => ({
    user_id: w.ann.userId,
    ...(kind && { file: { name: `${kind}.pdf`, bytes: w.files[kind] } }),
    ...more,
  });
const text =
  (more = {}) =>
  (w) => ({
    user_id: w.ann.userId,
    job_title: 'Platform Engineer',
    company_name: 'Globex',
    jd_content: w.jdText,
    ...more,
  });
const jobFile =
  (kind, more = {}) =>
  (w) => ({ ...resume(kind)(w), job_title: 'Site Engineer', ...more });
const questions =
  (more = {}) =>
  (w) => ({
    resume_id: w.ann.resumeId,
    user_id: w.ann.userId,
    question_count: 4,
    difficulty_level: 'hard',
    categories: ['technical', 'behavioral'],
    ...more,
  });

const facts =
  (more = {}) =>
  () => ({
    parsedData: {
      name: 'Ann Probe',
      skills: ['Rust'],
      titles: [],
      employers: [],
      projects: ['Tidewatch'],
      yearsOfExperience: 4,
      ...more,
    },
  });

const failedWith =
  (word) =>
  ({ body }) =>
    (body.processing_status === 'failed' &&
      body.detail?.includes(word) &&
      body.data.failureReason === body.detail) ||
    `failed about "${word}" was expected, got ${body.processing_status}: ${body.detail}`;
const FAILED = 'Resume processing failed. Please try uploading again.';
const jdPath = (w) => `/api/jd/${w.jobFileId}`;

export const documentCases = [
  {
    ...RESUME,
    case: 'the same file again',
    form: resume('resume'),
    want: 200,
    check: ({ body }, w) => body.data.id === w.ann.resumeId || 'another record',
  },
  {
    ...RESUME,
    case: 'no file',
    form: resume(null),
    want: 400,
    code: 'resume_missing',
    message: 'Please select a resume file',
  },
  {
    ...RESUME,
    case: 'text named .pdf',
    form: resume('text'),
    want: 415,
    code: 'resume_not_pdf',
    message: 'Only PDF files are supported for resumes',
  },
  {
    ...RESUME,
    case: '10485760 bytes',
    form: resume('tenMegabytes'),
    want: 413,
    code: 'resume_too_large',
    message: 'Resume file size must be less than 10MB',
  },
  {
    ...RESUME,
    case: 'a scan',
    form: resume('scanned'),
    want: 201,
    message: FAILED,
    fields: ['failure_code:string', 'data.failure_code:string'],
    check: failedWith('scanned'),
  },
  {
    ...RESUME,
    case: 'cut off',
    form: resume('cutOff'),
    want: 201,
    message: FAILED,
    check: failedWith('cut off'),
  },
  {
    ...RESUME,
    case: 'password',
    form: resume('locked'),
    want: 201,
    message: FAILED,
    check: failedWith('password'),
  },
  {
    ...RESUME,
    case: '31 pages',
    form: resume('long'),
    want: 201,
    message: FAILED,
    check: failedWith('pages'),
  },
  {
    ...RESUME,
    case: 'for somebody else',
    form: (w) => resume('resume', { user_id: w.bob.userId })(w),
    want: 403,
    code: 'forbidden',
  },
  {
    ...RESUME,
    case: 'no user_id',
    form: resume('resume', { user_id: undefined }),
    want: 400,
    message: 'User identity not found. Please log in again.',
  },
  {
    call: 'GET /api/resume/list/{userId}',
    server: 'voice',
    case: 'own',
    by: 'ann',
    path: (w) => `/api/resume/list/${w.ann.userId}`,
    want: 200,
    fields: ['data.resumes:array', 'data.resumes.0.id:string'],
  },
  {
    call: 'GET /api/resume/list/{userId}',
    server: 'voice',
    case: 'somebody else’s',
    by: 'ann',
    path: (w) => `/api/resume/list/${w.bob.userId}`,
    want: 403,
    code: 'forbidden',
  },

  {
    ...CORRECTION,
    case: 'own words',
    json: facts(),
    want: 200,
    fields: ['data.readData:object', 'data.parsedData.textLength:number'],
    check: ({ body }) => body.data.parsedData.projects[0] === 'Tidewatch' || 'not kept',
  },
  {
    ...RESUME,
    case: 'the same file, corrected',
    form: resume('resume'),
    want: 200,
    check: ({ body }) =>
      body.data.parsedData.projects[0] === 'Tidewatch' || 'the correction is lost',
  },
  {
    ...QUESTIONS,
    case: 'on a corrected resume',
    json: questions({ question_count: 12, categories: ['technical'] }),
    want: 200,
    check: ({ body }) =>
      body.data.questions.some(({ topic }) => topic === 'Tidewatch') ||
      'it does not ask about what was added',
  },
  {
    ...CORRECTION,
    case: 'somebody else’s',
    by: 'bob',
    json: facts(),
    want: 404,
    code: 'not_found',
  },

  {
    ...CORRECTION,
    case: 'a new name',
    json: () => ({ originalName: 'For banks' }),
    want: 200,
    check: ({ body }) => body.data.originalName === 'For banks.pdf' || 'another name',
  },
  {
    ...CORRECTION,
    case: 'a blank name',
    json: () => ({ originalName: ' ' }),
    want: 400,
    code: 'validation_failed',
  },
  {
    ...RESUME,
    case: 'another file',
    form: resume('job'),
    want: 201,
    keep: (w, { body }) => (w.otherResumeId = body.data.id),
  },
  {
    ...REMOVAL,
    case: 'somebody else’s',
    by: 'bob',
    want: 404,
    code: 'not_found',
  },
  { ...REMOVAL, case: 'own', want: 204 },
  { ...REMOVAL, case: 'again', want: 404, code: 'not_found' },

  {
    ...JD_TEXT,
    case: 'the same text again',
    form: text(),
    want: 200,
    check: ({ body }, w) => body.data.id === w.ann.jobRoleId || 'another record',
  },
  {
    ...JD_TEXT,
    case: 'no title',
    form: text({ job_title: ' ' }),
    want: 400,
    code: 'job_title_required',
    message: 'Job title is required',
  },
  {
    ...JD_TEXT,
    case: 'no content',
    form: text({ jd_content: ' ' }),
    want: 400,
    code: 'job_description_missing',
    message: 'Job description content cannot be empty',
  },
  {
    ...JD_TEXT,
    case: '49 characters',
    form: text({ jd_content: 'x'.repeat(49) }),
    want: 400,
    code: 'job_description_too_short',
    message: 'Job description is too short. Please provide a more detailed description.',
  },
  {
    ...JD_TEXT,
    case: 'no user_id',
    form: text({ user_id: '' }),
    want: 400,
    message: 'User identity not found. Please log in again.',
  },
  {
    ...JD_TEXT,
    case: 'for somebody else',
    form: (w) => text({ user_id: w.bob.email })(w),
    want: 403,
    code: 'forbidden',
  },

  {
    ...JD_FILE,
    case: 'a PDF',
    form: jobFile('job'),
    want: 201,
    fields: ['data.jd_content:string', 'data.company_name:null', 'data.file_name:string'],
    check: ({ body }) =>
      body.data.jd_content.includes('Go and PostgreSQL') || 'its text is missing',
    keep: (w, { body }) => (w.jobFileId = body.data.id),
  },
  {
    ...JD_FILE,
    case: 'no file',
    form: jobFile(null),
    want: 400,
    code: 'job_description_missing',
    message: 'Please select a file to upload',
  },
  {
    ...JD_FILE,
    case: 'no title',
    form: jobFile('job', { job_title: '' }),
    want: 400,
    code: 'job_title_required',
  },
  {
    ...JD_FILE,
    case: 'text named .pdf',
    form: jobFile('text'),
    want: 415,
    code: 'job_description_not_pdf',
    message: 'Only PDF files are supported for job descriptions',
  },
  {
    ...JD_FILE,
    case: '5242880 bytes',
    form: jobFile('fiveMegabytes'),
    want: 413,
    code: 'job_description_too_large',
    message: 'Job description file size must be less than 5MB',
  },

  {
    call: 'GET /api/jd/list/{userId}',
    server: 'voice',
    case: 'own',
    by: 'ann',
    path: (w) => `/api/jd/list/${w.ann.userId}`,
    want: 200,
    fields: ['data:array', 'data.0.id:string', 'data.0.job_title:string'],
  },
  {
    call: 'GET /api/jd/list/{userId}',
    server: 'voice',
    case: 'somebody else’s',
    by: 'ann',
    path: (w) => `/api/jd/list/${w.bob.userId}`,
    want: 403,
    code: 'forbidden',
  },
  {
    call: 'GET /api/jd/{id}',
    server: 'voice',
    case: 'own',
    by: 'ann',
    path: jdPath,
    want: 200,
    fields: ['data.id:string', 'data.jd_content:string'],
  },
  {
    call: 'GET /api/jd/{id}',
    server: 'voice',
    case: 'somebody else’s',
    by: 'bob',
    path: jdPath,
    want: 404,
    code: 'not_found',
  },
  {
    call: 'GET /api/jd/{id}',
    server: 'voice',
    case: 'no such',
    by: 'ann',
    path: () => `/api/jd/${NOBODY}`,
    want: 404,
    code: 'not_found',
  },
  {
    call: 'PATCH /api/jd/{id}',
    server: 'voice',
    case: 'a new title, no company',
    by: 'ann',
    path: jdPath,
    json: () => ({ job_title: 'Structural Engineer', company_name: null }),
    want: 200,
    check: ({ body }) =>
      (body.data.job_title === 'Structural Engineer' && body.data.company_name === null) ||
      'other names',
  },
  {
    call: 'PATCH /api/jd/{id}',
    server: 'voice',
    case: 'a blank title',
    by: 'ann',
    path: jdPath,
    json: () => ({ job_title: ' ' }),
    want: 400,
    code: 'validation_failed',
  },
  {
    call: 'PATCH /api/jd/{id}',
    server: 'voice',
    case: 'somebody else’s',
    by: 'bob',
    path: jdPath,
    json: () => ({ job_title: 'Mine' }),
    want: 404,
    code: 'not_found',
  },
  {
    call: 'DELETE /api/jd/{id}',
    server: 'voice',
    case: 'somebody else’s',
    by: 'bob',
    path: jdPath,
    want: 404,
    code: 'not_found',
  },
  { call: 'DELETE /api/jd/{id}', server: 'voice', case: 'own', by: 'ann', path: jdPath, want: 204 },
  {
    call: 'DELETE /api/jd/{id}',
    server: 'voice',
    case: 'again',
    by: 'ann',
    path: jdPath,
    want: 404,
    code: 'not_found',
  },

  {
    ...QUESTIONS,
    case: 'both categories',
    json: questions(),
    want: 200,
    fields: ['data.questions:array', 'data.questions.3.question.text:string'],
    check: ({ body }) =>
      body.data.questions.length === 4 || `${body.data.questions.length} questions`,
  },
  {
    ...QUESTIONS,
    case: 'defaults',
    json: (w) => ({ resume_id: w.ann.resumeId, user_id: w.ann.email }),
    want: 200,
    check: ({ body }) =>
      body.data.questions.length === 5 || `${body.data.questions.length} questions`,
  },
  {
    ...QUESTIONS,
    case: 'somebody else’s resume',
    json: (w) => questions({ resume_id: w.bob.resumeId })(w),
    want: 404,
    code: 'not_found',
  },
  {
    ...QUESTIONS,
    case: 'as somebody else',
    json: (w) => questions({ user_id: w.bob.userId })(w),
    want: 403,
    code: 'forbidden',
  },

  {
    call: 'GET /resume/my-resumes',
    server: 'main',
    case: 'own',
    by: 'ann',
    want: 200,
    fields: ['data.resumes:array', 'data.total:number', 'data.page:number', 'data.limit:number'],
  },
  {
    call: 'GET /resume/my-resumes',
    server: 'main',
    case: 'one a page, oldest first',
    by: 'ann',
    path: () => '/resume/my-resumes?page=1&limit=1&sortOrder=asc&completedStatus=completed',
    want: 200,
    check: ({ body }, w) =>
      (body.data.resumes.length === 1 && body.data.resumes[0].id === w.ann.resumeId) ||
      'another list',
  },
  {
    call: 'GET /resume/{id}/file',
    server: 'main',
    case: 'own',
    by: 'ann',
    path: (w) => `/resume/${w.ann.resumeId}/file`,
    want: 200,
    check: ({ bytes }, w) => bytes.equals(w.files.resume) || 'other bytes than were uploaded',
  },
  {
    call: 'GET /resume/{id}/file',
    server: 'main',
    case: 'somebody else’s',
    by: 'bob',
    path: (w) => `/resume/${w.ann.resumeId}/file`,
    want: 404,
    code: 'not_found',
  },
  {
    call: 'GET /api/v1/job-roles/user/roles',
    server: 'main',
    case: 'own',
    by: 'ann',
    want: 200,
    fields: ['data:array', 'data.0.id:string', 'data.0.title:string', 'data.0.description:string'],
  },
];
