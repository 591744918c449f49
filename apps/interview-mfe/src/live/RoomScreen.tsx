import '@portal/ui/voice-fonts.css';
import { useInitials } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { classNames } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { RoomSession } from '../room/room-session';
import { roomState } from '../room/room-state';
import { useCorrections } from '../transcript/correct/use-corrections';
import { CandidateFrame } from './frames/CandidateFrame';
import { Caption } from './caption/Caption';
import { Composer } from './controls/Composer';
import { Dock } from './controls/Dock';
import { EndDialog, LeaveDialog } from './EndDialog';
import { InterviewerFrame } from './frames/InterviewerFrame';
import { useOwnRecognizer, useSpeechRecognition } from './use-speech-recognition';
import { RoomAnnouncer } from './RoomAnnouncer';
import { MoreMenu } from './controls/MoreMenu';
import { RoomHeader } from './RoomHeader';
import { RoomNotices, useDeviceNews } from './status/RoomNotices';
import { SettingsDialog } from './devices/SettingsDialog';
import styles from './RoomScreen.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog';
import { StatusBar } from './status/StatusBar';
import { TranscriptPanel } from './transcript/TranscriptPanel';
import { useComposer } from './controls/use-composer';
import { useRepeat } from './controls/use-repeat';
import { useInterviewer } from './use-interviewer';
import { useRoom } from './use-room';
import { VoiceSliders } from './voice/VoiceSliders';

/** Number of hardly understood answers after which the candidate is offered a better way. */
const ADVISED_AFTER_DOUBTS = 2;

/** Plays the interviewer's speech. The page must not have a second audio element for it. */
function InterviewerAudio({ session }: { session: RoomSession }) {
  const ref = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    session.attachAudio(ref.current);
    return () => session.attachAudio(null);
  }, [session]);
  return <audio ref={ref} autoPlay data-testid="interviewer-audio" />;
}

