import {
  VOICE_API,
  generateQuestionsResponseSchema,
  path,
  resumeListResponseSchema,
  resumeResponseSchema,
  resumeUploadResponseSchema,
  type GenerateQuestionsBody,
  type PlannedQuestion,
  type Resume,
  type ResumeChange,
  type ResumeFacts,
} from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from '../fallbacks';
import type { CallOptions, Transport } from '../request';
import { checkResume, type UploadFile } from './upload-checks';
import { bearerOf, multipart, type UploadOptions, type Uploader } from './uploader';

export type ResumeUploadResult = z.infer<typeof resumeUploadResponseSchema>;

const send =
  (transport: Transport, fallbackKey: FallbackKey) =>
  (
    uploader: Uploader,
    file: UploadFile,
    options: UploadOptions = {},
  ): Promise<ResumeUploadResult> =>
    transport.read(
      {
        method: 'POST',
        path: VOICE_API.resumeUpload,
        fallbackKey,
        auth: bearerOf(uploader),
        form: multipart({ user_id: uploader.userId }, file),
        timeoutMs: null,
        ...options,
      },
      resumeUploadResponseSchema,
    );

/**
 * POST /api/resume/upload: uploads a resume. Uploading the same file again returns the existing
 * record. Rejects without sending anything if the file breaks a rule in §5.
 */
export const uploadResume =
  (transport: Transport) =>
  async (
    uploader: Uploader,
    file: UploadFile,
    options: UploadOptions = {},
  ): Promise<ResumeUploadResult> => {
    checkResume(file);
    return send(transport, 'resumeUpload')(uploader, file, options);
  };

/** POST /api/resume/upload: uploads a resume that the voice server doesn't have yet. */
export const syncResume = (transport: Transport) => send(transport, 'resumeSync');

/**
 * GET /api/resume/list/{userId}: returns the user's resumes. Also accepts an onboarding token, for
 * users who have to upload a resume before they can log in.
 */
export const listResumes =
  (transport: Transport) =>
  async (uploader: Uploader, options: CallOptions = {}): Promise<Resume[]> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(VOICE_API.resumeList, { userId: uploader.userId }),
          fallbackKey: 'fetchResumes',
          auth: bearerOf(uploader),
          ...options,
        },
        resumeListResponseSchema,
      )
    ).data.resumes;

const change =
  (transport: Transport) =>
  async (id: string, json: ResumeChange, options: CallOptions): Promise<Resume> =>
    (
      await transport.read(
        {
          method: 'PATCH',
          path: path(VOICE_API.resume, { id }),
          fallbackKey: 'correctResume',
          auth: 'session',
          json,
          ...options,
        },
        resumeResponseSchema,
      )
    ).data;

/**
 * PATCH /api/resume/{id}: replaces the facts parsed from the resume with the owner's corrected
 * version.
 */
export const correctResume =
  (transport: Transport) =>
  (id: string, parsedData: ResumeFacts, options: CallOptions = {}): Promise<Resume> =>
    change(transport)(id, { parsedData }, options);

/**
 * PATCH /api/resume/{id}: changes the displayed name. The server appends `.pdf` if it is missing.
 */
export const renameResume =
  (transport: Transport) =>
  (id: string, originalName: string, options: CallOptions = {}): Promise<Resume> =>
    change(transport)(id, { originalName }, options);

/** DELETE /api/resume/{id}: deletes a resume. */
export const deleteResume =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'DELETE',
      path: path(VOICE_API.resume, { id }),
      fallbackKey: 'deleteResume',
      auth: 'session',
      ...options,
    });
  };

/** POST /api/resume/generate-questions: returns the planned questions. */
export const generateQuestions =
  (transport: Transport) =>
  async (body: GenerateQuestionsBody, options: CallOptions = {}): Promise<PlannedQuestion[]> =>
    (
      await transport.read(
        {
          method: 'POST',
          path: VOICE_API.generateQuestions,
          fallbackKey: 'generateQuestions',
          auth: 'session',
          json: body,
          ...options,
        },
        generateQuestionsResponseSchema,
      )
    ).data.questions;
