import {
  JD_FILE_MAX_BYTES,
  JD_TEXT_MIN_CHARS,
  PDF_MIME_TYPE,
  RESUME_MAX_BYTES,
} from '@portal/protocol';
import { inputError } from '../api-error';
import type { Uploader } from './uploader';

/*
 * The functions in this file check uploads against the rules in §5 before they are sent. The error
 * messages are taken from docs/product-rules.md. The upload screens run the same checks earlier and
 * show their own messages.
 */

/** A file to upload. `name` is its name on the user's device. */
export type UploadFile = { bytes: Blob; name: string };

/**
 * Whether a file claims to be a PDF, judging by its type or, if the system didn't set one, by its
 * name. The server always checks the content.
 */
export const isPdf = ({ name, type }: { name: string; type: string }): boolean =>
  type === PDF_MIME_TYPE || (type === '' && name.toLowerCase().endsWith('.pdf'));

const hasPdf = (file: UploadFile) => isPdf({ name: file.name, type: file.bytes.type });

/**
 * Checks a resume before it is uploaded.
 * @throws ApiError of kind `input` if the file is missing, not a PDF, or too large.
 */
export function checkResume(file: UploadFile | null | undefined): void {
  if (!file) throw inputError('resumeUpload', 'resume_missing', 'Please select a resume file');
  if (!hasPdf(file))
    throw inputError('resumeUpload', 'resume_not_pdf', 'Only PDF files are supported for resumes');
  if (file.bytes.size >= RESUME_MAX_BYTES)
    throw inputError('resumeUpload', 'resume_too_large', 'Resume file size must be less than 10MB');
}

interface JobDescriptionGiven {
  jobTitle: string;
}

function checkTitle({ userId }: Uploader, { jobTitle }: JobDescriptionGiven): void {
  if (userId.trim() === '')
    throw inputError(
      'jdUpload',
      'validation_failed',
      'User identity not found. Please log in again.',
      'user_id',
    );
  if (jobTitle.trim() === '')
    throw inputError('jdUpload', 'job_title_required', 'Job title is required');
}

/**
 * Checks a job description that will be sent as text.
 * @throws ApiError of kind `input` if the user id, the title or the text is missing, or if the text
 *   is too short.
 */
export function checkJobDescriptionText(
  uploader: Uploader,
  given: JobDescriptionGiven & { content: string },
): void {
  checkTitle(uploader, given);
  const { length } = given.content.trim();
  if (length === 0)
    throw inputError(
      'jdUpload',
      'job_description_missing',
      'Job description content cannot be empty',
    );
  if (length < JD_TEXT_MIN_CHARS)
    throw inputError(
      'jdUpload',
      'job_description_too_short',
      'Job description is too short. Please provide a more detailed description.',
    );
}

/**
 * Checks a job description that will be sent as a file.
 * @throws ApiError of kind `input` if the user id, the title or the file is missing, or if the file
 *   is too large or not a PDF.
 */
export function checkJobDescriptionFile(
  uploader: Uploader,
  given: JobDescriptionGiven & { file: UploadFile | null | undefined },
): void {
  checkTitle(uploader, given);
  if (!given.file)
    throw inputError('jdUpload', 'job_description_missing', 'Please select a file to upload');
  if (!hasPdf(given.file))
    throw inputError(
      'jdUpload',
      'job_description_not_pdf',
      'Only PDF files are supported for job descriptions',
    );
  if (given.file.bytes.size >= JD_FILE_MAX_BYTES)
    throw inputError(
      'jdUpload',
      'job_description_too_large',
      'Job description file size must be less than 5MB',
    );
}
