import '@portal/ui/voice-fonts.css';
import { useInitials } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { classNames } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { RoomSession } from '../room/room-session';
import { useCorrections } from '../transcript/correct/use-corrections';
import { CandidateFrame } from './frames/CandidateFrame';
import { Caption } from './caption/Caption';
import { Composer } from './controls/Composer';
import { EndDialog } from './EndDialog';
import { InterviewerFrame } from './frames/InterviewerFrame';
import { useOwnRecognizer, useSpeechRecognition } from './use-speech-recognition';
import { RoomAnnouncer } from './RoomAnnouncer';
import { RoomBar } from './controls/RoomBar';
import { RoomHeader } from './RoomHeader';
import { RoomNotices } from './status/RoomNotices';
import styles from './RoomScreen.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog';
import { StatusBar } from './status/StatusBar';
import { TranscriptPanel } from './transcript/TranscriptPanel';
import { useRepeat } from './controls/use-repeat';
import { useInterviewer } from './use-interviewer';
import { useRoom } from './use-room';

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
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [adviceDismissed, setAdviceDismissed] = useState(false);
  // Kept here, so that closing the transcript loses nothing.
  const corrections = useCorrections(interviewId, (messageId, all) =>
    session.correct(messageId, all),
  );
  const transcriptToggle = useRef<HTMLButtonElement>(null);
  const answerField = useRef<HTMLTextAreaElement>(null);
  // Leaving signs the user out, but the room stays on screen until the page reloads.
  const [initials] = useState(useInitials());
  const { interview, phase, end, conversation, connection } = room;
  const interviewer = useInterviewer(interview);
  const { name } = interviewer;
  const recognition = useSpeechRecognition(interview?.language ?? null);
  const typedOnly = recognition.by === 'none';
  const hardToHear = conversation.doubtfulAnswers >= ADVISED_AFTER_DOUBTS && !adviceDismissed;
  // Only the built-in engine is worse than most browsers'.
  const browserIsBetter = recognition.by === 'built-in' && session.canUseBrowser;
  const ownRecognizer = useOwnRecognizer(interview?.language ?? null);
  const switchTo = (change: () => void) => {
    setAdviceDismissed(true);
    change();
    // The pressed button goes with its notice.
    answerField.current?.focus();
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
  const leave = () => {
    session.dismissEnd();
    void session.leave('left');
  };
  const leaving = (phase.name === 'leaving' || phase.name === 'left') && end !== 'announced';
  const live = phase.name === 'live';
  const offline = connection !== 'connected';
  const repeat = useRepeat(room.interviewer, () => session.repeatQuestion());
  const shortcuts = useShortcuts({
    microphone: () => void (live && session.toggleMicrophone()),
    camera: () => live && session.toggleCamera(),
    transcript: toggleTranscript,
    repeat: () => live && !offline && repeat.ask(),
    takeYourTime: () => live && session.setTakeYourTime(!room.takeYourTime),
    answer: () => answerField.current?.focus(),
    list: () => setShortcutsOpen(true),
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
        onLeave={leave}
        leaving={leaving}
        toggleKey={shortcuts.keyOf('transcript')}
        toggleRef={transcriptToggle}
        topBar={topBar}
      />
      <div className={styles.call}>
        <StatusBar
          connection={connection}
          startedAtMs={conversation.startedAtMs}
          question={conversation.question}
          completed={end !== 'none'}
        />
        <div className={styles.frames}>
          <InterviewerFrame
            state={room.interviewer}
            interviewer={interviewer}
            readLevel={() => session.interviewerLevel()}
          />
          <CandidateFrame
            camera={room.camera}
            muted={room.microphone.muted}
            speaking={room.userSpeaking}
            initials={initials}
            onTryAgain={() => session.toggleCamera()}
          />
        </div>
        <Caption
          live={conversation.live}
          latest={conversation.latest}
          interviewer={interviewer}
          language={interview?.language ?? null}
        />
        <div className={styles.controls}>
          <div className={styles.notices}>
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
              onDismissMicrophone={() => session.dismissMicrophoneProblem()}
              onStartAudio={() => void session.startAudio()}
              onReload={() => session.reloadInterview()}
              onType={() => answerField.current?.focus()}
              onUseBrowser={browserIsBetter ? () => switchTo(() => session.useBrowser()) : null}
              ownRecognizer={ownRecognizer}
              onUseServer={(choice) => switchTo(() => session.useServer(choice))}
              onDismissHardToHear={() => setAdviceDismissed(true)}
            />
          </div>
          <Composer
            onSend={(text) => session.sendTyped(text)}
            typedOnly={typedOnly}
            disabled={!live}
            draft={session.draft}
            onDraft={(draft) => session.keepDraft(draft)}
            fieldRef={answerField}
            fieldKey={shortcuts.keyOf('answer')}
          />
          <RoomBar
            session={session}
            room={room}
            interviewer={interviewer}
            leaving={leaving}
            repeat={repeat}
            keyOf={shortcuts.keyOf}
            onShortcuts={() => setShortcutsOpen(true)}
            onLeave={leave}
          />
        </div>
      </div>
      {transcriptOpen && (
        <TranscriptPanel
          conversation={conversation}
          isDraft={recognition.by === 'built-in' || recognition.by === 'local'}
          interviewerName={name}
          interview={interview}
          corrections={corrections}
          onClear={() => session.clearTranscript()}
          onClose={closeTranscript}
        />
      )}
      {shortcutsOpen && (
        <ShortcutsDialog
          on={shortcuts.on}
          onChange={shortcuts.set}
          onClose={() => setShortcutsOpen(false)}
        />
      )}
      <EndDialog session={session} />
      <RoomAnnouncer session={session} interviewer={interviewer} />
    </div>
  );
}
