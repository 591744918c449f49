import {
  DOCUMENT_FAILURES,
  type Assessment,
  type InterviewPlan,
  type MessageCorrections,
  type MessageMetadata,
  type ParsedJobDescription,
  type ParsedResume,
  type RuntimeData,
} from '@portal/protocol';
import {
  bigserial,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * A binary column. One driver returns a Buffer and the other a Uint8Array; both are converted to a
 * plain Uint8Array.
 */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => new Uint8Array(value),
});
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const id = () => uuid('id').primaryKey().defaultRandom();

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Time of the last login or session renewal. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (t) => [index('users_last_used').on(t.lastUsedAt)],
);
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable('sessions', {
  id: id(),
  userId: userId(),
  sessionTokenHash: text('session_token_hash').notNull().unique(),
  refreshTokenHash: text('refresh_token_hash').notNull(),
  previousRefreshHash: text('previous_refresh_hash'),
  rotatedAt: instant('rotated_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * Returns a column for the id of the `pgboss` job that must process the record. The id is null if
 * the record has never had a job.
 */
const jobId = () => uuid('job_id');

/**
 * Returns columns for the processing state of a document: pending → processing → completed or
 * failed.
 */
const processing = () => ({
  status: text('status', { enum: ['pending', 'processing', 'completed', 'failed'] })
    .notNull()
    .default('pending'),
  failureReason: text('failure_reason'),
  failureCode: text('failure_code', { enum: DOCUMENT_FAILURES }),
  jobId: jobId(),
});

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: userId(),
    contentHash: text('content_hash').notNull(),
    originalName: text('original_name').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bytea('bytes').notNull(),
    parsedData: jsonb('parsed_data').$type<ParsedResume>(),
    /** The data originally read from the file, stored only if the owner has corrected it. */
    readData: jsonb('read_data').$type<ParsedResume>(),
    text: text('text'),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /**
     * Time when the owner deleted the resume, which also erased the file and its text. The row
     * remains while interviews refer to it.
     */
    deletedAt: instant('deleted_at'),
    ...processing(),
  },
  (t) => [
    unique('resumes_user_content').on(t.userId, t.contentHash),
    unique('resumes_owner').on(t.id, t.userId),
    index('resumes_status').on(t.status),
  ],
);

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    id: id(),
    userId: userId(),
    contentHash: text('content_hash').notNull(),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name'),
    /** The text, or an empty string if it has not been read from the file yet. */
    content: text('content').notNull().default(''),
    fileName: text('file_name'),
    bytes: bytea('bytes'),
    parsed: jsonb('parsed').$type<ParsedJobDescription>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * Time when the owner deleted the job description. The row remains while interviews refer to
     * it.
     */
    deletedAt: instant('deleted_at'),
    ...processing(),
  },
  (t) => [
    unique('job_descriptions_user_content').on(t.userId, t.contentHash),
    unique('job_descriptions_owner').on(t.id, t.userId),
    index('job_descriptions_status').on(t.status),
  ],
);

export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    userId: userId(),
    resumeId: uuid('resume_id').notNull(),
    jobRoleId: uuid('job_role_id').notNull(),
    numberOfQuestions: integer('number_of_questions').notNull(),
    language: text('language', { enum: ['en-US', 'ar-SA'] }).notNull(),
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    interviewType: text('interview_type', { enum: ['technical', 'hr', 'both'] }),
    voice: text('voice', {
      enum: [
        'rachel',
        'adam',
        'domi',
        'dave',
        'antoni',
        'sarah',
        'thomas',
        'fin',
        'charlie',
        'emily',
      ],
    }),
    status: text('status', {
      enum: ['created', 'started', 'completed', 'analyzing', 'analyzed', 'analysis_failed'],
    })
      .notNull()
      .default('created'),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (t) => [
    index('interviews_user').on(t.userId, t.createdAt),
    index('interviews_status').on(t.status),
    foreignKey({
      name: 'interviews_own_resume',
      columns: [t.resumeId, t.userId],
      foreignColumns: [resumes.id, resumes.userId],
    }),
    foreignKey({
      name: 'interviews_own_job_role',
      columns: [t.jobRoleId, t.userId],
      foreignColumns: [jobDescriptions.id, jobDescriptions.userId],
    }),
  ],
);
const interviewId = () =>
  uuid('interview_id')
    .notNull()
    .references(() => interviews.id, { onDelete: 'cascade' });

export const interviewPlans = pgTable('interview_plans', {
  id: uuid('id').primaryKey(),
  interviewId: interviewId().unique(),
  plan: jsonb('plan').$type<InterviewPlan>().notNull(),
});

/**
 * Interview plans for rooms that client applications open for people without an account. These
 * rooms do not belong to an interview.
 */
export const applicationPlans = pgTable('application_plans', {
  id: uuid('id').primaryKey(),
  plan: jsonb('plan').$type<InterviewPlan>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const messages = pgTable('messages', {
  id: id(),
  interviewId: interviewId(),
  segmentId: text('segment_id'),
  role: text('role', { enum: ['user', 'assistant', 'system'] }).notNull(),
  content: text('content').notNull(),
  metadata: jsonb('metadata').$type<MessageMetadata>(),
  /**
   * Whether the interviewer sent or confirmed the message. The interviewer's version of an
   * utterance takes precedence.
   */
  byInterviewer: boolean('by_interviewer').notNull().default(false),
  /** What the candidate corrected in the words of `content`; null if nothing ever. */
  corrections: jsonb('corrections').$type<MessageCorrections>(),
  seq: bigserial('seq', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The content of an assessment, without the fields that have their own columns. */
export type AssessmentReport = Omit<Assessment, 'id' | 'interviewId' | 'revision' | 'createdAt'>;

export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    interviewId: interviewId(),
    revision: integer('revision').notNull(),
    status: text('status', { enum: ['analyzing', 'analyzed', 'analysis_failed'] }).notNull(),
    /** Id of the engine that produced the report. */
    engine: text('engine'),
    report: jsonb('report').$type<AssessmentReport>(),
    error: text('error'),
    jobId: jobId(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [unique('assessments_interview_revision').on(t.interviewId, t.revision)],
);

export const reportTickets = pgTable('report_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  interviewId: interviewId(),
  expiresAt: instant('expires_at').notNull(),
});

export const runtimeData = pgTable('runtime_data', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<RuntimeData>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const loginAttempts = pgTable('login_attempts', {
  /** The account, device or network address that made the attempts. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: instant('blocked_until'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
