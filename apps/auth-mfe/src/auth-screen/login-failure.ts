import type { LoginOutcome, RegisterOutcome } from '@portal/auth-store';
import type { Language } from '@portal/protocol';

/** A text to show: a key of the `auth` or `common` catalogue, or what the server said. */
export type FailureText = { key: string } | { text: string };

type LoginFailure = Extract<LoginOutcome, { kind: 'error' | 'processing' }>;

/** The server speaks English: its own words are shown where the page does too, otherwise the catalogue's. */
const serverWords = (message: string | null, language: Language, fallbackKey: string): FailureText =>
  message !== null && language === 'en-US' ? { text: message } : { key: fallbackKey };

/** What to say about a login that did not succeed (§8). */
export function loginFailureText(failure: LoginFailure, language: Language): FailureText {
  if (failure.kind === 'processing') {
    return { key: failure.document === 'resume' ? 'errors.resumeProcessing' : 'errors.jobDescriptionProcessing' };
  }
  const { kind, message } = failure.error;
  switch (kind) {
    case 'credentials': return { key: 'errors.credentials' };
    case 'network': return { key: 'errors.network' };
    case 'rate': return serverWords(message, language, 'common:errors.rate_limited');
    case 'other': return serverWords(message, language, 'errors.login');
  }
}

/** Codes of registration that the catalogue can say in any language. */
const KNOWN_REGISTER_CODES = new Set(['email_taken', 'rate_limited', 'unavailable']);

/** What to say about a registration that did not succeed: the server's message, otherwise §8's text. */
export function registerFailureText(failure: Extract<RegisterOutcome, { kind: 'error' }>, language: Language): FailureText {
  const code = failure.error?.code ?? null;
  return serverWords(failure.message, language, code !== null && KNOWN_REGISTER_CODES.has(code) ? `common:errors.${code}` : 'errors.register');
}
