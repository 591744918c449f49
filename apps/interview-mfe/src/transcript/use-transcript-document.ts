import { useFormatters, useLanguage, useT } from '@portal/i18n';
import type { InterviewSummary, Language } from '@portal/protocol';
import type { SpeakerNames, TranscriptItem } from './entry';
import type { TranscriptDocument } from './transcript-document';

interface Source {
  items: readonly TranscriptItem[];
  names: SpeakerNames;
  /** The interview's language. */
  language: Language;
  /** Null if unknown to the reader. */
  interview: InterviewSummary | null;
}

/** The transcript with everything an exported file contains. */
export function useTranscriptDocument({
  items,
  names,
  language,
  interview,
}: Source): TranscriptDocument {
  const t = useT('interview');
  const formatters = useFormatters();
  const pageLanguage = useLanguage();
  const { jobTitle, companyName } = interview ?? {};
  const heldAt = interview?.startedAt ?? interview?.createdAt;
  return {
    items,
    names,
    language,
    pageLanguage,
    formatters,
    subject:
      jobTitle && companyName
        ? t('jobTitle', { title: jobTitle, company: companyName })
        : (jobTitle ?? null),
    heldAtMs: heldAt === undefined ? null : Date.parse(heldAt),
    words: {
      title: t('transcript.documentTitle'),
      interrupted: t('transcript.interrupted'),
      page: (number, total) => t('transcript.pageOf', { number, total }),
    },
  };
}
