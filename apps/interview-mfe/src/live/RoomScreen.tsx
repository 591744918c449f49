import '@portal/ui/voice-fonts.css';
import { useAuth } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { classNames } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { RoomSession } from '../room/room-session';
import { CandidateFrame } from './CandidateFrame';
import { Caption } from './Caption';
import { CompletedAlert } from './CompletedAlert';
import { Composer } from './Composer';
import { Dock } from './Dock';
import { DeviceMenu } from './devices/DeviceMenu';
import { InterviewerFrame } from './InterviewerFrame';
import { useHearing } from './hearing';
import { RoomHeader } from './RoomHeader';
import { RoomNotices } from './RoomNotices';
import styles from './RoomScreen.module.css';
import { StatusBar } from './StatusBar';
import { TranscriptPanel } from './transcript/TranscriptPanel';
import { useRoom } from './use-room';

/** The interviewer's voice. The element is the page's one place where it sounds. */
function InterviewerAudio({ session }: { session: RoomSession }) {
  const ref = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    session.attachAudio(ref.current);
    return () => session.attachAudio(null);
  }, [session]);
  return <audio ref={ref} autoPlay data-testid="interviewer-audio" />;
}

/** §2.5: the call area with its controls, and the transcript beside it. */
export function RoomScreen({ session, topBar }: { session: RoomSession; topBar?: TopBarSlots | undefined }) {
  const t = useT('interview');
  const room = useRoom(session);
  const [transcriptOpen, setTranscriptOpen] = useState(false);
  const transcriptToggle = useRef<HTMLButtonElement>(null);
  const firstName = useAuth((state) => state.firstName);
  const lastName = useAuth((state) => state.lastName);
  const { interview, phase, conversation, connection } = room;
  const name = interview?.voice ? t(`common:voices.${interview.voice}`) : t('interviewer.unnamed');
  const hearing = useHearing(interview?.language ?? null);
  const typedOnly = hearing.by === 'none';
  const closeTranscript = () => {
    setTranscriptOpen(false);
    transcriptToggle.current?.focus({ preventScroll: true });
  };
  const leave = () => void session.leave('left');
  const leaving = phase.name === 'leaving' || phase.name === 'left';
  const completed = phase.name === 'completed' || (leaving && phase.reason === 'completed');

  return (
    <div className={classNames(styles.room, transcriptOpen && styles.withTranscript, !topBar && styles.ownBar)}>
      <InterviewerAudio session={session} />
      <RoomHeader
        interview={interview} transcriptOpen={transcriptOpen} onToggleTranscript={() => setTranscriptOpen(!transcriptOpen)} onLeave={leave}
        leaving={leaving} toggleRef={transcriptToggle} topBar={topBar}
      />
      <div className={styles.call}>
        <StatusBar connection={connection} startedAtMs={conversation.startedAtMs} question={conversation.question} completed={completed} />
        <div className={styles.frames}>
          <InterviewerFrame state={room.interviewer} name={name} readLevel={() => session.interviewerLevel()} />
          <CandidateFrame
            camera={room.camera} muted={room.microphone.muted} speaking={room.userSpeaking}
            initials={`${firstName?.[0] ?? ''}${lastName?.[0] ?? ''}`} onTryAgain={() => session.toggleCamera()}
          />
        </div>
        <Caption live={conversation.live} latest={conversation.latest} interviewerName={name} language={interview?.language ?? null} />
        <div className={styles.controls}>
          <RoomNotices
            hearing={hearing} browserHearing={room.browserHearing} microphone={room.microphone} devices={session.devices} playbackBlocked={room.playbackBlocked}
            onDismissMicrophone={() => session.dismissMicrophoneProblem()} onStartAudio={() => void session.startAudio()}
          />
          <Composer onSend={(text) => session.sendTyped(text)} typedOnly={typedOnly} disabled={phase.name !== 'live'} />
          <Dock
            microphone={room.microphone} cameraOn={room.camera.name === 'on'} cameraBusy={room.camera.name === 'starting'} leaving={leaving}
            deviceMenu={session.devices && <DeviceMenu devices={session.devices.devices} disabled={leaving} />}
            onToggleMicrophone={() => void session.toggleMicrophone()} onToggleCamera={() => session.toggleCamera()} onLeave={leave}
          />
        </div>
      </div>
      {transcriptOpen && (
        <TranscriptPanel
          lines={conversation.transcript} isDraft={hearing.by === 'built-in' || hearing.by === 'local'} question={conversation.question} interviewerName={name} interview={interview}
          onClear={() => session.clearTranscript()} onClose={closeTranscript}
        />
      )}
      {completed && <CompletedAlert />}
    </div>
  );
}
