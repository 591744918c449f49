import type { LoginOutcome, RegisterOutcome } from '@portal/auth-store';
import type { Language } from '@portal/protocol';

/** Registration error codes that have a message in the catalogue. */
const KNOWN_REGISTER_CODES = ['email_taken', 'rate_limited', 'unavailable'] as const;

type FailureKey =
  | `errors.${'resumeProcessing' | 'jobDescriptionProcessing' | 'credentials' | 'network' | 'login' | 'register'}`
  | `common:errors.${(typeof KNOWN_REGISTER_CODES)[number]}`
  | `common:apiErrors.${'login' | 'register' | 'invalidResponse'}`;

/** An error message: either a key in the `auth` or `common` catalogue, or the server's own text. */
export type FailureText = { key: FailureKey } | { text: string };

type LoginFailure = Extract<LoginOutcome, { kind: 'error' | 'processing' }>;

/**
 * Returns the server's message if the page is in English. Pages in other languages show a message
 * from the catalogue, because the server's messages are in English.
 */
const serverWords = (
  message: string | null,
  language: Language,
  fallbackKey: FailureKey,
): FailureText =>
  message !== null && language === 'en-US' ? { text: message } : { key: fallbackKey };

/** Returns the message to show for a failed login (§8). */
export function loginFailureText(failure: LoginFailure, language: Language): FailureText {
  if (failure.kind === 'processing') {
    return {
      key:
        failure.document === 'resume'
          ? 'errors.resumeProcessing'
          : 'errors.jobDescriptionProcessing',
    };
  }
  const { kind, message, fallbackKey } = failure.error;
  switch (kind) {
    case 'credentials':
      return { key: 'errors.credentials' };
    case 'network':
      return { key: 'errors.network' };
    case 'rate':
      return serverWords(message, language, 'common:errors.rate_limited');
    case 'other':
      return fallbackKey === undefined
        ? serverWords(message, language, 'errors.login')
        : { key: `common:apiErrors.${fallbackKey}` };
  }
}

/**
 * Returns the message to show for a failed registration (§8): the server's or, if it refused
 * without one, the fallback text of the call. A failure that is no refusal has no text of its own.
 */
export function registerFailureText(
  failure: Extract<RegisterOutcome, { kind: 'error' }>,
  language: Language,
): FailureText {
  if (failure.error?.kind === 'format') return { key: 'common:apiErrors.invalidResponse' };
  if (failure.error?.kind === 'http' && failure.message === null && failure.error.code === null)
    return { key: 'common:apiErrors.register' };
  const code = KNOWN_REGISTER_CODES.find((known) => known === failure.error?.code);
  return serverWords(
    failure.message,
    language,
    code === undefined ? 'errors.register' : `common:errors.${code}`,
  );
}
