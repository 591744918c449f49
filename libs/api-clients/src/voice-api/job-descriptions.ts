import {
  DEFAULT_JOB_ROLE,
  VOICE_API,
  jdListResponseSchema,
  jdResponseSchema,
  jdUploadResponseSchema,
  path,
  type JobDescription,
  type JobDescriptionNames,
  type JobRole,
} from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from '../fallbacks';
import type { CallOptions, Transport } from '../request';
import { checkJobDescriptionFile, checkJobDescriptionText, type UploadFile } from './upload-checks';
import { bearerOf, multipart, type UploadOptions, type Uploader } from './uploader';

export type JobDescriptionUploadResult = z.infer<typeof jdUploadResponseSchema>;

interface JobTitle {
  jobTitle: string;
  companyName?: string;
}

const sendText =
  (transport: Transport, fallbackKey: FallbackKey) =>
  (
    uploader: Uploader,
    { jobTitle, companyName, content }: JobTitle & { content: string },
    options: CallOptions = {},
  ): Promise<JobDescriptionUploadResult> =>
    transport.read(
      {
        method: 'POST',
        path: VOICE_API.jdUploadText,
        fallbackKey,
        auth: bearerOf(uploader),
        form: multipart({
          user_id: uploader.userId,
          job_title: jobTitle,
          company_name: companyName || undefined,
          jd_content: content,
        }),
        ...options,
      },
      jdUploadResponseSchema,
    );

/**
 * POST /api/jd/upload-text: uploads a job description as text. Uploading the same text again
 * returns the existing record. Rejects without sending anything if the input breaks a rule in §5.
 */
export const uploadJobDescriptionText =
  (transport: Transport) =>
  async (
    uploader: Uploader,
    given: JobTitle & { content: string },
    options: CallOptions = {},
  ): Promise<JobDescriptionUploadResult> => {
    checkJobDescriptionText(uploader, given);
    return sendText(transport, 'jdUpload')(uploader, given, options);
  };

/**
 * POST /api/jd/upload-text: uploads a job role that the voice server doesn't have yet. Missing
 * fields are filled with default values (§5).
 */
export const syncJobRole =
  (transport: Transport) =>
  (
    uploader: Uploader,
    role: Partial<Pick<JobRole, 'title' | 'companyName' | 'description'>>,
    options: CallOptions = {},
  ) =>
    sendText(transport, 'jdSync')(
      uploader,
      {
        jobTitle: role.title || DEFAULT_JOB_ROLE.title,
        companyName: role.companyName || DEFAULT_JOB_ROLE.companyName,
        content: role.description || DEFAULT_JOB_ROLE.description,
      },
      options,
    );

/**
 * POST /api/jd/upload-file: uploads a job description as a PDF. Rejects without sending anything if
 * the input breaks a rule in §5.
 */
export const uploadJobDescriptionFile =
  (transport: Transport) =>
  async (
    uploader: Uploader,
    { jobTitle, companyName, file }: JobTitle & { file: UploadFile },
    options: UploadOptions = {},
  ): Promise<JobDescriptionUploadResult> => {
    checkJobDescriptionFile(uploader, { jobTitle, file });
    return transport.read(
      {
        method: 'POST',
        path: VOICE_API.jdUploadFile,
        fallbackKey: 'jdUpload',
        auth: bearerOf(uploader),
        form: multipart(
          { user_id: uploader.userId, job_title: jobTitle, company_name: companyName || undefined },
          file,
        ),
        timeoutMs: null,
        ...options,
      },
      jdUploadResponseSchema,
    );
  };

/** GET /api/jd/list/{userId}: returns the user's job descriptions. */
export const listJobDescriptions =
  (transport: Transport) =>
  async (uploader: Uploader, options: CallOptions = {}): Promise<JobDescription[]> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(VOICE_API.jdList, { userId: uploader.userId }),
          fallbackKey: 'fetchJds',
          auth: bearerOf(uploader),
          ...options,
        },
        jdListResponseSchema,
      )
    ).data;

/** GET /api/jd/{id}: returns one job description. */
export const getJobDescription =
  (transport: Transport) =>
  async (
    id: string,
    { token, ...options }: CallOptions & { token?: string } = {},
  ): Promise<JobDescription> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(VOICE_API.jd, { id }),
          fallbackKey: 'fetchJd',
          auth: token === undefined ? 'session' : { token },
          ...options,
        },
        jdResponseSchema,
      )
    ).data;

/** PATCH /api/jd/{id}: changes title and company. A null company removes it. */
export const renameJobDescription =
  (transport: Transport) =>
  async (
    id: string,
    json: JobDescriptionNames,
    options: CallOptions = {},
  ): Promise<JobDescription> =>
    (
      await transport.read(
        {
          method: 'PATCH',
          path: path(VOICE_API.jd, { id }),
          fallbackKey: 'renameJd',
          auth: 'session',
          json,
          ...options,
        },
        jdResponseSchema,
      )
    ).data;

/** DELETE /api/jd/{id}: deletes a job description. */
export const deleteJobDescription =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'DELETE',
      path: path(VOICE_API.jd, { id }),
      fallbackKey: 'deleteJd',
      auth: 'session',
      ...options,
    });
  };
