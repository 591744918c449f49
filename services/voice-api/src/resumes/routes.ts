import type { Database, StoredResume } from '@portal/db';
import { withArabicNames } from '@portal/interviewing';
import {
  RESUME_MAX_BYTES,
  resumeListResponseSchema,
  resumeUploadResponseSchema,
  VOICE_API,
} from '@portal/protocol';
import {
  AppError,
  assertOwnUser,
  callerOf,
  errorResponses,
  limitTo,
  type AppServer,
  type Guards,
  type ServerConfig,
} from '@portal/server-kit';
import { z } from 'zod';
import { looksLikePdf } from '../pdf/inspect';
import type { DocumentReader } from '../processing/document-reader';
import { contentHash } from '../uploads/content-hash';
import { formSchema, readUploadForm, type UploadForm } from '../uploads/multipart-form';
import { PROCESSING_WAIT_MS, uploaderOf, userIdField } from '../uploads/user-identity';
import { registerOwnerRoutes } from './owner-routes';

const uploadForm = formSchema({
  user_id: userIdField,
  file: z.file(),
});

const UPLOADS_PER_MINUTE = 60;
/** Page size of the resume list, large enough for all of one candidate's resumes. */
const LIST_LIMIT = 100;

export interface ResumeRoutesOptions {
  db: Pick<Database, 'resumes'>;
  guards: Guards;
  reader: Pick<DocumentReader, 'settled'>;
  config: Pick<ServerConfig, 'rateLimitMax'>;
}

export function registerResumeRoutes(
  app: AppServer,
  { db, guards, reader, config }: ResumeRoutesOptions,
): void {
  app.post(
    VOICE_API.resumeUpload,
    {
      onRequest: guards.requireUserOrOnboarding,
      config: limitTo(config, UPLOADS_PER_MINUTE),
      schema: {
        summary: 'Upload a resume',
        description:
          'Multipart form: `user_id` (the caller’s own id or email) and `file` (a PDF of less than 10 MB).',
        tags: ['resumes'],
        consumes: ['multipart/form-data'],
        form: uploadForm,
        security: [{ accessToken: [] }],
        response: {
          200: resumeUploadResponseSchema,
          201: resumeUploadResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const form = await readUploadForm(request, { maxBytes: RESUME_MAX_BYTES });
      const userId = uploaderOf(request, form);
      const file = checkFile(form);
      const { resume, isNew } = await db.resumes.upsertUpload({
        userId,
        originalName: file.name,
        bytes: file.bytes,
        contentHash: contentHash(file.bytes),
      });
      const settled = await settle(resume);
      return reply.code(isNew ? 201 : 200).send(uploadAnswer(settled));
    },
  );

  /** Waits briefly for the resume to be processed, and returns it in its current state. */
  async function settle(resume: StoredResume): Promise<StoredResume> {
    if (resume.processing_status === 'completed') return resume;
    return reader.settled(
      resume.id,
      async () => (await db.resumes.get(resume.id)) ?? resume,
      PROCESSING_WAIT_MS,
    );
  }

  app.get(
    VOICE_API.resumeList,
    {
      onRequest: guards.requireUserOrOnboarding,
      schema: {
        summary: 'The resumes of the caller, newest first',
        tags: ['resumes'],
        security: [{ accessToken: [] }],
        params: z.object({
          userId: z.string(),
        }),
        response: {
          200: resumeListResponseSchema,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnUser(caller, request.params.userId);
      const userId = caller.kind === 'service' ? request.params.userId : caller.userId;
      const { items } = await db.resumes.listByUser(userId, { limit: LIST_LIMIT });
      return { data: { resumes: items.map(withArabicNames) } };
    },
  );

  registerOwnerRoutes(app, { db, guards });
}

function checkFile({ file }: UploadForm): NonNullable<UploadForm['file']> {
  if (!file) throw new AppError('resume_missing', 'Please select a resume file');
  if (!looksLikePdf(file.bytes))
    throw new AppError('resume_not_pdf', 'Only PDF files are supported for resumes');
  if (file.tooLarge)
    throw new AppError('resume_too_large', 'Resume file size must be less than 10MB');
  return file;
}

function uploadAnswer(resume: StoredResume) {
  const messages: Partial<Record<StoredResume['processing_status'], string>> = {
    completed: 'Resume uploaded successfully.',
    failed: 'Resume processing failed. Please try uploading again.',
  };
  return {
    message: messages[resume.processing_status] ?? 'Resume uploaded. It is being read.',
    detail: resume.failureReason,
    failure_code: resume.failure_code,
    processing_status: resume.processing_status,
    data: withArabicNames(resume),
  };
}
