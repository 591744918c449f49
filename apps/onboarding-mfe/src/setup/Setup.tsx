import {
  getClients,
  getRuntimeConfig,
  setRoom,
  useAuth,
  type PlatformClients,
} from '@portal/auth-store';
import { useLanguage, useT } from '@portal/i18n';
import type { SetupProps } from '@portal/mfe-contract';
import { toldProsody, type AuthState, type RoomData, type RuntimeConfig } from '@portal/protocol';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LazyDialog } from './LazyDialog';
import { ABOUT_TITLE_ID } from './AboutFields';
import { addedTo, isInProgress, MINUTES_PER_QUESTION, usableResumes } from './choices';
import { useLanguageModel } from './language-model/use-language-model';
import { useSpeechRecognition } from './speech-recognition/use-speech-recognition';
import { LoadFailed } from './LoadFailed';
import { OpenInterview } from './OpenInterview';
import { openInterview, pastInterviews } from './past-interviews';
import { PractiseNotice, usePractiseAgain } from './past/PractiseAgain';
import { PastInterviews } from './PastInterviews';
import styles from './Setup.module.css';
import { SetupForm, START_BUTTON_ID } from './SetupForm';
import { useChoices } from './use-choices';
import { queries, useSaveFacts, useSetupData } from './use-setup-data';
import { candidateOf, useStart } from './use-start';
import { useVoiceSettings } from './voice/use-voice-settings';

// The dialogs are loaded on demand, because users who already have a resume and a job role don't
// need them.
const loadResumeModal = () =>
  import('../resume/ResumeModal').then((module) => module.ResumeModalView);
const loadDocuments = () =>
  import('./documents/DocumentsDialog').then((module) => module.DocumentsDialog);
const loadJobDescriptionModal = () =>
  import('../job-description/JobDescriptionModal').then((module) => module.JobDescriptionModalView);

/** Shows the signed-in user's interview setup and past interviews. */
export function Setup(props: SetupProps) {
  const auth = useAuth((state) => state);
  return (
    <QueryClientProvider client={queries}>
      <SetupView
        {...props}
        auth={auth}
        clients={getClients()}
        config={getRuntimeConfig()}
        setRoom={setRoom}
      />
    </QueryClientProvider>
  );
}

export interface SetupViewProps extends SetupProps {
  auth: Pick<AuthState, 'userId' | 'email' | 'userIdentity'>;
  clients: PlatformClients;
  config: Pick<RuntimeConfig, 'engines'>;
  setRoom(room: RoomData): void;
}

/**
 * `Setup` with injected session, clients and configuration, for tests. Starts afresh if a different
 * user signs in from another tab.
 */
export function SetupView(props: SetupViewProps) {
  return <OwnSetup key={props.auth.userId} {...props} />;
}

