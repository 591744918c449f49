import type * as z from '@portal/protocol/zod';
import { dataChannelMessageSchema } from '../data-channel';
import { registerBodySchema } from '../http/accounts';
import { addMessageBodySchema, createInterviewBodySchema } from '../http/main-api';
import {
  jdUploadResponseSchema,
  resumeUploadResponseSchema,
  voiceLoginResponseSchema,
} from '../http/voice-api';
import { authStateSchema } from './auth';
import { chatMessageSchema, transcriptEntrySchema } from './chat';
import { jobDescriptionSchema, jobRoleSchema, resumeSchema } from './documents';
import { interviewMessageSchema, interviewSchema } from './interview';
import { runtimeDataSchema, uiComponentSchema } from './runtime-data';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const AT = '2026-11-17T09:00:00Z';
type Fields = Record<string, unknown>;

/**
 * Checks that a schema has each field of `given`. Schemas drop fields that they don't know, so a
 * field removed from the schema is missing from the result.
 */
function expectFields(schema: z.ZodMiniType, given: Fields, optional: Fields = {}): void {
  expect(schema.parse(given)).toMatchObject(given);
  expect(schema.parse({ ...given, ...optional })).toMatchObject({ ...given, ...optional });
  for (const field of Object.keys(given)) {
    const rest = { ...given };
    delete rest[field];
    expect([field, schema.safeParse(rest).success]).toEqual([field, false]);
  }
}

const resume = {
  id: ID,
  originalName: 'cv.pdf',
  fileName: 'layla-cv.pdf',
  uploadedAt: AT,
  failureReason: null,
  parsedData: {
    name: 'Layla',
    skills: ['Go'],
    titles: [],
    employers: [],
    projects: [],
    employments: [],
    yearsOfExperience: 6,
    textLength: 900,
    pages: 1,
  },
};
const jobDescription = {
  id: ID,
  user_id: ID,
  job_title: 'Engineer',
  company_name: 'Marsa Pay',
  jd_content: 'Payments in Go',
  file_name: 'jd.pdf',
  failure_reason: null,
  created_at: AT,
};

it('§3.21 Auth state: isAuthenticated, userId, email, firstName, lastName, accessToken, sessionId, roomName, livekitToken, livekitUrl, userIdentity, appId, apiKey and expiresIn', () =>
  expectFields(authStateSchema, {
    isAuthenticated: true,
    userId: 'u1',
    email: 'layla@mail.example',
    firstName: 'Layla',
    lastName: 'Haddad',
    accessToken: 'a',
    sessionId: 's',
    roomName: 'r',
    livekitToken: 't',
    livekitUrl: 'wss://r',
    hearing: null,
    userIdentity: 'layla@mail.example',
    appId: 'portal',
    apiKey: 'key',
    expiresIn: 900,
  }));

it('§3.23 Resume: id, originalName and uploadedAt', () => expectFields(resumeSchema, resume));

it('§3.24 Resume: fileName and parsedData also appear in payloads', () => {
  const { data } = resumeUploadResponseSchema.parse({
    message: 'Done',
    processing_status: 'completed',
    data: resume,
  });
  expect(data).toMatchObject({ fileName: 'layla-cv.pdf', parsedData: { skills: ['Go'] } });
});

it('§3.25 Job role: id, title, companyName (optional) and description', () =>
  expectFields(
    jobRoleSchema,
    { id: ID, title: 'Engineer', description: 'Payments' },
    { companyName: 'Marsa Pay' },
  ));

it('§3.26 Job description record: user_id, job_title, company_name, jd_content or file', () =>
  expectFields(jobDescriptionSchema, jobDescription));

it('§3.27 Upload result: processing_status', () => {
  for (const [schema, data] of [
    [resumeUploadResponseSchema, resume],
    [jdUploadResponseSchema, jobDescription],
  ] as const)
    for (const [sent, read] of [
      ['completed', 'completed'],
      ['failed', 'failed'],
      ['anything else', 'processing'],
    ])
      expect(schema.parse({ message: 'Done', processing_status: sent, data })).toMatchObject({
        processing_status: read,
      });
});

it('§3.28 Interview: resumeId, jobRoleId, numberOfQuestions, language and difficulty', () => {
  const given = {
    resumeId: ID,
    jobRoleId: ID,
    numberOfQuestions: 3,
    language: 'ar-SA',
    difficulty: 'hard',
  };
  expect(createInterviewBodySchema.parse(given)).toEqual(given);
  expectFields(interviewSchema, {
    ...given,
    id: ID,
    interviewType: null,
    voice: null,
    status: 'created',
    createdAt: AT,
    startedAt: null,
    completedAt: null,
  });
});

