import { errorText, useLanguage, useT } from '@portal/i18n';
import {
  CONNECT_FAILURES,
  type InterviewSummary,
  type JobRole,
  type Resume,
  type ResumeFacts,
  type VoiceSettings,
} from '@portal/protocol';
import { isApiError } from '@portal/api-clients';
import { Button, Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { usePreview } from '../resume/preview/use-preview';
import { AboutFields, ADD_FIRST_ID } from './AboutFields';
import { chosenOrFirst, type SetupChoices } from './choices';
import { Engines } from './Engines';
import { LanguageModelFields } from './language-model/LanguageModelFields';
import { choiceOf, type LanguageModel } from './language-model/use-language-model';
import { SpeechRecognitionFields } from './speech-recognition/SpeechRecognitionFields';
import type { SpeechRecognition } from './speech-recognition/use-speech-recognition';
import { InterviewFields } from './InterviewFields';
import { AgainCard } from './past/AgainCard';
import { practiseAgain } from './past/PractiseAgain';
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
  /** The interview that one press starts again, or null to offer none. */
  again: InterviewSummary | null;
  /** Fills in the settings of an earlier interview, and says which are not there any more. */
  onPractise(interview: InterviewSummary): void;
  /** Whether an interview in progress can be resumed, which then is the screen's main action. */
  resumable: boolean;
}

/** The button that starts: the form's own, or the one for the same as last time. */
type StartButton = 'form' | 'again';

/** Element id of the start button, exported so that other components can focus the button. */
export const START_BUTTON_ID = 'start-interview';

/**
 * Shows the setup form: all the choices, a summary of them and the start button. Above it, returning
 * candidates can start the same interview again.
 */
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
    again,
    starting: { state, start },
  } = props;
  const [pressed, setPressed] = useState<StartButton>('form');
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
  const buttons = {
    form: useFocusAfterCheck(state.stage, pressed === 'form'),
    again: useFocusAfterCheck(state.stage, pressed === 'again'),
  };

  const handleStart = (button: StartButton, chosen: SetupChoices, checkWanted = false) => {
    setPressed(button);
    const startResume = chosenOrFirst(lists.resumes, chosen.resumeId);
    const startRole = chosenOrFirst(lists.jobRoles, chosen.jobRoleId);
    setIncomplete(!startResume || !startRole);
    setRefused(recognition.consentMissing);
    if (!startResume || !startRole) {
      document.getElementById(startResume ? ADD_FIRST_ID.jobRole : ADD_FIRST_ID.resume)?.focus();
      return;
    }
    if (startResume === resume && !preview.allowStart()) return;
    if (recognition.consentMissing) consent.current?.focus();
    else
      void start(
        {
          ...chosen,
          resume: startResume,
          jobRole: startRole,
          language,
          hearing: recognition.choice,
          languageModel: choiceOf(languageModel),
        },
        checkWanted,
      );
  };
  const handleAgain = (interview: InterviewSummary) => {
    const { choices: same, missing } = practiseAgain(interview, lists);
    // Without its resume or job role it would not be the same, so the user looks at it first.
    if (missing.length > 0) return props.onPractise(interview);
    props.change(same);
    handleStart('again', { ...choices, ...same });
  };
  const error = startError();
  const failure = error === null ? null : <StartFailure key={error}>{error}</StartFailure>;
  // The card may have gone since it was pressed.
  const starter = again === null ? 'form' : pressed;
  const busyButton = busy ? starter : null;
  function startError(): string | null {
    if (disabled) return null;
    if (state.stage === 'failed' && state.during === 'starting')
      return isApiError(state.error) ? errorText(state.error) : t('errors.start');
    if (props.connectError === null) return null;
    const known = CONNECT_FAILURES.find((each) => each === props.connectError) ?? 'failed';
    return t('errors.voice', { reason: t(`errors.reasons.${known}`) });
  }

  return (
    <>
      {again !== null && (
        <AgainCard
          interview={again}
          recognition={recognition.choice}
          busy={busyButton === 'again'}
          disabled={disabled && busyButton !== 'again'}
          buttonRef={buttons.again}
          onStart={() => handleAgain(again)}
          onOpenReport={props.onOpenReport}
        >
          {starter === 'again' ? failure : null}
        </AgainCard>
      )}
      <div className={styles.columns}>
        <div className={styles.card}>
          <AboutFields
            {...props}
            preview={preview}
            resume={resume}
            jobRole={jobRole}
            incomplete={incomplete}
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
          <div className={styles.start} data-bottom-bar>
            {starter === 'form' && failure}
            <Button
              ref={buttons.form}
              id={START_BUTTON_ID}
              variant={again !== null || props.resumable ? 'secondary' : 'primary'}
              size="lg"
              block
              busy={busyButton === 'form'}
              busyLabel={t('starting')}
              disabled={props.loading || (disabled && busyButton !== 'form')}
              onClick={() => handleStart('form', choices)}
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
                onClick={() => handleStart('form', choices, true)}
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
    </>
  );
}

/** Says why the interview could not be started, and scrolls it into view. */
function StartFailure({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Notice tone="error">{children}</Notice>
    </div>
  );
}

/**
 * Returns a ref for a start button. Focuses the button, if it was the one that was pressed, when the
 * user returns from the device check, during which this screen is hidden.
 */
function useFocusAfterCheck(stage: Start['state']['stage'], wasPressed: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (wasPressed && before.current === 'checking' && stage !== 'checking')
      button.current?.focus();
    before.current = stage;
  }, [stage, wasPressed]);
  return button;
}
