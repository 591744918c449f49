import { errorText, useT } from '@portal/i18n';
import { uploadFailureText } from './failure-text';
import type { UploadState } from './upload-flow';

export interface FailureLine {
  text: string;
  reason: string | null;
  /** Only another file can help. */
  anotherFile: boolean;
}

/** The words for a failed upload in the page's language; null when nothing failed. */
export function useFailureLine(document: 'resume' | 'jd', state: UploadState): FailureLine | null {
  const t = useT('onboarding');
  if (state.stage !== 'failed') return null;
  const failure = uploadFailureText(document, state.failure);
  if ('key' in failure) return { text: t(failure.key), reason: failure.reason, anotherFile: failure.anotherFile };
  return { text: failure.fallbackKey === null ? errorText(failure.error) : t(failure.fallbackKey), reason: null, anotherFile: false };
}
