import { errorText, useLanguage, useT } from '@portal/i18n';
import { PDF_MAX_PAGES } from '@portal/protocol';
import { uploadFailureText } from './failure-text';
import type { UploadState } from './upload-flow';

export interface FailureLine {
  text: string;
  reason: string | null;
  /** Whether the user needs a different file, because the same one would fail again. */
  anotherFile: boolean;
}

/** Returns the message for a failed upload in the page's language, or null if nothing failed. */
export function useFailureLine(document: 'resume' | 'jd', state: UploadState): FailureLine | null {
  const t = useT('onboarding');
  const language = useLanguage();
  if (state.stage !== 'failed') return null;
  const failure = uploadFailureText(document, state.failure);
  if (!('key' in failure))
    return {
      text: failure.fallbackKey === null ? errorText(failure.error) : t(failure.fallbackKey),
      reason: null,
      anotherFile: false,
    };
  const { unread } = failure;
  // If there is no known error code, show the server's own message, but only on an English page,
  // because the message is in English.
  const said = language === 'en-US' ? (unread?.failureReason ?? null) : null;
  const reason = unread?.failureCode
    ? t(`failures.${unread.failureCode}`, { pages: PDF_MAX_PAGES })
    : said;
  return { text: t(failure.key), reason, anotherFile: failure.anotherFile };
}
