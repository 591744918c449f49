import { useT } from '@portal/i18n';
import {
  DIFFICULTIES,
  INTERVIEW_TYPES,
  type Difficulty,
  type InterviewType,
} from '@portal/protocol';
import { Select } from '@portal/ui';
import Layers from 'lucide-react/icons/layers';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Signal from 'lucide-react/icons/signal';
import type { ComponentProps, ReactNode } from 'react';
import { NUMBERS_OF_QUESTIONS, type SetupChoices } from './choices';
import styles from './Setup.module.css';
import { VoicePanel, VoiceSelect } from './voice/VoiceFields';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Lets the user choose the interview type, difficulty, voice and number of questions. */
export function InterviewFields({
  choices,
  change,
  voice,
  disabled,
  children,
}: {
  choices: SetupChoices;
  change(part: Partial<SetupChoices>): void;
  voice: Omit<ComponentProps<typeof VoicePanel>, 'disabled'>;
  disabled: boolean;
  /** What is shown below the fields. */
  children?: ReactNode;
}) {
  const t = useT('setup');
  return (
    <section className={styles.group} aria-labelledby="setup-interview">
      <div>
        <h2 id="setup-interview" className={styles.groupTitle}>
          {t('interview.title')}
        </h2>
        <p className={styles.groupHint}>{t('interview.hint')}</p>
      </div>
      <div className={styles.fields}>
        <div className={styles.fieldPairs}>
          <Select
            label={t('fields.interviewType')}
            icon={<Layers {...ICON} />}
            disabled={disabled}
            value={choices.interviewType}
            options={INTERVIEW_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            onValueChange={(value) => change({ interviewType: value as InterviewType })}
          />
          <Select
            label={t('fields.difficulty')}
            icon={<Signal {...ICON} />}
            disabled={disabled}
            value={choices.difficulty}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) }))}
            onValueChange={(value) => change({ difficulty: value as Difficulty })}
          />
          <VoiceSelect {...voice} disabled={disabled} />
          <Select
            label={t('fields.questions')}
            icon={<ListOrdered {...ICON} />}
            disabled={disabled}
            value={String(choices.numberOfQuestions)}
            options={NUMBERS_OF_QUESTIONS.map((count) => ({
              value: String(count),
              label: String(count),
            }))}
            onValueChange={(value) => change({ numberOfQuestions: Number(value) })}
          />
        </div>
        <VoicePanel {...voice} disabled={disabled} />
        {children}
      </div>
    </section>
  );
}
