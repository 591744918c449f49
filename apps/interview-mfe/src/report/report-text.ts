import { useDirection, useTranslation } from '@portal/i18n';
import type { ReportText } from '@portal/protocol';
import { useCallback } from 'react';

/** An engine's own words may run against the page: isolated, their punctuation stays where it belongs. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Says a sentence of the report in the reader's language, as the assessment chose it (catalogue keys: report-text:*); an engine's own words stay as they are. */
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
