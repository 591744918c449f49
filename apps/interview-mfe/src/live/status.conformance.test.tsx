import { clear, initPlatform, resetPlatform, setSession } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { sampleUser } from '@portal/testing/fake-servers';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { demoInterview } from '../testing/demo-interview';
import { RoomSession } from '../room/room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from '../room/testing/fake-room';
import { LiveInterviewView } from './LiveInterview';

const engine = { kind: 'built-in', name: 'test' } as const;

beforeAll(async () => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  await speak('en-US');
  initPlatform({
    mainApiUrl: 'http://main',
    voiceApiUrl: 'http://voice',
    apiKey: null,
    appId: null,
    engines: {
      hearing: { 'en-US': [engine], 'ar-SA': [engine] },
      speaking: engine,
      language: engine,
    },
    federation: { environment: 'production', origins: [] },
  });
  setSession({
    user: sampleUser(),
    expiresIn: 900,
    message: null,
    room: { roomName: 'r', livekitToken: 't', livekitUrl: 'wss://r', expiresIn: 60 },
  });
});
afterAll(() => {
  cleanup();
  act(() => clear());
  resetPlatform();
});

test('§2.32 Live interview: the status bar says connected while the room is connected, and connecting while it is not', async () => {
  const room = new FakeRoom();
  const createSession = () =>
    new RoomSession({
      transport: room,
      backend: new FakeBackend(),
      clock: new FakeClock(),
      analyse: () => new FakeAnalysis(),
      openMedia: () => Promise.resolve(fakeStream().stream),
      newId: () => 'id',
      storeTicket: () => undefined,
      log: () => undefined,
    });
  const none = () => undefined;
  render(
    <LiveInterviewView
      interviewId={demoInterview.id}
      onConnected={none}
      onConnectFailed={none}
      onLeft={none}
      onGoToChat={none}
      createSession={createSession}
    />,
  );
  await act(settle);
  const bar = within(screen.getByRole('group', { name: 'Call status' }));
  expect(bar.getByText('Connected')).toBeTruthy();
  await act(async () => {
    room.emit({ type: 'status', status: 'connecting' });
    await settle();
  });
  expect(bar.getByText('Connecting…')).toBeTruthy();
  expect(bar.queryByText('Live')).toBeNull();
});
