import { clear, initPlatform, resetPlatform, setSession } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import { DEFAULT_RUNTIME_DATA, type Language, type UiComponent } from '@portal/protocol';
import { sampleUser } from '@portal/testing/fake-servers';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { RoomSession } from '../room/room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from '../room/testing/fake-room';
import { readRuntimeData } from '../runtime-data/runtime-data';
import { demoInterview } from '../testing/demo-interview';
import { LiveInterviewView } from './LiveInterview';

const ENGINE = { kind: 'built-in', name: 'test' } as const;
const ROOM = { roomName: 'r', livekitToken: 't', livekitUrl: 'wss://r', expiresIn: 60 };

/** Creates a session whose runtime data is read from the page, as in production. */
function createRoom(runtimeData = readRuntimeData) {
  const room = new FakeRoom();
  const clock = new FakeClock();
  const backend = new FakeBackend();
  const analysis = new FakeAnalysis();
  const logged: string[] = [];
  backend.interview = demoInterview;
  const createSession = () =>
    new RoomSession({
      transport: room,
      backend,
      clock,
      analyse: () => analysis,
      openMedia: () => Promise.resolve(fakeStream().stream),
      newId: () => 'id',
      runtimeData,
      storeTicket: () => undefined,
      log: (event) => logged.push(event),
    });
  return { room, clock, backend, analysis, logged, createSession };
}

async function show({ createSession }: ReturnType<typeof createRoom>) {
  render(
    <LiveInterviewView
      interviewId={demoInterview.id}
      onConnected={() => undefined}
      onConnectFailed={() => undefined}
      onLeft={() => undefined}
      onGoToChat={() => undefined}
      createSession={createSession}
    />,
  );
  await act(settle);
}

