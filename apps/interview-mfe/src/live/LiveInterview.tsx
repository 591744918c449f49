import { useAuth } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { LiveInterviewProps } from '@portal/mfe-contract';
import { Button, Doorway } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { RoomSession } from '../room/room-session';
import { createRoomSession } from './create-session';
import styles from './LiveInterview.module.css';
import { RoomScreen } from './RoomScreen';
import { useRoom, useRoomSession, type JoinedRoom } from './use-room';

export type LiveInterviewViewProps = LiveInterviewProps & {
  createSession: (interviewId: string) => RoomSession;
};

const PLACEHOLDERS = {
  authentication: { title: 'placeholder.authTitle', text: 'placeholder.authText' },
  voice: { title: 'placeholder.voiceTitle', text: 'placeholder.voiceText' },
  lost: { title: 'placeholder.voiceTitle', text: 'placeholder.lostText' },
} as const;

/**
 * §2.41, §2.42: Shown instead of the room if the user is not signed in, there is no room to join,
 * or the connection has been lost.
 */
function Placeholder({
  kind,
  onGoToChat,
}: {
  kind: keyof typeof PLACEHOLDERS;
  onGoToChat: () => void;
}) {
  const t = useT('interview');
  return (
    <div className={styles.placeholder} role="status">
      <Doorway state="unlit" size={120} />
      <h1 className={styles.title}>{t(PLACEHOLDERS[kind].title)}</h1>
      <p className={styles.text}>{t(PLACEHOLDERS[kind].text)}</p>
      <Button variant="primary" size="lg" onClick={onGoToChat}>
        {t('placeholder.goToChat')}
      </Button>
    </div>
  );
}

/**
 * Tells the host when the user has joined, failed to join or left the room, and when the user has
 * read that the interview is over.
 */
function useHostCallbacks(
  session: RoomSession,
  {
    onConnected,
    onConnectFailed,
    onLeft,
  }: Pick<LiveInterviewProps, 'onConnected' | 'onConnectFailed' | 'onLeft'>,
): void {
  const { phase } = useRoom(session);
  const host = useRef({ onConnected, onConnectFailed, onLeft });
  useEffect(() => {
    host.current = { onConnected, onConnectFailed, onLeft };
  });
  useEffect(() => {
    const { end } = session.store.getState();
    if (phase.name === 'live') host.current.onConnected();
    if (phase.name === 'failed') host.current.onConnectFailed(phase.reason);
    if (phase.name !== 'left') return;
    if (end === 'none') host.current.onLeft(phase.reason);
    else host.current.onLeft(phase.reason, session.endDismissed());
  }, [phase, session]);
  // If the alert disappears otherwise, for example because the screen has crashed, the host must not
  // wait for it.
  useEffect(() => () => session.dismissEnd(), [session]);
}

function ConnectedInterview({ session, interviewId, ...props }: LiveInterviewProps & JoinedRoom) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const { phase } = useRoom(session);
  useHostCallbacks(session, props);
  // Leaving signs the user out, so keep the room on screen until the host reloads the page. So does
  // the alert that the interview is over, whoever ends the session while it is open.
  const over = ['completed', 'leaving', 'left'].includes(phase.name);
  if (!isAuthenticated && !over)
    return <Placeholder kind="authentication" onGoToChat={props.onGoToChat} />;
  if (phase.name === 'connecting' || phase.name === 'failed') return null;
  if (phase.name === 'lost') return <Placeholder kind="lost" onGoToChat={props.onGoToChat} />;
  return <RoomScreen session={session} interviewId={interviewId} topBar={props.topBar} />;
}

/** Shows the live interview. Tests and the harness pass their own `createSession`. */
export function LiveInterviewView({ createSession, ...props }: LiveInterviewViewProps) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const hasRoom = useAuth((state) => state.livekitToken !== null);
  const joined = useRoomSession(props.interviewId, createSession);
  // The key is the joined room's: the host forgets the interview when the session ends, but the same
  // room may have to stay on screen.
  if (joined) return <ConnectedInterview key={joined.interviewId} {...props} {...joined} />;
  if (!isAuthenticated) return <Placeholder kind="authentication" onGoToChat={props.onGoToChat} />;
  if (props.interviewId === null || !hasRoom)
    return <Placeholder kind="voice" onGoToChat={props.onGoToChat} />;
  return null;
}

export function LiveInterview(props: LiveInterviewProps) {
  return <LiveInterviewView {...props} createSession={createRoomSession} />;
}