it('§3.29 Interview message: role, content and metadata (may be null)', () => {
  const stored = { id: ID, interviewId: ID, createdAt: AT };
  for (const metadata of [null, { segmentId: 's1' }]) {
    const given = { role: 'user', content: 'Hello', metadata };
    expect(addMessageBodySchema.parse(given)).toEqual(given);
    expectFields(interviewMessageSchema, { ...given, ...stored });
  }
});

it("§3.31 Interview start response: the server's fields are session_id, room_name, livekit_token, livekit_url, expires_in and user_identity", () =>
  expectFields(voiceLoginResponseSchema, {
    session_id: 's',
    room_name: 'r',
    livekit_token: 't',
    livekit_url: 'wss://r',
    expires_in: 3_600,
    user_identity: 'layla@mail.example',
  }));

it('§3.32 Runtime UI data: a list of components (hash, text, componentType, isClickable, children), a deviceId and a screenName', () => {
  const component = {
    hash: 'leave',
    text: 'Leave',
    componentType: 'button',
    isClickable: true,
    children: [],
  };
  const nested = { ...component, children: [component] };
  expectFields(uiComponentSchema, nested);
  expectFields(runtimeDataSchema, {
    components: [nested],
    deviceId: 'web',
    screenName: 'interview',
  });
});

const chatMessage = {
  id: 'm1',
  type: 'ai_intent',
  content: 'question',
  timestamp: AT,
  tab: 'general',
};

it('§3.33 Chat message: id, type, content, timestamp (ISO) and tab', () => {
  expectFields(chatMessageSchema, chatMessage);
  expect(chatMessageSchema.safeParse({ ...chatMessage, timestamp: '17 Nov' }).success).toBe(false);
});

it('§3.34 Chat message: the types are user_speech_chunk, ai_speech_chunk, ai_intent and ai_interrupted', () => {
  for (const type of ['user_speech_chunk', 'ai_speech_chunk', 'ai_intent', 'ai_interrupted'])
    expect(chatMessageSchema.parse({ ...chatMessage, type })).toMatchObject({ type });
  expect(chatMessageSchema.safeParse({ ...chatMessage, type: 'another' }).success).toBe(false);
});

it('§3.35 Chat message: the tabs are general, user_speech, ai_speech, ai_intent, system and call_interface', () => {
  for (const tab of [
    'general',
    'user_speech',
    'ai_speech',
    'ai_intent',
    'system',
    'call_interface',
  ])
    expect(chatMessageSchema.parse({ ...chatMessage, tab })).toMatchObject({ tab });
  expect(chatMessageSchema.safeParse({ ...chatMessage, tab: 'another' }).success).toBe(false);
});

it('§3.37 Transcript entry: speaker, text and timestamp', () =>
  expectFields(transcriptEntrySchema, { speaker: 'ai', text: 'Hello', timestamp: AT }));

it('§3.38 Data-channel message: type, data (text_chunk, is_final, message) and status', () => {
  for (const message of [
    { type: 'ai_speech_chunk', data: { text_chunk: 'Hello', is_final: true } },
    { type: 'ai_intent', data: { message: 'question' } },
    { type: 'connection', data: { message: 'ready' }, status: 'connected' },
    { type: 'interview_ended', data: {}, status: 'completed' },
  ])
    expect(dataChannelMessageSchema.parse(message)).toEqual(message);
  expect(dataChannelMessageSchema.safeParse({ data: { message: 'ready' } }).success).toBe(false);
});

it('§3.39 Data-channel message: the types are user_speech_chunk, ai_speech_chunk, ai_intent, ai_interrupted, request_runtime_data, connection, keepalive and interview_ended', () => {
  for (const type of [
    'user_speech_chunk',
    'ai_speech_chunk',
    'ai_intent',
    'ai_interrupted',
    'request_runtime_data',
    'connection',
    'keepalive',
    'interview_ended',
  ])
    expect(dataChannelMessageSchema.parse({ type })).toMatchObject({ type });
  expect(dataChannelMessageSchema.safeParse({ type: 'another' }).success).toBe(false);
});

it('§3.40 Register payload: email, password, firstName and lastName', () =>
  expectFields(registerBodySchema, {
    email: 'layla@mail.example',
    password: 'correct horse',
    firstName: 'Layla',
    lastName: 'Haddad',
  }));

it('§6.11 There are two states only, visitor and candidate: no role is named', () => {
  expect(authStateSchema.shape.isAuthenticated.def.type).toBe('boolean');
  expect(Object.keys(authStateSchema.shape).filter((name) => /role|admin/i.test(name))).toEqual([]);
});
