import { errorText, useLanguage, useT } from '@portal/i18n';
import { PDF_MAX_PAGES } from '@portal/protocol';
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
  // The server's sentence is English: it stands in for a code of a later version.
  const said = language === 'en-US' ? (unread?.failureReason ?? null) : null;
  const reason = unread?.failureCode
    ? t(`failures.${unread.failureCode}`, { pages: PDF_MAX_PAGES })
    : said;
  return { text: t(failure.key), reason, anotherFile: failure.anotherFile };
}
