import {
  GATE_MESSAGES,
  type AddMessageBody,
  type CorrectMessageBody,
  type GenerateQuestionsBody,
  type InterviewMessage,
  type JobDescriptionNames,
  type Language,
  type ResumeChange,
} from '@portal/protocol';
import { refusal, type Answer, type Answers, type Call } from './answer';
import { sampleAssessment } from './assessment';
import {
  IDS,
  sampleInterview,
  sampleJobDescription,
  sampleJobRole,
  misheardMessages,
  sampleMessages,
  samplePast,
  sampleQuestions,
  sampleResume,
  sampleSummary,
  sampleUser,
  withCorrections,
} from './records';

export const loginAnswer = (language: Language = 'en-US'): Answer => ({
  json: { message: 'Welcome', data: { user: sampleUser(language), expiresIn: 900 } },
});

export const healthAnswer = (service: string, status: 'ok' | 'degraded' = 'ok'): Answer => ({
  json: {
    status,
    service,
    version: '0.1.0',
    checks: { database: status === 'ok' ? 'ok' : 'down' },
  },
});

const gate = { onboardingToken: 'onboarding-1', userId: IDS.user };
export const RESUME_REQUIRED = refusal(403, 'resume_required', GATE_MESSAGES.resume_required, gate);
export const JOB_DESCRIPTION_REQUIRED = refusal(
  403,
  'job_description_required',
  GATE_MESSAGES.job_description_required,
  gate,
);
export const RESUME_PROCESSING = refusal(409, 'resume_processing', GATE_MESSAGES.resume_processing);
export const JOB_DESCRIPTION_PROCESSING = refusal(
  409,
  'job_description_processing',
  GATE_MESSAGES.job_description_processing,
);

export const resumeUploaded = (processing_status = 'completed', change: object = {}): Answer => ({
  json: {
    message: 'Uploaded',
    detail: null,
    processing_status,
    data: { ...sampleResume(), processing_status, ...change },
  },
});
export const jobDescriptionUploaded = (
  processing_status = 'completed',
  change: object = {},
): Answer => ({
  json: {
    message: 'Uploaded',
    detail: null,
    processing_status,
    data: { ...sampleJobDescription(), processing_status, ...change },
  },
});

/**
 * Returns a login response whose room details lead to no real room. For tests that never join the
 * room.
 */
export const roomAnswer = (change: object = {}): Answer => ({
  json: {
    session_id: 'session-1',
    room_name: 'interview-1',
    livekit_token: 'token-1',
    livekit_url: 'ws://127.0.0.1:9',
    expires_in: 3600,
    user_identity: sampleUser().email,
    ...change,
  },
});

const idOf = ({ path }: Call): string => path.slice(path.lastIndexOf('/') + 1);

/** Plans questions as the request asks for. Their words are always the same. */
const plannedQuestions =
  (language: Language) =>
  ({ json }: Call): Answer => {
    const { question_count: count = 5, categories = ['technical', 'behavioral'] } =
      json as GenerateQuestionsBody;
    const kinds = categories.map((one) => (one === 'behavioral' ? 'hr' : one));
    return {
      json: { data: { questions: sampleQuestions(language, { count, categories: kinds }) } },
    };
  };

/** Renames a resume, whichever it is. A name gets its ending, as from the real server. */
function editedResume(call: Call): Answer {
  const { originalName: name } = call.json as ResumeChange;
  const renamed = name && { originalName: name.endsWith('.pdf') ? name : `${name}.pdf` };
  return { json: { data: sampleResume({ id: idOf(call), ...renamed }) } };
}

/**
 * Fakes the messages of one interview: those that the page adds, and the sample transcript with
 * misheard words.
 */
