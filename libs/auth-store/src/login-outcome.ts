import { isApiError, type ApiError, type FallbackKey, type LoginResult } from '@portal/api-clients';

/**
 * Why a login failed. For `credentials` and `network`, the user sees a fixed message. For `rate`
 * and `other`, they see `message` or, if the failure has no text at all, "Login failed. Please try
 * again." (§8, ADR 37).
 */
export interface LoginError {
  kind: 'credentials' | 'network' | 'rate' | 'other';
  message: string | null;
  /**
   * Set if `message` is not the server's but our own fallback text: its key under
   * `common:apiErrors`.
   */
  fallbackKey?: Extract<FallbackKey, 'login' | 'invalidResponse'>;
}

export type LoginOutcome =
  | { kind: 'ok'; result: LoginResult }
  /**
   * The user has to upload a document first. `onboardingToken` is an empty string if the server
   * sent none.
   */
  | { kind: 'gate'; step: 'resume' | 'job-description'; onboardingToken: string; userId: string }
  /** The server is still processing an uploaded document. Retry the login after a short wait. */
  | { kind: 'processing'; document: 'resume' | 'job-description'; message: string }
  | { kind: 'error'; error: LoginError };

type Gate =
  { gate: 'resume' | 'job-description' } | { processing: 'resume' | 'job-description' } | null;

const BY_CODE: Record<string, Gate> = {
  resume_required: { gate: 'resume' },
  job_description_required: { gate: 'job-description' },
  resume_processing: { processing: 'resume' },
  job_description_processing: { processing: 'job-description' },
};

/**
 * Determines from an error message which document login requires, and whether that document is
 * missing or still being processed (§4, §8). Returns null if the message mentions no document.
 */
function gateByMessage(message: string): Gate {
  const words = message.toLowerCase();
  const document = words.includes('resume')
    ? 'resume'
    : words.includes('job description')
      ? 'job-description'
      : null;
  if (!document) return null;
  return words.includes('still being processed') ? { processing: document } : { gate: document };
}

/**
 * Like `gateByMessage`, but goes by the error's code if it is listed in `BY_CODE`. Returns null if
 * the credentials were wrong or the login was rate-limited.
 */
function gateOf({ code, message }: ApiError): Gate {
  if (code === 'invalid_credentials' || code === 'rate_limited') return null;
  return (code && BY_CODE[code]) || gateByMessage(message);
}

const mentions = (message: string, ...words: string[]): boolean =>
  words.some((word) => message.toLowerCase().includes(word));

/**
 * Converts a login error to an outcome (§4, §8). `email` is used as the user id if the server sent
 * none.
 */
export function loginOutcomeOf(error: unknown, email: string): LoginOutcome {
  if (!isApiError(error)) return { kind: 'error', error: { kind: 'other', message: null } };
  if (error.kind === 'network')
    return { kind: 'error', error: { kind: 'network', message: error.message } };
  // Don't look for the words of §8 in our own text about a malformed answer: it contains "invalid",
  // but says nothing about the password (ADR 37).
  if (error.kind === 'format')
    return {
      kind: 'error',
      error: { kind: 'other', message: error.message, fallbackKey: 'invalidResponse' },
    };
  if (error.kind !== 'http') return { kind: 'error', error: { kind: 'other', message: null } };

  const gate = gateOf(error);
  if (gate && 'processing' in gate)
    return { kind: 'processing', document: gate.processing, message: error.message };
  if (gate) {
    const body = (error.body ?? {}) as { onboardingToken?: unknown; userId?: unknown };
    return {
      kind: 'gate',
      step: gate.gate,
      onboardingToken: typeof body.onboardingToken === 'string' ? body.onboardingToken : '',
      userId: typeof body.userId === 'string' ? body.userId : email,
    };
  }
  return { kind: 'error', error: refusal(error) };
}

function refusal({
  status,
  code,
  serverMessage: message,
  message: fallback,
}: ApiError): LoginError {
  if (status === 429 || code === 'rate_limited') return { kind: 'rate', message };
  if (
    code === 'invalid_credentials' ||
    mentions(message ?? '', 'invalid', 'unauthorized', 'incorrect')
  )
    return { kind: 'credentials', message };
  if (mentions(message ?? '', 'fetch', 'network', 'connection'))
    return { kind: 'network', message };
  return message === null
    ? { kind: 'other', message: fallback, fallbackKey: 'login' }
    : { kind: 'other', message };
}
