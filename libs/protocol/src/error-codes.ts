/**
 * All error codes. Clients use the code to choose the text to show; `message` is only a fallback.
 */
export const ERROR_CODES = [
  'bad_request',
  'validation_failed',
  'unauthorized',
  'invalid_credentials',
  'token_expired',
  'forbidden',
  'not_found',
  'conflict',
  'email_taken',
  'invalid_transition',
  'interview_in_progress',
  'rate_limited',
  'payload_too_large',
  'unsupported_media_type',
  'resume_required',
  'job_description_required',
  'resume_processing',
  'job_description_processing',
  'resume_unreadable',
  'job_description_unreadable',
  'resume_too_large',
  'resume_not_pdf',
  'resume_missing',
  'job_description_too_large',
  'job_description_not_pdf',
  'job_description_missing',
  'job_description_too_short',
  'job_title_required',
  'analysis_not_started',
  'room_unavailable',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Messages for candidates who cannot log in until their documents are uploaded and processed. Old
 * clients recognize these cases by the message (§4), newer clients by the code.
 */
export const GATE_MESSAGES = {
  resume_required: 'Resume required. Please upload your resume to continue.',
  job_description_required: 'Job description required. Please add a job description to continue.',
  resume_processing: 'Your resume is still being processed. Please wait a moment and try again.',
  job_description_processing:
    'Your job description is still being processed. Please wait a moment and try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
