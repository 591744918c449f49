import { isApiError } from '@portal/api-clients';
import type { UploadFailure } from './upload-flow';

type FailureKey =
  | `resume.errors.${'pdf' | 'size' | 'required' | 'processing' | 'network'}`
  | `jd.errors.${'pdf' | 'size' | 'contentMissing' | 'short' | 'title' | 'failed' | 'network'}`;

/** A text to show: a key of the `onboarding` catalogue, or the sentence of the failed call itself. */
export type UploadFailureText =
  | { key: FailureKey; reason: string | null; anotherFile: boolean }
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
/** After these the same file cannot succeed. */
const ANOTHER_FILE = new Set<FailureKey>(['resume.errors.pdf', 'resume.errors.size', 'jd.errors.pdf', 'jd.errors.size']);

/** What to say about an upload that did not succeed (§8). */
export function uploadFailureText(document: 'resume' | 'jd', failure: UploadFailure): UploadFailureText {
  const say = (key: FailureKey, reason: string | null = null): UploadFailureText => ({ key, reason, anotherFile: ANOTHER_FILE.has(key) });
  if (failure.kind === 'processing') return say(document === 'resume' ? 'resume.errors.processing' : 'jd.errors.failed', failure.reason);
  const { error } = failure;
  if (isApiError(error)) {
    if (error.kind === 'network') return say(`${document}.errors.network`);
    const key = error.code === null ? undefined : KEYS_BY_CODE[document][error.code];
    if (key !== undefined) return say(key);
  }
  // §8 has a sentence of its own for a job description that the server refused without a word.
  const wordless = !isApiError(error) || (error.serverMessage === null && error.code === null);
  return { error, fallbackKey: document === 'jd' && wordless ? 'jd.errors.failed' : null };
}