function OwnSetup(props: SetupViewProps) {
  const t = useT('setup');
  const { auth, clients } = props;
  const [choices, change] = useChoices(auth.userId ?? '', sessionStorage);
  const [dialog, setDialog] = useState<'resume' | 'job-role' | 'documents' | null>(null);
  const data = useSetupData(clients, auth.userId);
  const [justAdded, setJustAdded] = useState<string | null>(null);
  const saveFacts = useSaveFacts(clients, auth.userId);
  const language = useLanguage();
  const recognition = useSpeechRecognition({
    engines: props.config.engines.hearing,
    language,
    userId: auth.userId ?? '',
    storage: localStorage,
  });
  const [voiceSettings, setVoice] = useVoiceSettings(auth.userId ?? '', () => localStorage);
  const languageModel = useLanguageModel({
    model: props.config.engines.language,
    userId: auth.userId ?? '',
    storage: localStorage,
  });
  const starting = useStart(
    {
      clients,
      setRoom: props.setRoom,
      candidate: candidateOf(auth),
      recognition,
      prosody: toldProsody(voiceSettings),
    },
    props,
  );
  const underWay =
    (starting.state.stage !== 'idle' && starting.state.stage !== 'failed') || props.connecting;
  const { refetch: refetchStarted } = data.started;
  useEffect(() => {
    // The room could not be joined, but the interview has already started. Refetch the interview,
    // so that the user can rejoin it.
    if (props.connectError !== null) void refetchStarted();
  }, [props.connectError, refetchStarted]);
  const close = () => setDialog(null);
  const dialogBefore = useRef(dialog);
  useEffect(() => {
    // The button that opened the dialog may be gone, because there is something to choose from now,
    // or nothing any more.
    if (
      dialogBefore.current !== null &&
      dialog === null &&
      document.activeElement === document.body
    )
      document.getElementById(ABOUT_TITLE_ID)?.focus();
    dialogBefore.current = dialog;
  }, [dialog]);

  const addedResume = async () => {
    const before = usableResumes(data.resumes.data ?? []);
    const after = usableResumes((await data.resumes.refetch()).data ?? []);
    const added = addedTo(before, after)?.id ?? null;
    setJustAdded(added);
    change({ resumeId: added ?? choices.resumeId });
    close();
  };
  const addedRole = async () => {
    const before = data.jobRoles.data ?? [];
    const after = (await data.jobRoles.refetch()).data ?? [];
    change({ jobRoleId: addedTo(before, after)?.id ?? choices.jobRoleId });
    close();
  };
  // Don't pass a token: the upload may outlast the current access token.
  const modal = {
    identity: { userId: auth.userId ?? '' },
    step: null,
    onClose: close,
    voice: clients.voice,
  } as const;
  const lists = {
    resumes: usableResumes(data.resumes.data ?? []),
    jobRoles: data.jobRoles.data ?? [],
  };
  const { practising, practise } = usePractiseAgain(lists, change);
  const resumable = openInterview(data.started.data ?? []);
  const loading = data.resumes.isPending || data.jobRoles.isPending;
  // While another interview can be resumed, or this one has been filled in, one press has to do with
  // that one.
  const again =
    loading || resumable !== undefined || practising !== null
      ? null
      : (pastInterviews(data.interviews.data ?? [])[0] ?? null);
  // A list that has loaded once stays usable if a later fetch fails.
  const failed = data.resumes.isLoadingError || data.jobRoles.isLoadingError;

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.subtitle}>
          {t('subtitle', {
            count: choices.numberOfQuestions,
            minutes: choices.numberOfQuestions * MINUTES_PER_QUESTION,
          })}
        </p>
      </header>
      {resumable !== undefined && (
        <OpenInterview interview={resumable} starting={starting} disabled={underWay} />
      )}
      {practising !== null && <PractiseNotice {...practising} startButtonId={START_BUTTON_ID} />}
      {failed ? (
        <LoadFailed
          busy={data.resumes.isFetching || data.jobRoles.isFetching}
          onRetry={() =>
            void Promise.all([
              data.resumes.refetch(),
              data.jobRoles.refetch(),
              data.interviews.refetch(),
            ])
          }
        >
          {t('errors.load')}
        </LoadFailed>
      ) : (
        <SetupForm
          {...props}
          recognition={recognition}
          languageModel={languageModel}
          starting={starting}
          disabled={underWay}
          lists={lists}
          loading={loading}
          reading={data.resumes.data?.some(isInProgress) ?? false}
          choices={choices}
          change={change}
          voiceSettings={voiceSettings}
          setVoice={setVoice}
          onAdd={setDialog}
          onManage={() => setDialog('documents')}
          justAdded={justAdded}
          saveFacts={saveFacts}
          again={again}
          onPractise={practise}
          resumable={resumable !== undefined}
        />
      )}
      {!(failed && data.interviews.isError) && (
        <PastInterviews
          query={data.interviews}
          main={clients.main}
          userId={auth.userId}
          disabled={underWay}
          onOpenReport={props.onOpenReport}
          onPractise={practise}
        />
      )}
      {dialog === 'resume' && (
        <LazyDialog
          load={loadResumeModal}
          dialog={{ ...modal, onUploaded: addedResume }}
          title={t('about.addResume')}
          onClose={close}
        />
      )}
      {dialog === 'documents' && (
        <LazyDialog
          load={loadDocuments}
          dialog={{
            resumes: data.resumes,
            jobRoles: data.jobRoles,
            ...clients,
            userId: auth.userId,
            onAdd: setDialog,
            onClose: close,
          }}
          title={t('documents.title')}
          onClose={close}
        />
      )}
      {dialog === 'job-role' && (
        <LazyDialog
          load={loadJobDescriptionModal}
          dialog={{ ...modal, storage: sessionStorage, onUploaded: addedRole }}
          title={t('about.addRole')}
          onClose={close}
        />
      )}
    </div>
  );
}
