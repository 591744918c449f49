import { useT } from '@portal/i18n';
import { FEMALE_VOICES, type InterviewSummary } from '@portal/protocol';

/** The values of a text about the interviewer. */
export interface InterviewerName {
  name: string;
  /** Chooses the text's variant for a woman's name, where the language has one. */
  context: 'female' | undefined;
}

/** Returns how to name the interviewer: after the chosen voice, if the interview is known. */
export function useInterviewer(interview: Pick<InterviewSummary, 'voice'> | null): InterviewerName {
  const t = useT('interview');
  const voice = interview?.voice;
  return voice
    ? {
        name: t(`common:voices.${voice}`),
        context: FEMALE_VOICES.includes(voice) ? 'female' : undefined,
      }
    : { name: t('interviewer.unnamed'), context: undefined };
}
