import { errorText, useLanguage, useT } from '@portal/i18n';
import {
  CONNECT_FAILURES,
  type JobRole,
  type Resume,
  type ResumeFacts,
  type VoiceSettings,
} from '@portal/protocol';
import { isApiError } from '@portal/api-clients';
import { Button, Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { usePreview } from '../resume/preview/use-preview';
import { AboutFields } from './AboutFields';
import { chosenOrFirst, type SetupChoices } from './choices';
import { Engines } from './Engines';
import { LanguageModelFields } from './language-model/LanguageModelFields';
import { choiceOf, type LanguageModel } from './language-model/use-language-model';
import { SpeechRecognitionFields } from './speech-recognition/SpeechRecognitionFields';
import type { SpeechRecognition } from './speech-recognition/use-speech-recognition';
import { InterviewFields } from './InterviewFields';
import type { SetupViewProps } from './Setup';
import styles from './Setup.module.css';
import { Summary } from './Summary';
import { Topics } from './topics/Topics';
import type { Start } from './use-start';
import { playSample } from './voice/play-sample';
import { useListen } from './voice/use-listen';

export interface SetupFormProps extends SetupViewProps {
  recognition: SpeechRecognition;
  languageModel: LanguageModel;
  starting: Start;
  /** Whether an interview is being started or rejoined. */
  disabled: boolean;
  lists: { resumes: Resume[]; jobRoles: JobRole[] };
  loading: boolean;
  /** Whether a resume is still being parsed. */
  reading: boolean;
  choices: SetupChoices;
  change(part: Partial<SetupChoices>): void;
  voiceSettings: VoiceSettings;
  setVoice(part: Partial<VoiceSettings>): void;
  onAdd(what: 'resume' | 'job-role'): void;
  /** Opens the list of documents. */
  onManage(): void;
  /** Id of the resume that was just added. Its facts are shown immediately. */
  justAdded: string | null;
  saveFacts(resumeId: string, facts: ResumeFacts): Promise<void>;
}

/** Element id of the start button, exported so that other components can focus the button. */
export const START_BUTTON_ID = 'start-interview';

/** Shows the setup form: all the choices, a summary of them and the start button. */
export function SetupForm(props: SetupFormProps) {
  const t = useT('setup');
  const language = useLanguage();
  const {
    lists,
    choices,
    recognition,
    languageModel,
    connecting,
    disabled,
    starting: { state, start },
  } = props;
  const [incomplete, setIncomplete] = useState(false);
  const [refused, setRefused] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const resume = chosenOrFirst(lists.resumes, choices.resumeId);
  const jobRole = chosenOrFirst(lists.jobRoles, choices.jobRoleId);
  const listening = useListen({
    client: props.clients.voice,
    language,
    settings: props.voiceSettings,
    play: playSample,
  });
  const preview = usePreview(resume, {
    userId: props.auth.userId ?? '',
    storage: sessionStorage,
    save: props.saveFacts,
    justAdded: props.justAdded,
  });
  const busy = state.stage === 'starting' || state.stage === 'checking' || connecting;
  const startButton = useFocusAfterCheck(state.stage);

  const handleStart = (checkWanted: boolean) => {
    setIncomplete(!resume || !jobRole);
    setRefused(recognition.consentMissing);
    if (!resume || !jobRole || !preview.allowStart()) return;
    if (recognition.consentMissing) consent.current?.focus();
    else
      void start(
        {
          ...choices,
          resume,
          jobRole,
          language,
          hearing: recognition.choice,
          languageModel: choiceOf(languageModel),
        },
        checkWanted,
      );
  };
  const error =
    incomplete && !(resume && jobRole)
      ? t('errors.choose')
      : preview.refused
        ? t('resumePreview.unsaved')
        : refused && recognition.consentMissing
          ? t('hearing.consentMissing')
          : startError();
  function startError(): string | null {
    if (disabled) return null;
    if (state.stage === 'failed' && state.during === 'starting')
      return isApiError(state.error) ? errorText(state.error) : t('errors.start');
    if (props.connectError === null) return null;
    const known = CONNECT_FAILURES.find((each) => each === props.connectError) ?? 'failed';
    return t('errors.voice', { reason: t(`errors.reasons.${known}`) });
  }

  return (
    <div className={styles.columns}>
      <div className={styles.card}>
        <AboutFields
          {...props}
          preview={preview}
          resume={resume}
          jobRole={jobRole}
          disabled={disabled}
        />
        <hr className={styles.rule} />
        <InterviewFields
          choices={choices}
          change={props.change}
          voice={{
            voice: choices.voice,
            settings: props.voiceSettings,
            engine: props.config.engines.speaking,
            listening,
            choose: (voice) => props.change({ voice }),
            set: props.setVoice,
          }}
          disabled={disabled}
        >
          {resume && jobRole && (
            <Topics
              voice={props.clients.voice}
              userId={props.auth.userId}
              resume={resume}
              jobRole={jobRole}
              choices={choices}
            />
          )}
        </InterviewFields>
        <hr className={styles.rule} />
        <SpeechRecognitionFields
          recognition={recognition}
          disabled={disabled}
          refused={refused}
          consentRef={consent}
        />
        {languageModel.is !== 'none' && (
          <>
            <hr className={styles.rule} />
            <LanguageModelFields model={languageModel} disabled={disabled} />
          </>
        )}
      </div>
      <aside className={styles.side} aria-label={t('summary.title')}>
        <Summary
          choices={choices}
          resume={resume}
          jobRole={jobRole}
          recognition={recognition.choice}
        />
        <div className={styles.start}>
          {error !== null && <Notice tone="error">{error}</Notice>}
          <Button
            ref={startButton}
            id={START_BUTTON_ID}
            variant="primary"
            size="lg"
            block
            busy={busy}
            busyLabel={t('starting')}
            disabled={props.loading || (disabled && !busy)}
            onClick={() => handleStart(false)}
          >
            {t('start')}
          </Button>
          <p className={styles.muted}>{t('summary.muted')}</p>
        </div>
        {props.skipsCheck && (
          <div className={styles.check}>
            <Button
              variant="link"
              disabled={props.loading || disabled}
              onClick={() => handleStart(true)}
            >
              {t('checkDevices')}
            </Button>
          </div>
        )}
        <Engines
          engines={props.config.engines}
          recognition={recognition.choice}
          languageModel={languageModel}
        />
      </aside>
    </div>
  );
}

/**
 * Returns a ref for the start button. Focuses the button when the user returns from the device
 * check, during which this screen is hidden.
 */
function useFocusAfterCheck(stage: Start['state']['stage']) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === 'checking' && stage !== 'checking') button.current?.focus();
    before.current = stage;
  }, [stage]);
  return button;
}
