import { isApiError } from '@portal/api-clients';
import type { DocumentFailure } from '@portal/protocol';
import { IdentityEndedError } from './upload-as';
import type { UnreadReason, UploadFailure } from './upload-flow';

type FailureKey =
  | 'ended'
  | `resume.errors.${'pdf' | 'size' | 'required' | 'processing' | 'network'}`
  | `jd.errors.${'pdf' | 'size' | 'contentMissing' | 'short' | 'identity' | 'title' | 'failed' | 'network'}`;

/**
 * The text to show for a failed upload: either a key in the `onboarding` catalogue, or an error
 * whose own message is shown unless `fallbackKey` is set.
 */
export type UploadFailureText =
  | { key: FailureKey; unread: UnreadReason | null; anotherFile: boolean }
  | { error: unknown; fallbackKey: FailureKey | null };

const KEYS_BY_CODE: Record<'resume' | 'jd', Record<string, FailureKey>> = {
  resume: {
    resume_not_pdf: 'resume.errors.pdf',
    unsupported_media_type: 'resume.errors.pdf',
    resume_too_large: 'resume.errors.size',
    payload_too_large: 'resume.errors.size',
    resume_missing: 'resume.errors.required',
  },
  jd: {
    job_description_not_pdf: 'jd.errors.pdf',
    unsupported_media_type: 'jd.errors.pdf',
    job_description_too_large: 'jd.errors.size',
    job_description_missing: 'jd.errors.contentMissing',
    job_description_too_short: 'jd.errors.short',
    job_title_required: 'jd.errors.title',
  },
};
/** Failures that would occur again with the same file. */
const UNREADABLE: readonly DocumentFailure[] = [
  'not_pdf',
  'encrypted',
  'damaged',
  'no_text',
  'too_many_pages',
  'too_much_text',
  'too_short',
];
const ANOTHER_FILE = new Set<FailureKey>([
  'resume.errors.pdf',
  'resume.errors.size',
  'jd.errors.pdf',
  'jd.errors.size',
]);

/**
 * Returns the catalogue key that matches the server's error message (§8). Needed for servers that
 * send no error code.
 */
function keyByMessage(document: 'resume' | 'jd', message: string): FailureKey | undefined {
  if (/\bonly pdf\b/i.test(message)) return `${document}.errors.pdf`;
  if (/too large|file size/i.test(message)) return `${document}.errors.size`;
  if (/\b(fetch|network|connection)\b/i.test(message)) return `${document}.errors.network`;
  return document === 'jd' && /content/i.test(message) ? 'jd.errors.contentMissing' : undefined;
}

/** Returns the message to show for a failed upload (§8). */
export function uploadFailureText(
  document: 'resume' | 'jd',
  failure: UploadFailure,
): UploadFailureText {
  if (failure.kind === 'processing') {
    const { failureCode = null, failureReason } = failure;
    return {
      key: document === 'resume' ? 'resume.errors.processing' : 'jd.errors.failed',
      unread: { failureCode, failureReason },
      anotherFile: failureCode !== null && UNREADABLE.includes(failureCode),
    };
  }
  const say = (key: FailureKey): UploadFailureText => ({
    key,
    unread: null,
    anotherFile: ANOTHER_FILE.has(key),
  });
  const { error } = failure;
  if (error instanceof IdentityEndedError)
    return say(error.renewal === 'offline' ? `${document}.errors.network` : 'ended');
  if (isApiError(error)) {
    if (error.kind === 'network') return say(`${document}.errors.network`);
    const key =
      error.code === null
        ? keyByMessage(document, error.serverMessage ?? '')
        : KEYS_BY_CODE[document][error.code];
    if (key !== undefined) return say(key);
    if (error.code === 'validation_failed' && error.detail === 'user_id')
      return say('jd.errors.identity');
  }
  // A refusal has the server's text or the fallback text of its call. §8 names another text for a
  // job description's upload that fails without any (ADR 37).
  return {
    error,
    fallbackKey: document === 'jd' && !isApiError(error) ? 'jd.errors.failed' : null,
  };
}
