import type { LoginOutcome, RegisterOutcome } from '@portal/auth-store';
import type { Language } from '@portal/protocol';

/** Codes of registration that the catalogue can say in any language. */
const KNOWN_REGISTER_CODES = ['email_taken', 'rate_limited', 'unavailable'] as const;

type FailureKey =
  | `errors.${'resumeProcessing' | 'jobDescriptionProcessing' | 'credentials' | 'network' | 'login' | 'register'}`
  | `common:errors.${(typeof KNOWN_REGISTER_CODES)[number]}`;

/** A text to show: a key of the `auth` or `common` catalogue, or what the server said. */
export type FailureText = { key: FailureKey } | { text: string };

type LoginFailure = Extract<LoginOutcome, { kind: 'error' | 'processing' }>;

/** The server speaks English: its own words are shown where the page does too, otherwise the catalogue's. */
const serverWords = (
  message: string | null,
  language: Language,
  fallbackKey: FailureKey,
): FailureText =>
  message !== null && language === 'en-US' ? { text: message } : { key: fallbackKey };

/** What to say about a login that did not succeed (§8). */
export function loginFailureText(failure: LoginFailure, language: Language): FailureText {
  if (failure.kind === 'processing') {
    return {
      key:
        failure.document === 'resume'
          ? 'errors.resumeProcessing'
          : 'errors.jobDescriptionProcessing',
    };
  }
  const { kind, message } = failure.error;
  switch (kind) {
    case 'credentials':
      return { key: 'errors.credentials' };
    case 'network':
      return { key: 'errors.network' };
    case 'rate':
      return serverWords(message, language, 'common:errors.rate_limited');
    case 'other':
      return serverWords(message, language, 'errors.login');
  }
}

/** What to say about a registration that did not succeed: the server's message, otherwise §8's text. */
export function registerFailureText(
  failure: Extract<RegisterOutcome, { kind: 'error' }>,
  language: Language,
): FailureText {
  const code = KNOWN_REGISTER_CODES.find((known) => known === failure.error?.code);
  return serverWords(
    failure.message,
    language,
    code === undefined ? 'errors.register' : `common:errors.${code}`,
  );
}