function messageAnswers(language: Language): Pick<Answers, 'addMessage' | 'correctMessage'> {
  const added: InterviewMessage[] = [];
  return {
    addMessage: ({ json }) => {
      const { role, content, metadata = null } = json as AddMessageBody;
      const message: InterviewMessage = {
        id: `8d7f1f3e-2222-4a55-9a55-${added.length.toString().padStart(12, '0')}`,
        interviewId: IDS.interview,
        role,
        content,
        metadata,
        createdAt: '2026-11-18T10:00:31Z',
      };
      added.push(message);
      return { status: 201, json: { data: message } };
    },
    correctMessage: (call) => {
      const message = [...added, ...misheardMessages(language)].find(({ id }) => id === idOf(call));
      const { corrections } = call.json as CorrectMessageBody;
      if (!message) return refusal(404, 'not_found', 'Message not found');
      const corrected = withCorrections(message, corrections);
      return corrected
        ? { json: { data: corrected } }
        : refusal(409, 'conflict', 'These words have changed');
    },
  };
}

/**
 * Returns default responses for every operation in both APIs. In these responses, the user has one
 * resume, one job role and three past interviews. What the page adds to the transcript can be
 * corrected.
 */
export function answersOf(language: Language): Answers {
  return {
    login: loginAnswer(language),
    register: {
      status: 201,
      json: {
        message: 'Registered',
        data: { id: IDS.user, email: sampleUser().email, firstName: 'Layla', lastName: 'Haddad' },
      },
    },
    refresh: { json: { data: { accessToken: 'access-2', expiresIn: 900 } } },
    logout: { status: 204 },
    authStatus: { json: { is_active: true, expires_in: 3_600 } },
    exportAccount: { bytes: new TextEncoder().encode('PK'), contentType: 'application/zip' },
    deleteAccount: { status: 204 },
    runtimeData: { status: 202, json: { message: 'Accepted' } },
    listInterviews: (call) => ({
      json: { data: call.query.get('status') === 'started' ? [] : samplePast(language) },
    }),
    createInterview: { status: 201, json: { data: sampleInterview(language) } },
    getInterview: {
      json: {
        data: sampleSummary(language, {
          status: 'analyzed',
          startedAt: '2026-11-18T10:00:05Z',
          completedAt: '2026-11-18T10:24:00Z',
        }),
      },
    },
    deleteInterview: { status: 204 },
    startInterview: {
      json: {
        data: sampleInterview(language, { status: 'started', startedAt: '2026-11-18T10:00:05Z' }),
      },
    },
    listMessages: { json: { data: sampleMessages(language) } },
    ...messageAnswers(language),
    completeInterview: {
      json: {
        data: sampleInterview(language, {
          status: 'completed',
          startedAt: '2026-11-18T10:00:05Z',
          completedAt: '2026-11-18T10:24:00Z',
        }),
      },
    },
    analyze: { status: 202, json: { data: { status: 'analyzing', revision: 1 } } },
    assessment: { json: { data: sampleAssessment(language) } },
    reportTicket: { json: { data: { ticket: 'ticket-1', expiresIn: 1_800 } } },
    myResumes: { json: { data: { resumes: [sampleResume()], page: 1, limit: 100, total: 1 } } },
    resumeFile: { bytes: new TextEncoder().encode('%PDF-1.7\n'), contentType: 'application/pdf' },
    jobRoles: { json: { data: [sampleJobRole(language)] } },
    clientErrors: { status: 202 },
    health: healthAnswer('main-api'),
    resumeUpload: resumeUploaded(),
    resumeList: { json: { data: { resumes: [sampleResume()] } } },
    editResume: editedResume,
    deleteResume: { status: 204 },
    generateQuestions: plannedQuestions(language),
    jdUploadText: jobDescriptionUploaded(),
    jdUploadFile: jobDescriptionUploaded(),
    jdList: { json: { data: [sampleJobDescription(language)] } },
    getJd: (call) => ({ json: { data: sampleJobDescription(language, { id: idOf(call) }) } }),
    editJd: (call) => ({
      json: {
        data: sampleJobDescription(language, {
          id: idOf(call),
          ...(call.json as JobDescriptionNames),
        }),
      },
    }),
    deleteJd: { status: 204 },
    connectionCheck: refusal(503, 'room_unavailable', 'No room for a check.'),
    recognitionCheck: refusal(503, 'room_unavailable', 'No room for a check.'),
    voiceSample: refusal(503, 'unavailable', 'We couldn’t play this voice'),
    voiceLogin: roomAnswer(),
    voiceHealth: healthAnswer('voice-api'),
  };
}
