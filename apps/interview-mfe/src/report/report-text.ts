import { useTranslation } from '@portal/i18n';
import type { ReportText } from '@portal/protocol';
import { useCallback } from 'react';

/** Says a sentence of the report in the reader's language; an engine's own words stay as they are. */
export function useReportText(): (sentence: ReportText) => string {
  const { t } = useTranslation('report-text');
  return useCallback((sentence) => sentence.text ?? t(`report-text:${sentence.key}`, { ...sentence.values }), [t]);
}
