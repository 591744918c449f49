import {
  VOICE_API, generateQuestionsResponseSchema, path, resumeListResponseSchema, resumeUploadResponseSchema,
  type GenerateQuestionsBody, type PlannedQuestion, type Resume,
} from '@portal/protocol';
import type { z } from 'zod';
import type { FallbackKey } from '../fallbacks';
import type { CallOptions, Transport } from '../request';
import { bearerOf, multipart, type UploadOptions, type Uploader } from './uploader';

export type ResumeUploadResult = z.infer<typeof resumeUploadResponseSchema>;

const send = (transport: Transport, fallbackKey: FallbackKey) =>
  (uploader: Uploader, file: { bytes: Blob; name: string }, options: UploadOptions = {}): Promise<ResumeUploadResult> =>
    transport.read({
      method: 'POST', path: VOICE_API.resumeUpload, fallbackKey, auth: bearerOf(uploader),
      form: multipart({ user_id: uploader.userId }, file), timeoutMs: null, ...options,
    }, resumeUploadResponseSchema);

/** POST /api/resume/upload. The same file gives the same record back. */
export const uploadResume = (transport: Transport) => send(transport, 'resumeUpload');

/** The same call, for a resume that the voice server does not hold yet. */
export const syncResume = (transport: Transport) => send(transport, 'resumeSync');

/** GET /api/resume/list/{userId}; a gate's uploader may poll with its own token. */
export const listResumes = (transport: Transport) => async (uploader: Uploader, options: CallOptions = {}): Promise<Resume[]> =>
  (await transport.read({
    method: 'GET', path: path(VOICE_API.resumeList, { userId: uploader.userId }), fallbackKey: 'fetchResumes', auth: bearerOf(uploader), ...options,
  }, resumeListResponseSchema)).data.resumes;

/** POST /api/resume/generate-questions */
export const generateQuestions = (transport: Transport) => async (body: GenerateQuestionsBody, options: CallOptions = {}): Promise<PlannedQuestion[]> =>
  (await transport.read({ method: 'POST', path: VOICE_API.generateQuestions, fallbackKey: 'generateQuestions', auth: 'session', json: body, ...options }, generateQuestionsResponseSchema)).data.questions;
