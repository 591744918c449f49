import type { StoredJobDescription } from '@portal/db';
import { parseJobDescription } from '@portal/interviewing';
import {
  DEFAULT_JOB_ROLE,
  DOCUMENT_NAME_MAX_CHARS,
  JD_FILE_MAX_BYTES,
  JD_TEXT_MIN_CHARS,
  VOICE_API,
} from '@portal/protocol';
import { AppError, type AppServer } from '@portal/server-kit';
import type { RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { describeFailure } from '../pdf/failure';
import { looksLikePdf } from '../pdf/inspect';
import { VISIBLE_CHARACTER } from '../uploads/clean-text';
import { contentHash } from '../uploads/content-hash';
import { formSchema, readUploadForm, type UploadForm } from '../uploads/multipart-form';
import { PROCESSING_WAIT_MS, uploaderOf, userIdField } from '../uploads/user-identity';
import type { JobDescriptionRoutesOptions } from './routes';

/**
 * Pattern for the text of a job description, shown in the API description. It matches text that has
 * enough visible characters, with at most one white-space character between any two of them. It
 * also matches the specification's default text, which is shorter (§5).
 */
const CONTENT = new RegExp(
  `${VISIBLE_CHARACTER}(?:\\s?${VISIBLE_CHARACTER}){${JD_TEXT_MIN_CHARS - 1}}|^${DEFAULT_JOB_ROLE.description}$`,
);
const titleFields = {
  user_id: userIdField,
  job_title: z.string().max(DOCUMENT_NAME_MAX_CHARS).regex(new RegExp(VISIBLE_CHARACTER)),
  company_name: z.string().max(DOCUMENT_NAME_MAX_CHARS).optional(),
};

/**
 * Registers the routes that accept job descriptions, as text or as a PDF that is read in the
 * background.
 */
export function registerUploadRoutes(
  app: AppServer,
  { db, reader }: JobDescriptionRoutesOptions,
  route: RouteShorthandOptions,
): void {
  app.post(
    VOICE_API.jdUploadText,
    {
      ...route,
      schema: {
        ...route.schema,
        summary: 'Give a job description as text',
        form: formSchema({
          ...titleFields,
          jd_content: z.string().regex(CONTENT),
        }),
        description:
          'Multipart form: `user_id`, `job_title`, `company_name` (optional), `jd_content` (at least 50 characters).',
      },
    },
    async (request, reply) => {
      const form = await readUploadForm(request, { maxBytes: JD_FILE_MAX_BYTES });
      const userId = uploaderOf(request, form);
      const { jobTitle, companyName } = titleOf(form);
      const content = contentOf(form);
      const { jobDescription, isNew } = await db.jobDescriptions.upsertUpload({
        userId,
        jobTitle,
        companyName,
        content,
        parsed: parseJobDescription(content),
        contentHash: contentHash('text', jobTitle, companyName ?? '', content),
      });
      return reply.code(isNew ? 201 : 200).send(answer(jobDescription));
    },
  );

  app.post(
    VOICE_API.jdUploadFile,
    {
      ...route,
      schema: {
        ...route.schema,
        summary: 'Give a job description as a PDF',
        form: formSchema({
          ...titleFields,
          file: z.file(),
        }),
        description:
          'Multipart form: `user_id`, `job_title`, `company_name` (optional), `file` (a PDF of less than 5 MB).',
      },
    },
    async (request, reply) => {
      const form = await readUploadForm(request, { maxBytes: JD_FILE_MAX_BYTES });
      const userId = uploaderOf(request, form);
      const { jobTitle, companyName } = titleOf(form);
      const file = fileOf(form);
      const { jobDescription, isNew } = await db.jobDescriptions.upsertUpload({
        userId,
        jobTitle,
        companyName,
        fileName: file.name,
        bytes: file.bytes,
        contentHash: contentHash('file', jobTitle, companyName ?? '', file.bytes),
      });
      return reply.code(isNew ? 201 : 200).send(answer(await settle(jobDescription)));
    },
  );

  async function settle(jobDescription: StoredJobDescription): Promise<StoredJobDescription> {
    if (jobDescription.processing_status === 'completed') return jobDescription;
    return reader.settled(
      jobDescription.id,
      async () => (await db.jobDescriptions.get(jobDescription.id)) ?? jobDescription,
      PROCESSING_WAIT_MS,
    );
  }
}

function titleOf({ fields }: UploadForm): { jobTitle: string; companyName: string | null } {
  const jobTitle = fields.job_title?.trim() ?? '';
  if (jobTitle === '') throw new AppError('job_title_required', 'Job title is required');
  const companyName = fields.company_name?.trim() || null;
  const tooLong = [
    ['job_title', jobTitle],
    ['company_name', companyName ?? ''],
  ].find(([, text]) => (text?.length ?? 0) > DOCUMENT_NAME_MAX_CHARS);
  if (tooLong)
    throw new AppError(
      'validation_failed',
      `At most ${DOCUMENT_NAME_MAX_CHARS} characters are possible here`,
      { detail: tooLong[0] ?? '' },
    );
  return { jobTitle, companyName };
}

function contentOf({ fields }: UploadForm): string {
  const content = fields.jd_content?.trim() ?? '';
  if (content === '')
    throw new AppError('job_description_missing', 'Job description content cannot be empty');
  // The specification's default text is allowed although it is too short (§5).
  if (content.length < JD_TEXT_MIN_CHARS && content !== DEFAULT_JOB_ROLE.description)
    throw new AppError('job_description_too_short', describeFailure('too_short'));
  return content;
}

function fileOf({ file }: UploadForm): NonNullable<UploadForm['file']> {
  if (!file) throw new AppError('job_description_missing', 'Please select a file to upload');
  if (!looksLikePdf(file.bytes))
    throw new AppError(
      'job_description_not_pdf',
      'Only PDF files are supported for job descriptions',
    );
  if (file.tooLarge)
    throw new AppError(
      'job_description_too_large',
      'Job description file size must be less than 5MB',
    );
  return file;
}

function answer(jobDescription: StoredJobDescription) {
  const messages: Partial<Record<StoredJobDescription['processing_status'], string>> = {
    completed: 'Job description uploaded successfully.',
    failed: 'Job description processing failed. Please try uploading again.',
  };
  return {
    message:
      messages[jobDescription.processing_status] ?? 'Job description uploaded. It is being read.',
    detail: jobDescription.failure_reason,
    failure_code: jobDescription.failure_code,
    processing_status: jobDescription.processing_status,
    data: jobDescription,
  };
}
