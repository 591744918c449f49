import { useAuth } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { LiveInterviewProps } from '@portal/mfe-contract';
import { Button, Doorway } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { RoomSession } from '../room/room-session';
import { createRoomSession } from './create-session';
import styles from './LiveInterview.module.css';
import { RoomScreen } from './RoomScreen';
import { useRoom, useRoomSession } from './use-room';

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

/** Tells the host when the user has joined, failed to join or left the room. */
function useHostCallbacks(
  session: RoomSession,
  { onConnected, onConnectFailed, onLeft }: LiveInterviewProps,
): void {
  const { phase } = useRoom(session);
  const host = useRef({ onConnected, onConnectFailed, onLeft });
  useEffect(() => {
    host.current = { onConnected, onConnectFailed, onLeft };
  });
  useEffect(() => {
    if (phase.name === 'live') host.current.onConnected();
    if (phase.name === 'failed') host.current.onConnectFailed(phase.message);
    if (phase.name === 'left') host.current.onLeft(phase.reason);
  }, [phase]);
}

function ConnectedInterview({ session, ...props }: LiveInterviewProps & { session: RoomSession }) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const { phase } = useRoom(session);
  useHostCallbacks(session, props);
  // Leaving signs the user out, so keep the room on screen until the host reloads the page.
  const leaving = phase.name === 'leaving' || phase.name === 'left';
  if (!isAuthenticated && !leaving)
    return <Placeholder kind="authentication" onGoToChat={props.onGoToChat} />;
  if (phase.name === 'connecting' || phase.name === 'failed') return null;
  if (phase.name === 'lost') return <Placeholder kind="lost" onGoToChat={props.onGoToChat} />;
  return <RoomScreen session={session} topBar={props.topBar} />;
}

/** Shows the live interview. Tests and the harness pass their own `createSession`. */
export function LiveInterviewView({ createSession, ...props }: LiveInterviewViewProps) {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const hasRoom = useAuth((state) => state.livekitToken !== null);
  const session = useRoomSession(props.interviewId, createSession);
  if (session) return <ConnectedInterview key={props.interviewId} {...props} session={session} />;
  if (!isAuthenticated) return <Placeholder kind="authentication" onGoToChat={props.onGoToChat} />;
  if (props.interviewId === null || !hasRoom)
    return <Placeholder kind="voice" onGoToChat={props.onGoToChat} />;
  return null;
}

export function LiveInterview(props: LiveInterviewProps) {
  return <LiveInterviewView {...props} createSession={createRoomSession} />;
}
