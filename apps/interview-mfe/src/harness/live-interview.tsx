import { IDS } from '@portal/testing/fake-servers';
import type { HarnessHost, HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { LiveInterviewView } from '../live/LiveInterview';
import type { RoomSession } from '../room/room-session';
import { createDemoRoom, createRealRoom, type Moment } from './demo-room';

const shown = (
  { told, topBar }: HarnessHost,
  interviewId: string | null,
  createSession: () => RoomSession,
) => (
  <LiveInterviewView
    interviewId={interviewId}
    topBar={topBar}
    createSession={createSession}
    onConnected={() => told('onConnected')}
    onConnectFailed={(message) => told('onConnectFailed', message)}
    onLeft={(reason, dismissed) => {
      told('onLeft', reason);
      void dismissed?.then(() => told('dismissed'));
    }}
    onGoToChat={() => told('onGoToChat')}
  />
);
const room = {
  roomName: 'demo',
  livekitToken: 'demo',
  livekitUrl: 'ws://demo.invalid',
  expiresIn: 60,
};
const moment = (name: Moment): HarnessScene => {
  const createSession = () => createDemoRoom(name);
  return { name, session: { room }, render: (host) => shown(host, IDS.interview, createSession) };
};

/**
 * Returns a scene with a room on a real LiveKit server and an in-memory backend. Append
 * `&url=ws://…&token=…` to the page's address; the LiveKit CLI can create a token.
 */
function realRoom(): HarnessScene {
  const query = new URLSearchParams(location.search);
  const given = {
    ...room,
    livekitUrl: query.get('url') ?? room.livekitUrl,
    livekitToken: query.get('token') ?? room.livekitToken,
  };
  return {
    name: 'LiveKit server',
    session: { room: given },
    render: (host) => shown(host, IDS.interview, createRealRoom),
  };
}

export const liveInterview: HarnessModule = {
  id: 'interview/LiveInterview',
  scenes: [
    moment('interviewer speaks'),
    moment('candidate’s turn'),
    moment('interrupted'),
    moment('hard to hear'),
    moment('corrected words'),
    moment('reconnecting'),
    moment('interviewer missing'),
    moment('completed'),
    moment('leaving'),
    moment('in Arabic'),
    { name: 'no room', render: (host) => shown(host, null, createRealRoom) },
    realRoom(),
  ],
};
