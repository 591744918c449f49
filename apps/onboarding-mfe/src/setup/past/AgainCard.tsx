import { useT } from '@portal/i18n';
import type { InterviewSummary, RecognitionChoice } from '@portal/protocol';
import { Button } from '@portal/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode, Ref } from 'react';
import { heldAt } from '../past-interviews';
import { TopCard } from '../TopCard';
import { Score } from './Score';
import { useDay } from './use-day';

interface AgainCardProps {
  /** The last interview that has ended. */
  interview: InterviewSummary;
  /** How the next interview hears the candidate. It may differ, for example in another browser. */
  recognition: RecognitionChoice;
  busy: boolean;
  disabled: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onStart(): void;
  onOpenReport(id: string): void;
  /** Why the last start from here failed. */
  children: ReactNode;
}

/** Shows a returning candidate their last interview, with a button that starts the same again. */
export function AgainCard({
  interview,
  recognition,
  busy,
  disabled,
  buttonRef,
  onStart,
  onOpenReport,
  children,
}: AgainCardProps) {
  const t = useT('setup');
  const date = useDay()(heldAt(interview));
  const { interviewType, difficulty, numberOfQuestions, voice } = interview;
  const settings = [
    interviewType && t(`types.${interviewType}`),
    t(`difficulties.${difficulty}`),
    t('again.questions', { count: numberOfQuestions }),
    voice && t(`common:voices.${voice}`),
    t(`hearing.options.${recognition}.title`),
  ].filter((setting) => setting !== null);
  return (
    <TopCard
      title={t('again.title')}
      interview={interview}
      note={settings.join(' · ')}
      score={
        <>
          <span>{t('again.score')}</span> <Score interview={interview} />
          <Button
            variant="link"
            disabled={disabled || busy}
            aria-label={t('past.viewOf', { title: interview.jobTitle, date })}
            onClick={() => onOpenReport(interview.id)}
          >
            {t('past.view')}
          </Button>
        </>
      }
      action={
        <Button
          ref={buttonRef}
          variant="primary"
          block
          icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
          busy={busy}
          busyLabel={t('starting')}
          disabled={disabled}
          onClick={onStart}
        >
          {t('again.action')}
        </Button>
      }
      failure={children}
    />
  );
}
