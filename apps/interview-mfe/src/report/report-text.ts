import { useDirection, useTranslation } from '@portal/i18n';
import type { ReportText } from '@portal/protocol';
import { useCallback } from 'react';

/**
 * Wraps text written by an engine in Unicode isolates, so that its punctuation isn't misplaced if
 * its direction differs from the page's.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * Returns a function that translates a sentence in the report (catalogue keys: report-text:*).
 * Text that an engine wrote is not translated.
 */
export function useReportText(): (sentence: ReportText) => string {
  const { t } = useTranslation('report-text');
  const mirrored = useDirection() === 'rtl';
  return useCallback(
    ({ text, key, values }) => {
      if (text === undefined) return t(`report-text:${key}`, { ...values });
      return mirrored ? isolated(text) : text;
    },
    [t, mirrored],
  );
}
