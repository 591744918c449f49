import { useDirection, useTranslation } from '@portal/i18n';
import type { ReportText } from '@portal/protocol';
import { useCallback } from 'react';

/**
 * Isolates an engine's own words, whose direction may differ from the page's, to keep punctuation
 * in place.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * Translates a sentence of the report (catalogue keys: report-text:*); an engine's own words stay
 * unchanged.
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