/** §2.29–2.40: Shows the call and its controls, along with the transcript if it is open. */
export function RoomScreen({
  session,
  interviewId,
  topBar,
}: {
  session: RoomSession;
  interviewId: string;
  topBar?: TopBarSlots | undefined;
}) {
  const t = useT('interview');
  const room = useRoom(session);
  const [transcriptOpen, setTranscriptOpen] = useState(false);
  const [dialog, setDialog] = useState<'leave' | 'settings' | 'shortcuts' | null>(null);
  const [adviceDismissed, setAdviceDismissed] = useState(false);
  const [typedOnlyDismissed, setTypedOnlyDismissed] = useState(session.typedOnlyDismissed);
  // Kept here, so that closing the transcript loses nothing.
  const corrections = useCorrections(interviewId, (messageId, all) =>
    session.correct(messageId, all),
  );
  const transcriptToggle = useRef<HTMLButtonElement>(null);
  const microphoneButton = useRef<HTMLButtonElement>(null);
  // Leaving signs the user out, but the room stays on screen until the page reloads.
  const [initials] = useState(useInitials());
  const { interview, phase, conversation, connection } = room;
  const interviewer = useInterviewer(interview);
  const recognition = useSpeechRecognition(interview?.language ?? null);
  const state = roomState(room, {
    recognized: recognition.by !== 'none',
    hasMicrophone: useDeviceNews(session.devices)?.name !== 'none',
  });
  const over = state.name === 'finished';
  const live = phase.name === 'live' && !over;
  const offline = connection !== 'connected';
  const hardToHear = conversation.doubtfulAnswers >= ADVISED_AFTER_DOUBTS && !adviceDismissed;
  // Only the built-in engine is worse than most browsers'.
  const browserIsBetter = recognition.by === 'built-in' && session.canUseBrowser;
  const ownRecognizer = useOwnRecognizer(interview?.language ?? null);
  const composer = useComposer(session, state.canSpeak || over);
  const switchTo = (change: () => void) => {
    setAdviceDismissed(true);
    change();
    // The pressed button goes with its notice.
    microphoneButton.current?.focus();
  };
  const closeTranscript = () => {
    setTranscriptOpen(false);
    transcriptToggle.current?.focus({ preventScroll: true });
  };
  /**
   * Toggles the transcript when its keyboard shortcut is pressed. If focus is inside the panel when
   * it closes, focus moves to the toggle button.
   */
  const toggleTranscript = () =>
    document.activeElement?.closest('aside')
      ? closeTranscript()
      : setTranscriptOpen(!transcriptOpen);
  const closeDialog = () => setDialog(null);
  const leave = () => {
    closeDialog();
    void session.leave('left');
  };
  const repeat = useRepeat(state.name, () => session.repeatQuestion());
  const shortcuts = useShortcuts({
    microphone: () => void (live && session.toggleMicrophone()),
    camera: () => live && session.toggleCamera(),
    transcript: () => live && toggleTranscript(),
    repeat: () => live && !offline && repeat.ask(),
    takeYourTime: () => live && session.setTakeYourTime(!room.takeYourTime),
    answer: () => live && composer.type(),
    list: () => live && setDialog('shortcuts'),
  });

  return (
    <div
      className={classNames(
        styles.room,
        transcriptOpen && styles.withTranscript,
        !topBar && styles.ownBar,
      )}
      data-runtime="screen:interview"
      data-runtime-label={t('title')}
    >
      <InterviewerAudio session={session} />
      <RoomHeader
        interview={interview}
        transcriptOpen={transcriptOpen}
        onToggleTranscript={() => setTranscriptOpen(!transcriptOpen)}
        onLeave={() => setDialog('leave')}
        over={over}
        toggleKey={shortcuts.keyOf('transcript')}
        toggleRef={transcriptToggle}
        topBar={topBar}
      />
      <div className={styles.call} inert={over}>
        <StatusBar
          connection={connection}
          conversation={conversation}
          over={over}
          completed={room.end !== 'none'}
        />
        <div className={styles.frames}>
          <InterviewerFrame
            state={state.name}
            feedbackFollows={room.leaveError === null}
            question={conversation.question}
            interviewer={interviewer}
            readLevel={() => session.interviewerLevel()}
          />
          <CandidateFrame
            camera={room.camera}
            muted={room.microphone.muted}
            canSpeak={state.canSpeak && !over}
            heard={state.heard}
            speaking={room.userSpeaking}
            initials={initials}
            onTryAgain={() => session.toggleCamera()}
          />
        </div>
        <Caption
          state={state.name}
          live={conversation.live}
          latest={conversation.latest}
          interviewer={interviewer}
          language={interview?.language ?? null}
        />
        <div className={styles.controls}>
          <div className={styles.notices}>
            {!over && (
              <RoomNotices
                connection={connection}
                interviewer={interviewer}
                interviewerMissing={room.interviewerMissing}
                waitingAnswers={room.waitingAnswers}
                recognition={recognition}
                browserRecognition={room.browserRecognition}
                microphone={room.microphone}
                devices={session.devices}
                playbackBlocked={room.playbackBlocked}
                loadError={room.loadError}
                hardToHear={hardToHear}
                typedOnlyDismissed={typedOnlyDismissed}
                onDismissMicrophone={() => session.dismissMicrophoneProblem()}
                onStartAudio={() => void session.startAudio()}
                onReload={() => session.reloadInterview()}
                onType={composer.type}
                onUseBrowser={browserIsBetter ? () => switchTo(() => session.useBrowser()) : null}
                ownRecognizer={ownRecognizer}
                onUseServer={(choice) => switchTo(() => session.useServer(choice))}
                onDismissHardToHear={() => setAdviceDismissed(true)}
                onDismissTypedOnly={() => {
                  session.dismissTypedOnly();
                  setTypedOnlyDismissed(true);
                  composer.type();
                }}
              />
            )}
          </div>
          {composer.open && (
            <Composer
              onSend={(text) => session.sendTyped(text)}
              typedOnly={recognition.by === 'none'}
              disabled={!live}
              draft={session.draft}
              onDraft={(draft) => session.keepDraft(draft)}
              fieldRef={composer.fieldRef}
              fieldKey={shortcuts.keyOf('answer')}
            />
          )}
          <Dock
            state={state}
            microphone={room.microphone}
            microphoneRef={microphoneButton}
            camera={room.camera}
            composerOpen={composer.open}
            keyOf={shortcuts.keyOf}
            onToggleMicrophone={() => void session.toggleMicrophone()}
            onToggleCamera={() => session.toggleCamera()}
            onToggleComposer={composer.toggle}
            onLeave={() => setDialog('leave')}
            menu={
              <MoreMenu
                interviewer={interviewer}
                takeYourTime={room.takeYourTime}
                offline={offline}
                over={over}
                repeat={repeat}
                onTakeYourTime={(on) => session.setTakeYourTime(on)}
                onSettings={session.devices && (() => setDialog('settings'))}
                onShortcuts={() => setDialog('shortcuts')}
                keyOf={shortcuts.keyOf}
              />
            }
          />
        </div>
      </div>
      {transcriptOpen && (
        <TranscriptPanel
          conversation={conversation}
          isDraft={recognition.by === 'built-in' || recognition.by === 'local'}
          interviewerName={interviewer.name}
          interview={interview}
          corrections={corrections}
          onClear={() => session.clearTranscript()}
          onClose={closeTranscript}
        />
      )}
      {!over && dialog === 'settings' && session.devices && (
        <SettingsDialog devices={session.devices.devices} onClose={closeDialog}>
          <VoiceSliders
            interview={interview}
            name={interviewer.name}
            settings={room.voice}
            onChange={(part) => session.setVoice(part)}
          />
        </SettingsDialog>
      )}
      {!over && dialog === 'shortcuts' && (
        <ShortcutsDialog on={shortcuts.on} onChange={shortcuts.set} onClose={closeDialog} />
      )}
      {!over && dialog === 'leave' && <LeaveDialog onStay={closeDialog} onLeave={leave} />}
      <EndDialog session={session} />
      <RoomAnnouncer room={room} state={state.name} interviewer={interviewer} />
    </div>
  );
}
