import type { ErrorBody, ErrorCode } from '@portal/protocol';

/** Default HTTP status for each error code. An error can override it. */
const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  validation_failed: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  token_expired: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  invalid_transition: 409,
  interview_in_progress: 409,
  rate_limited: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  resume_required: 403,
  job_description_required: 403,
  resume_processing: 409,
  job_description_processing: 409,
  resume_unreadable: 409,
  job_description_unreadable: 409,
  resume_too_large: 413,
  resume_not_pdf: 415,
  resume_missing: 400,
  job_description_too_large: 413,
  job_description_not_pdf: 415,
  job_description_missing: 400,
  job_description_too_short: 400,
  job_title_required: 400,
  analysis_not_started: 404,
  room_unavailable: 503,
  unavailable: 503,
  internal: 500,
};

export interface AppErrorOptions {
  /** HTTP status, if different from the default for the code. */
  status?: number;
  /** An explanation for developers; must not contain personal data. */
  detail?: string;
  /** Additional fields in the response body, such as the login gate's `onboardingToken`. */
  extra?: Pick<ErrorBody, 'onboardingToken' | 'userId'>;
  /** Time until the caller may retry (s); sent as `retry-after`. */
  retryAfterS?: number;
  cause?: unknown;
}

/** An error whose message and code are sent to the caller in the common error body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly detail: string | null;
  readonly extra: Pick<ErrorBody, 'onboardingToken' | 'userId'>;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.statusCode = options.status ?? STATUS[code];
    this.detail = options.detail ?? null;
    this.extra = options.extra ?? {};
    this.retryAfterS = options.retryAfterS;
  }

  /** Returns the response body, without the cause. */
  toBody(): ErrorBody {
    return { message: this.message, detail: this.detail, code: this.code, ...this.extra };
  }
}

/** Creates a 404 error with a message such as "Interview not found". */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}
