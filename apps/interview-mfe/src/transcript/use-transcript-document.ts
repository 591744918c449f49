import { useFormatters, useLanguage, useT } from '@portal/i18n';
import type { InterviewSummary, Language } from '@portal/protocol';
import type { SpeakerNames, TranscriptItem } from './entry';
import type { TranscriptDocument } from './transcript-document';

interface Source {
  items: readonly TranscriptItem[];
  names: SpeakerNames;
  language: Language;
  /** Null if the interview has not been loaded yet or loading failed. */
  interview: InterviewSummary | null;
}

/** Returns everything that an exported transcript contains. */
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
      misheard: t('transcript.misheard'),
      heard: t('transcript.heard'),
      added: t('transcript.added'),
      page: (number, total) => t('transcript.pageOf', { number, total }),
    },
  };
}