/** Shows the live interview's screen. */
async function showRoom(language: Language = 'en-US', parts = createRoom()) {
  await act(() => speak(language));
  await show(parts);
  act(() => parts.room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
  return parts;
}

const receive = (room: FakeRoom, ...message: Parameters<FakeRoom['receive']>) =>
  act(async () => {
    room.receive(...message);
    await settle();
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });

const all = (components: readonly UiComponent[]): UiComponent[] =>
  components.flatMap((component) => [component, ...all(component.children)]);
/** Returns the newest screen that was sent. */
const sent = ({ backend }: { backend: FakeBackend }) => backend.runtimeData.at(-1)!;
const sentComponents = (parts: { backend: FakeBackend }) => all(sent(parts).components);
const find = (parts: { backend: FakeBackend }, text: string) =>
  sentComponents(parts).find((component) => component.text === text);

beforeAll(async () => {
  await speak('en-US');
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
  // jsdom has no layout, so only the `hidden` attribute hides anything.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
});
beforeEach(() => {
  initPlatform({
    mainApiUrl: 'http://main',
    voiceApiUrl: 'http://voice',
    apiKey: null,
    appId: null,
    engines: {
      hearing: { 'en-US': [ENGINE], 'ar-SA': [ENGINE] },
      speaking: ENGINE,
      language: ENGINE,
    },
    federation: { environment: 'production', origins: [] },
  });
  setSession({ user: sampleUser(), expiresIn: 900, message: null, room: ROOM });
});
afterEach(async () => {
  cleanup();
  act(() => clear());
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
  await act(() => speak('en-US'));
});

/** What a screen must contain to be the live interview's real one. */
const REAL_SCREEN = [
  { text: 'Interview', componentType: 'screen', isClickable: false },
  { text: 'Connected', componentType: 'status', isClickable: false },
  { text: 'Live', componentType: 'status', isClickable: false },
  { text: 'Call controls', componentType: 'region', isClickable: false },
  { text: 'More', componentType: 'button', isClickable: true },
  { text: 'Leave Interview', componentType: 'button', isClickable: true },
].map((one) => expect.objectContaining(one));

test('§3.9 Runtime data: the default sample is sent when none is given, where the screen has no marked components', async () => {
  const { room, backend, createSession } = createRoom();
  await createSession().connect('wss://r', 't');
  room.receive('request_runtime_data');
  expect(backend.runtimeData).toEqual([DEFAULT_RUNTIME_DATA]);
  const shown = await showRoom();
  await receive(shown.room, 'request_runtime_data');
  expect(sent(shown)).not.toEqual(DEFAULT_RUNTIME_DATA);
  expect(sentComponents(shown)).toEqual(expect.arrayContaining(REAL_SCREEN));
});

test('§3.10 Runtime data: the screen is sent when the candidate starts speaking', async () => {
  const parts = await showRoom();
  await press('Unmute');
  await act(() => parts.clock.advance(1_000));
  expect(parts.backend.runtimeData).toEqual([]);
  parts.analysis.value = 21;
  await act(() => parts.clock.advance(2_000));
  expect(parts.backend.runtimeData).toHaveLength(1);
  expect(sentComponents(parts)).toEqual(expect.arrayContaining(REAL_SCREEN));
  expect(find(parts, 'Mute')).toMatchObject({ componentType: 'button', isClickable: true });
  expect(find(parts, 'Unmute')).toBeUndefined();
});

test('§3.11 Runtime data: the screen is sent when the interviewer is interrupted', async () => {
  const parts = await showRoom();
  await press('View Transcript');
  await receive(parts.room, 'ai_interrupted');
  expect(parts.backend.runtimeData).toHaveLength(1);
  expect(sentComponents(parts)).toEqual(expect.arrayContaining(REAL_SCREEN));
  expect(find(parts, 'Transcript')).toMatchObject({ componentType: 'region' });
});

test('§3.12 Runtime data: the screen is sent when the server requests it', async () => {
  const parts = await showRoom();
  expect(parts.backend.runtimeData).toEqual([]);
  await receive(parts.room, 'request_runtime_data');
  expect(parts.backend.runtimeData).toHaveLength(1);
  expect(sent(parts)).toMatchObject({
    deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    screenName: 'interview',
  });
  expect(sentComponents(parts)).toEqual(expect.arrayContaining(REAL_SCREEN));
});

test('a request that comes before the room is shown is answered once it is shown', async () => {
  const parts = createRoom();
  const connect = parts.room.connect.bind(parts.room);
  parts.room.connect = (url, token) => {
    parts.room.receive('request_runtime_data');
    return connect(url, token);
  };
  await show(parts);
  expect(parts.backend.runtimeData).toEqual([]);
  await act(() => parts.clock.advance(0));
  expect(parts.backend.runtimeData).toHaveLength(1);
  expect(find(parts, 'Leave Interview')).toBeDefined();
});

test('the interviewer can also ask by RPC, and is answered with the same data', async () => {
  const parts = await showRoom();
  await receive(parts.room, 'request_runtime_data');
  expect(JSON.parse(parts.room.rpc.get('runtime_data')!())).toEqual(sent(parts));
});

test('nothing that was typed or said is in the data', async () => {
  const parts = await showRoom();
  await press('View Transcript');
  const words = {
    draft: 'Zanzibar draft',
    search: 'Quokka search',
    caption: 'Periwinkle caption',
    answer: 'Marzipan answer',
    question: 'Xylophone question',
    correction: 'Pomegranate correction',
  };
  await receive(parts.room, 'ai_speech_chunk', {
    text_chunk: words.question,
    is_final: true,
    segment_id: 's1',
  });
  await receive(parts.room, 'user_speech_chunk', {
    text_chunk: words.answer,
    is_final: true,
    segment_id: 's2',
  });
  await receive(parts.room, 'user_speech_chunk', {
    text_chunk: words.caption,
    segment_id: 's3',
  });
  await press('Correct words');
  await press('Marzipan');
  fireEvent.change(screen.getByLabelText('What you said'), {
    target: { value: words.correction },
  });
  await press('Search the transcript');
  const [search] = screen.getAllByRole('searchbox');
  fireEvent.change(search!, { target: { value: words.search } });
  await press('Type an answer');
  fireEvent.change(screen.getByLabelText('Type your answer instead'), {
    target: { value: words.draft },
  });
  for (const shown of [words.caption, 'Marzipan', words.question])
    expect(document.body.textContent).toContain(shown);
  await receive(parts.room, 'request_runtime_data');
  const data = JSON.stringify(sent(parts));
  const { firstName, lastName, email } = sampleUser();
  for (const word of [
    ...Object.values(words),
    'Marzipan',
    firstName,
    lastName,
    email,
    demoInterview.jobTitle,
    demoInterview.companyName!,
  ])
    expect(data).not.toContain(word);
  expect(find(parts, 'Type your answer instead')).toMatchObject({
    componentType: 'field',
    isClickable: true,
  });
  expect(find(parts, 'Live caption')).toMatchObject({ componentType: 'region', children: [] });
  expect(find(parts, 'What you said')).toMatchObject({ componentType: 'field', isClickable: true });
});

test('texts are in the language of the page, and hashes are the same in both languages', async () => {
  const hashes: Record<string, Map<string, string>> = {};
  for (const [language, mute] of [
    ['en-US', 'Unmute'],
    ['ar-SA', 'إلغاء الكتم'],
  ] as const) {
    const parts = await showRoom(language);
    await receive(parts.room, 'request_runtime_data');
    expect(find(parts, mute)).toMatchObject({ componentType: 'button' });
    hashes[language] = new Map(sentComponents(parts).map(({ hash, text }) => [hash, text]));
    cleanup();
  }
  expect([...hashes['ar-SA']!.keys()]).toEqual([...hashes['en-US']!.keys()]);
  expect([...hashes['ar-SA']!.values()]).not.toEqual([...hashes['en-US']!.values()]);
});

test('a component keeps its hash when its state changes', async () => {
  const parts = await showRoom();
  await receive(parts.room, 'request_runtime_data');
  const { hash } = find(parts, 'Unmute')!;
  await press('Unmute');
  await receive(parts.room, 'request_runtime_data');
  expect(find(parts, 'Mute')?.hash).toBe(hash);
});

test('an open dialog is in the data and a closed one is not', async () => {
  const parts = await showRoom();
  await press('More');
  await press('Keyboard shortcuts');
  await receive(parts.room, 'request_runtime_data');
  const dialog = sent(parts).components.find(({ componentType }) => componentType === 'dialog');
  expect(dialog).toMatchObject({ text: 'Keyboard shortcuts', isClickable: false });
  expect(dialog?.children.map(({ text }) => text)).toContain('Use single-key shortcuts');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await receive(parts.room, 'request_runtime_data');
  expect(sentComponents(parts).map(({ componentType }) => componentType)).not.toContain('dialog');
});

test('the interview goes on when runtime data cannot be read or sent', async () => {
  const parts = await showRoom();
  parts.backend.failing.add('sendRuntimeData');
  await receive(parts.room, 'request_runtime_data');
  expect(parts.logged).toEqual(['runtime data not sent']);
  cleanup();
  const broken = createRoom(() => {
    throw new Error('unreadable');
  });
  await showRoom('en-US', broken);
  await receive(broken.room, 'request_runtime_data');
  expect(broken.logged).toEqual(['runtime data not sent']);
  expect(broken.backend.runtimeData).toEqual([]);
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
});
