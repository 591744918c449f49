import { jest } from '@jest/globals';
import { authStore, clear, initPlatform, resetPlatform, setSession } from '@portal/auth-store';
import type { LiveInterviewProps } from '@portal/mfe-contract';
import type { SttEngineInfo } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { sampleUser } from '@portal/testing/fake-servers';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { demoInterview } from '../testing/demo-interview';
import { RoomSession, type RoomSessionOptions } from '../room/room-session';
import type { RecognitionChoices } from '../room/room-session-options';
import { RoomMemory } from '../room/room-memory';
import { JoinError } from '../room/room-transport';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from '../room/testing/fake-room';
import { ScriptedRecognizer } from '../room/testing/scripted-recognizer';
import { speak } from '@portal/i18n/testing';
import { LiveInterviewView } from './LiveInterview';

const HEARS: SttEngineInfo = { kind: 'built-in', name: 'test' };
const signIn = (withRoom = true) =>
  setSession({
    user: sampleUser(),
    expiresIn: 900,
    message: null,
    room: withRoom
      ? { roomName: 'r', livekitToken: 't', livekitUrl: 'wss://r', expiresIn: 60 }
      : null,
  });

function setUp({
  hearing = [HEARS],
  camera = () => Promise.resolve(fakeStream().stream),
  browserOffer,
  browserRecognition,
  memory,
  choose = () => undefined,
}: {
  hearing?: SttEngineInfo[];
  camera?: () => Promise<MediaStream>;
  browserOffer?: RoomSessionOptions['browserOffer'];
  browserRecognition?: RoomSessionOptions['browserRecognition'];
  memory?: RoomMemory;
  choose?: RecognitionChoices['choose'];
} = {}) {
  initPlatform({
    mainApiUrl: 'http://main',
    voiceApiUrl: 'http://voice',
    apiKey: null,
    appId: null,
    engines: { hearing: { 'en-US': hearing, 'ar-SA': hearing }, speaking: HEARS, language: HEARS },
    federation: { environment: 'production', origins: [] },
  });
  const room = new FakeRoom();
  const clock = new FakeClock();
  const backend = new FakeBackend();
  const analysis = new FakeAnalysis();
  backend.interview = demoInterview;
  const createSession = () =>
    new RoomSession({
      transport: room,
      backend,
      clock,
      analyse: () => analysis,
      openMedia: camera,
      newId: () => 'id',
      storeTicket: () => undefined,
      log: () => undefined,
      browserOffer,
      browserRecognition,
      memory,
      recognitionChoices: {
        choose,
        keepForInterview: () => undefined,
        keepForLater: () => undefined,
      },
    });
  const props = {
    interviewId: demoInterview.id,
    onConnected: jest.fn(),
    onConnectFailed: jest.fn<LiveInterviewProps['onConnectFailed']>(),
    onLeft: jest.fn<LiveInterviewProps['onLeft']>(),
    onGoToChat: jest.fn(),
  };
  const element = (more: Partial<LiveInterviewProps>) => (
    <LiveInterviewView {...props} {...more} createSession={createSession} />
  );
  const show = async (more: Partial<LiveInterviewProps> = {}) => {
    const view = render(element(more));
    await act(settle);
    return { ...view, change: (to: Partial<LiveInterviewProps>) => view.rerender(element(to)) };
  };
  return { room, clock, backend, analysis, props, show };
}

const receive = (room: FakeRoom, ...message: Parameters<FakeRoom['receive']>) =>
  act(async () => {
    room.receive(...message);
    await settle();
  });
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const say = (room: FakeRoom, side: 'ai' | 'user', text: string, segment_id = text) =>
  receive(room, `${side}_speech_chunk`, { text_chunk: text, is_final: true, segment_id });

beforeAll(async () => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
  await speak('en-US');
});
beforeEach(() => signIn());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
  cleanup();
  act(() => clear());
  resetPlatform();
});

describe('joining', () => {
  test('shows nothing until the room is connected, then tells the host', async () => {
    const { props, show } = setUp();
    const { container } = render(
      <LiveInterviewView
        {...props}
        createSession={() => new Proxy({} as RoomSession, {})}
        interviewId={null}
      />,
    );
    expect(container.textContent).toContain('Voice Connection Required');
    cleanup();
    await show();
    expect(props.onConnected).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Interview' })).toBeTruthy();
    expect(screen.getByText('Backend Engineer, Marsa Pay')).toBeTruthy();
  });

  test('reports a failed connection with its reason and shows nothing', async () => {
    const { room, props, show } = setUp();
    room.connectError = new JoinError('unreachable', new Error('could not establish signal'));
    const { container } = await show();
    expect(props.onConnectFailed).toHaveBeenCalledWith('unreachable');
    expect(container.textContent).toBe('');
  });

  test('shows "Authentication Required" with "Go to Chat" without a login', async () => {
    const { props, show } = setUp();
    act(() => clear());
    await show();
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    await press('Go to Chat');
    expect(props.onGoToChat).toHaveBeenCalledTimes(1);
  });

  test('shows "Voice Connection Required" with "Go to Chat" without a room', async () => {
    const { show } = setUp();
    signIn(false);
    await show({ interviewId: null });
    expect(screen.getByRole('heading', { name: 'Voice Connection Required' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to Chat' })).toBeTruthy();
  });

  test('shows "Voice Connection Required" when the connection is lost for good', async () => {
    const { room, show } = setUp();
    await show();
    act(() => room.emit({ type: 'status', status: 'reconnecting' }));
    expect(screen.getByText('Reconnecting…')).toBeTruthy();
    act(() => room.emit({ type: 'status', status: 'disconnected', ended: true }));
    expect(screen.getByRole('heading', { name: 'Voice Connection Required' })).toBeTruthy();
    // The message appears without any user action, so screen readers must announce it.
    expect(screen.getByRole('status').textContent).toContain('Voice Connection Required');
  });

  test('disconnects voice when the session ends', async () => {
    const { room, show } = setUp();
    await show();
    await act(async () => {
      clear();
      await settle();
    });
    expect(room.calls).toContain('disconnect');
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
  });
});

describe('the call', () => {
  test('shows Connected, Live and the question number', async () => {
    const { room, show } = setUp();
    await show();
    await receive(room, 'ai_intent', {
      message: 'question',
      question_number: 2,
      question_count: 5,
    });
    const status = screen.getByRole('group', { name: 'Call status' });
    for (const text of ['Connected', 'Live', 'Question 2 of 5'])
      expect(within(status).getByText(text)).toBeTruthy();
    expect(screen.getByTestId('announcements').textContent).toContain('Next question: 2 of 5');
  });

  test('shows in words whether the interviewer is speaking or listening', async () => {
    const { room, show } = setUp();
    await show();
    const frame = within(screen.getByRole('region', { name: 'Interviewer' }));
    expect(frame.getByText('Waiting for Rachel')).toBeTruthy();
    expect(screen.getByText('Rachel will be with you in a moment.')).toBeTruthy();
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    expect(frame.getByText('Waiting for Rachel')).toBeTruthy();
    await say(room, 'ai', 'Shall we start?');
    expect(frame.getByText('You’re muted. Unmute to answer')).toBeTruthy();
    expect(screen.queryByText('Rachel will be with you in a moment.')).toBeNull();
    await press('Unmute');
    expect(frame.getByText('Your turn. Rachel is listening')).toBeTruthy();
    act(() => room.emit({ type: 'speaking', speaking: true }));
    expect(frame.getByText('Rachel is speaking')).toBeTruthy();
    act(() => room.emit({ type: 'speaking', speaking: false }));
    await say(room, 'user', 'The nightly job.');
    expect(frame.getByText('Rachel is thinking')).toBeTruthy();
    act(() => room.emit({ type: 'status', status: 'reconnecting' }));
    expect(frame.getByText('Reconnecting to the interview…')).toBeTruthy();
  });

  test('an unmuted microphone that nothing recognizes does not look live', async () => {
    const { room, show } = setUp({ hearing: [] });
    await show();
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    await say(room, 'ai', 'Shall we start?');
    await press('Unmute');
    expect(screen.getByText('Your turn. Type your answer')).toBeTruthy();
    expect(screen.queryByText(/Rachel is listening/)).toBeNull();
    const yours = screen.getByRole('region', { name: 'Your camera' });
    expect(yours.querySelector('.lucide-mic')).toBeNull();
    expect(yours.querySelector('.lucide-mic-off')).not.toBeNull();
  });

  test('the microphone starts muted; if it is refused, typed answers work', async () => {
    const { room, show } = setUp();
    await show();
    room.microphoneError = Object.assign(new Error('denied'), { name: 'NotAllowedError' });
    await press('Unmute');
    expect(
      screen.getByText(
        'Microphone access is blocked. Allow it in your browser, or type your answers.',
      ),
    ).toBeTruthy();
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    await say(room, 'ai', 'What broke first?');
    await press('Dismiss');
    expect(screen.queryByText(/Microphone access is blocked/)).toBeNull();
    expect(screen.getByText('Your turn. Type your answer')).toBeTruthy();
    room.microphoneError = null;
    await press('Unmute');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByText('Your turn. Rachel is listening')).toBeTruthy();
  });

  test('a camera refusal shows its message and can be retried', async () => {
    const camera = jest
      .fn<() => Promise<MediaStream>>()
      .mockRejectedValueOnce(new Error('denied'))
      .mockResolvedValueOnce(fakeStream().stream);
    const { show } = setUp({ camera });
    await show();
    await press('Turn on camera');
    expect(screen.getByText('Failed to access camera. Please check permissions.')).toBeTruthy();
    await press('Try Again');
    expect(screen.getByTestId('camera-preview')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn off camera' })).toBeTruthy();
  });

  test('the caption shows words as they arrive and announces only finished ones', async () => {
    const { room, show } = setUp();
    const { container } = await show();
    await receive(room, 'ai_speech_chunk', { text_chunk: 'What broke', segment_id: 'a' });
    expect(screen.getByTestId('caption').textContent).toBe('What broke');
    const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
    expect(announced()).toBe('');
    await say(room, 'ai', 'What broke first?', 'a');
    expect(announced()).toBe('Rachel: What broke first?');
  });

  test('blocked sound can be turned on', async () => {
    const { room, show } = setUp();
    await show();
    act(() => room.emit({ type: 'playback', allowed: false }));
    await press('Turn on sound');
    expect(room.calls).toContain('startAudio');
    expect(screen.queryByText('Your browser blocked the sound.')).toBeNull();
  });

  test("renders the interviewer's audio element", async () => {
    const { show } = setUp();
    await show();
    expect(screen.getByTestId('interviewer-audio').tagName).toBe('AUDIO');
  });
});

describe('typed answers', () => {
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const toggle = () => screen.getByRole('button', { name: 'Type an answer' });

  test('a button opens the field, which takes the focus, and closes it while it is empty', async () => {
    const { show } = setUp();
    await show();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Type an answer');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    type('The nightly');
    await press('Type an answer');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    type('');
    await press('Type an answer');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  test('the field opens by itself for a draft', async () => {
    const memory = new RoomMemory(null, demoInterview.id);
    memory.keep({ draft: 'The nightly' });
    const { show } = setUp({ memory });
    await show();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The nightly');
  });

  test('the field opens when the microphone turns out to be blocked', async () => {
    const { room, show } = setUp();
    await show();
    room.microphoneError = Object.assign(new Error('denied'), { name: 'NotAllowedError' });
    await press('Unmute');
    expect(screen.getByRole('textbox')).toBeTruthy();
    await press('Dismiss');
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  test('Enter sends the answer to the transcript', async () => {
    const { room, show } = setUp();
    await show();
    await press('Type an answer');
    type('The nightly job.');
    await act(async () => {
      fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
      await settle();
    });
    expect(room.sent.at(-1)).toMatchObject({
      type: 'user_speech_chunk',
      data: { text_chunk: 'The nightly job.', is_final: true, typed: true },
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  const doubtfulAnswers = (room: FakeRoom) => (segment_id: string) =>
    receive(room, 'user_speech_chunk', {
      text_chunk: 'The rye.',
      is_final: true,
      segment_id,
      doubtful: true,
    });

  test('is proposed after two answers that were hardly understood, until dismissed', async () => {
    const { room, show } = setUp();
    await show();
    const doubtful = doubtfulAnswers(room);
    await doubtful('a');
    expect(screen.queryByText(/trouble understanding you/)).toBeNull();
    await doubtful('b');
    await press('Type my answer');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await press('Dismiss');
    expect(screen.queryByText(/trouble understanding you/)).toBeNull();
    await doubtful('c');
    expect(screen.queryByText(/trouble understanding you/)).toBeNull();
  });

  test.each([
    { kind: 'built-in', offered: true },
    // A model or a hosted engine hears better than most browsers do.
    { kind: 'local', offered: false },
    { kind: 'hosted', offered: false },
  ] as const)(
    'is not the only way if the browser hears better: $kind, $offered',
    async ({ kind, offered }) => {
      const choose = jest.fn();
      const recognition = {
        newRecognizer: () => new ScriptedRecognizer(),
        page: { visible: () => true, subscribe: () => () => undefined },
        language: 'en-US',
      };
      const { room, show } = setUp({
        hearing: [{ kind, name: 'test' }],
        browserOffer: recognition,
        choose,
      });
      await show();
      act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
      const doubtful = doubtfulAnswers(room);
      await doubtful('a');
      await doubtful('b');
      const name = 'Agree and use my browser';
      expect(screen.queryAllByRole('button', { name })).toHaveLength(offered ? 1 : 0);
      if (!offered) return;
      await press(name);
      expect(choose).toHaveBeenCalledWith('browser');
      expect(room.sent.at(-1)).toMatchObject({
        type: 'candidate_request',
        data: { message: 'change_recognition' },
      });
      expect(screen.queryByText(/trouble understanding you/)).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unmute' }));
    },
  );

  test('a browser that cannot recognize speech can be left in one press', async () => {
    const choose = jest.fn();
    Object.assign(globalThis, { SpeechRecognition: ScriptedRecognizer });
    const { room, show } = setUp({
      hearing: [{ kind: 'built-in', name: 'test' }],
      browserRecognition: {
        newRecognizer: () => new ScriptedRecognizer(),
        page: { visible: () => true, subscribe: () => () => undefined },
        language: 'en-US',
      },
      choose,
    });
    act(() => {
      authStore.setState({ hearing: 'browser' });
    });
    await show();
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    await press('Unmute');
    act(() => ScriptedRecognizer.last.fails('network'));
    await press('Use the basic recognition');
    expect(choose).toHaveBeenCalledWith('built-in');
    expect(room.sent.at(-1)).toMatchObject({ data: { message: 'change_recognition' } });
    expect(screen.queryByText(/Can’t reach your browser’s speech service/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mute' }));
  });

  test('an answer that could not be sent stays in the field', async () => {
    const { room, show } = setUp();
    await show();
    await press('Type an answer');
    room.sendError = new Error('closed');
    type('The nightly job.');
    await press('Send answer');
    expect(screen.getByRole('alert').textContent).toBe(
      'Your answer wasn’t sent. It’s still here. Try again.',
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The nightly job.');
  });

  test('text typed while an answer is being sent stays', async () => {
    const { room, show } = setUp();
    await show();
    await press('Type an answer');
    let taken = (): void => undefined;
    room.send = () =>
      new Promise((resolve) => {
        taken = resolve;
      });
    type('The nightly job.');
    await press('Send answer');
    type('And then');
    await act(async () => {
      taken();
      await settle();
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('And then');
  });

  test('sending with the keyboard on the button moves the focus to the field', async () => {
    const { show } = setUp();
    await show();
    await press('Type an answer');
    type('The nightly job.');
    screen.getByRole('button', { name: 'Send answer' }).focus();
    await press('Send answer');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('without a speech engine it says so and focuses the field', async () => {
    const { show } = setUp({ hearing: [] });
    await show();
    expect(screen.getByText(/Type your answers; Rachel will still speak/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Type your answer' }));
    expect(screen.queryByRole('button', { name: 'Type an answer' })).toBeNull();
  });

  test('what it says then can be dismissed, for this interview', async () => {
    const memory = new RoomMemory(null, demoInterview.id);
    const { show } = setUp({ hearing: [], memory });
    const view = await show();
    await press('Dismiss');
    expect(screen.queryByText(/Type your answers; Rachel will still speak/)).toBeNull();
    view.unmount();
    await show();
    expect(screen.queryByText(/Type your answers; Rachel will still speak/)).toBeNull();
  });
});

describe('requests by button', () => {
  const switchOf = () => screen.getByRole('switch', { name: 'More time' });
  const requests = (room: FakeRoom) =>
    room.sent.flatMap((sent) => (sent.type === 'candidate_request' ? [sent.data?.message] : []));
  const flip = () =>
    act(async () => {
      fireEvent.click(switchOf());
      await settle();
    });

  test('"More time" shows its state immediately and tells the interviewer', async () => {
    const { room, show } = setUp();
    await show();
    await press('More');
    expect(switchOf().getAttribute('aria-checked')).toBe('false');
    await flip();
    expect(switchOf().getAttribute('aria-checked')).toBe('true');
    await flip();
    expect(requests(room)).toEqual(['take_your_time', 'usual_pace']);
  });

  test('"Repeat the question" is pending until the interviewer speaks', async () => {
    const { room, show } = setUp();
    await show();
    await press('More');
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    await press('Repeat the question');
    expect(requests(room)).toEqual(['repeat_question']);
    expect(screen.getByRole('button', { name: /Asking/ }).getAttribute('aria-busy')).toBe('true');
    act(() => room.emit({ type: 'speaking', speaking: true }));
    expect(
      screen.getByRole('button', { name: 'Repeat the question' }).getAttribute('aria-busy'),
    ).toBeNull();
  });

  test("a repeat can't be requested while offline", async () => {
    const { room, show } = setUp();
    await show();
    await press('More');
    act(() => room.emit({ type: 'status', status: 'reconnecting' }));
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Repeat the question' }).disabled,
    ).toBe(true);
  });
});

describe('keyboard shortcuts', () => {
  const strike = (key: string, more: object = {}) =>
    act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, {
        key,
        code: `Key${key.toUpperCase()}`,
        ...more,
      });
      await settle();
    });
  afterEach(() => localStorage.removeItem('portal.shortcuts'));

  test('single keys operate the room’s controls', async () => {
    const { room, show } = setUp();
    await show();
    await strike('m');
    expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-keyshortcuts')).toBe(
      'M',
    );
    await strike('t');
    expect(screen.getByText('No transcript available yet.')).toBeTruthy();
    await strike('r');
    await strike('y');
    expect(room.sent.map(({ data }) => data)).toEqual([
      { message: 'repeat_question' },
      { message: 'take_your_time' },
    ]);
    await strike('/', { code: 'Slash' });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('typing an answer triggers no shortcuts', async () => {
    const { show } = setUp();
    await show();
    await press('Type an answer');
    await strike('m');
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
  });

  test('? lists the shortcuts, which can be turned off for good', async () => {
    const { show } = setUp();
    const view = await show();
    await strike('?', { shiftKey: true });
    expect(
      within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getByText(
        'Mute or unmute',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await strike('m');
    expect(
      screen.getByRole('button', { name: 'Unmute' }).getAttribute('aria-keyshortcuts'),
    ).toBeNull();
    view.unmount();
    await show();
    await strike('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('More');
    await press('Keyboard shortcuts');
    expect(
      screen.getByRole('switch', { name: 'Use single-key shortcuts' }).getAttribute('aria-checked'),
    ).toBe('false');
  });
});

describe('lost connection', () => {
  test('explains, keeps a typed answer, sends it once reconnected, and announces it politely', async () => {
    const { room, show } = setUp();
    await show();
    act(() => room.emit({ type: 'status', status: 'reconnecting' }));
    expect(screen.getByText(/Your answers are saved\. Keep typing/)).toBeTruthy();
    await press('Type an answer');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The nightly job.' } });
    await press('Send answer');
    expect(screen.getByText(/1 typed answer is waiting to be sent\./)).toBeTruthy();
    await act(async () => {
      room.emit({ type: 'status', status: 'connected' });
      await settle();
    });
    expect(screen.getByTestId('caption').textContent).toBe('The nightly job.');
    expect(screen.queryByText(/Your answers are saved\. Keep/)).toBeNull();
    expect(screen.getByTestId('announcements').textContent).toBe(
      'Connection lost. Your answers are saved.The connection is back',
    );
  });

  test('calls a missing interviewer again automatically', async () => {
    const { room, clock, backend, show } = setUp();
    await show();
    await act(() => clock.advance(30_000));
    expect(screen.getByText(/are reconnecting\. Your answers are saved/)).toBeTruthy();
    expect(backend.calls).toContain('callInterviewer');
    await receive(room, 'connection');
    expect(screen.queryByText(/are reconnecting\. Your/)).toBeNull();
  });

  test('a final loss explains how to continue', async () => {
    const { room, show } = setUp();
    await show();
    act(() => room.emit({ type: 'status', status: 'disconnected', ended: true }));
    expect(screen.getByText(/Your answers are saved – go back and rejoin\./)).toBeTruthy();
  });
});

describe('transcript panel', () => {
  test('opens and closes from the header, empty at first', async () => {
    const { show } = setUp();
    await show();
    await press('View Transcript');
    expect(screen.getByText('No transcript available yet.')).toBeTruthy();
    await press('Hide Transcript');
    expect(screen.queryByText('No transcript available yet.')).toBeNull();
  });

  test('shows speaker, time and text of each entry, and the count in the title', async () => {
    const { room, clock, show } = setUp();
    await show();
    await press('View Transcript');
    await act(() => clock.advance(15_000));
    await say(room, 'ai', 'Shall we start?');
    await say(room, 'user', 'Yes.');
    const panel = within(screen.getByRole('complementary', { name: 'Transcript' }));
    expect(panel.getByText('2 messages')).toBeTruthy();
    expect(panel.getAllByRole('article').map((entry) => entry.textContent)).toEqual([
      'Rachel00:15Shall we start?',
      'You00:15Yes.Correct words',
    ]);
  });

  test('the tabs show each side and what happened, in the page’s language', async () => {
    const { room, clock, backend, show } = setUp();
    await show();
    await press('View Transcript');
    await press('Unmute');
    await receive(room, 'connection', { message: 'interviewer joined' });
    await receive(room, 'ai_intent', {
      message: 'question',
      question_number: 2,
      question_count: 5,
    });
    await say(room, 'ai', 'Shall we start?');
    await say(room, 'user', 'Yes.');
    await receive(room, 'user_speech_chunk', { text_chunk: 'And I', segment_id: 'u2' });
    backend.sendRuntimeData = () =>
      Promise.reject(Object.assign(new Error(), { fallbackKey: 'runtimeData' }));
    await receive(room, 'request_runtime_data');
    act(() => room.emit({ type: 'status', status: 'reconnecting' }));
    await act(() => clock.advance(5_000));
    const tab = async (name: string) => {
      await act(async () => fireEvent.click(screen.getByRole('tab', { name })));
      const panel = screen.getByRole('tabpanel', { name });
      return [...panel.querySelectorAll('article, [data-testid="live-words"]')].map(
        (entry) => entry.textContent,
      );
    };
    expect(await tab('You')).toEqual(['00:00Yes.', 'And I']);
    expect(await tab('Interviewer')).toEqual(['00:00Shall we start?']);
    expect(await tab('Intent')).toEqual(['00:00Question 2 of 5']);
    expect(await tab('System')).toEqual([
      '00:00Rachel is in the room.',
      '00:00Runtime data send failed',
      '00:00Connection lost. Your answers are saved.',
    ]);
    expect(screen.getByRole('tabpanel').textContent).toMatch(/saved\.Reconnecting…$/);
    expect(await tab('Call')).toEqual([
      '00:00You joined',
      '00:00Microphone on',
      '00:00Reconnecting',
    ]);
    await act(() => speak('ar-SA'));
    expect(await tab('المكالمة')).toEqual([
      '00:00انضممت إلى المقابلة',
      '00:00الميكروفون يعمل',
      '00:00جارٍ إعادة الاتصال',
    ]);
    await act(() => speak('en-US'));
  });

  test('asks for confirmation before clearing', async () => {
    const { room, show } = setUp();
    await show();
    await press('View Transcript');
    await say(room, 'user', 'Yes.');
    await press('Clear transcript');
    expect(screen.getByRole('alertdialog', { name: 'Clear the transcript?' })).toBeTruthy();
    await press('Cancel');
    expect(screen.getByText('1 message')).toBeTruthy();
    await press('Clear transcript');
    await press('Clear');
    expect(screen.getByText('No transcript available yet.')).toBeTruthy();
  });

  test('closing the panel returns the focus to View Transcript', async () => {
    const { show } = setUp();
    await show();
    await press('View Transcript');
    screen.getByRole('button', { name: 'Close transcript' }).focus();
    await press('Close transcript');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Transcript' }));
  });

  test('closing by shortcut also returns a focus inside the panel', async () => {
    const { room, show } = setUp();
    await show();
    await press('View Transcript');
    await say(room, 'ai', 'Why?');
    const log = screen.getByRole('log');
    log.focus();
    fireEvent.keyDown(log, { key: 't', code: 'KeyT' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Transcript' }));
  });

  test("focuses the panel's title after clearing", async () => {
    const { room, show } = setUp();
    await show();
    await press('View Transcript');
    await say(room, 'user', 'Yes.');
    screen.getByRole('button', { name: 'Clear transcript' }).focus();
    await press('Clear transcript');
    await press('Clear');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Transcript/ }));
  });

  test('alerts if there is nothing to download', async () => {
    const { show } = setUp();
    await show();
    await press('View Transcript');
    await press('Download transcript');
    expect(screen.getByText('No transcript data to download')).toBeTruthy();
  });
});

describe('correcting the last answer', () => {
  const HEARD = 'We had one rye for each mar chant.';
  /** Joins a room, opens the transcript and corrects the first word of the answer. */
  const correcting = async () => {
    const parts = setUp();
    const view = await parts.show();
    await press('View Transcript');
    await say(parts.room, 'user', HEARD);
    await press('Correct words');
    await press('rye');
    fireEvent.change(said(), { target: { value: 'row' } });
    return { ...parts, ...view };
  };
  const said = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What you said' });
  const draft = { from: 3, count: 1, heard: 'rye', text: 'row' };
  afterEach(() => sessionStorage.clear());

  test('saves it, shows it beside what was heard and says what comes of it', async () => {
    const { room, backend } = await correcting();
    fireEvent.submit(said());
    expect(document.activeElement?.textContent).toBe('row rye (Corrected)');
    await press('Save corrections');
    expect(backend.corrections).toEqual({ 'added-1': [draft] });
    expect(screen.getByRole('article').textContent).toContain(
      'We had one row (Corrected) rye (As heard, before the correction) for each',
    );
    expect(
      screen.getByText('Saved for your feedback. The interview continues with what was heard.'),
    ).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Correct words');
    // It was no answer, neither here nor to the interviewer, and the microphone is as it was.
    expect(room.sent).toEqual([]);
    expect(backend.messages).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
  });

  test('loses nothing when the interviewer speaks, and stays where the candidate is', async () => {
    const { room } = await correcting();
    said().focus();
    act(() => room.emit({ type: 'speaking', speaking: true }));
    await receive(room, 'ai_speech_chunk', { text_chunk: 'And which', segment_id: 'a1' });
    await say(room, 'ai', 'And which row was that?', 'a1');
    await say(room, 'user', 'The largest one.');
    expect(said().value).toBe('row');
    expect(document.activeElement).toBe(said());
  });

  test('loses nothing when it can’t be saved, and can be tried again', async () => {
    const { backend } = await correcting();
    backend.failing.add('correctMessage');
    await press('Save corrections');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^row rye/ })).toBeTruthy();
    backend.failing.clear();
    await press('Save corrections');
    expect(backend.corrections).toEqual({ 'added-1': [draft] });
  });

  test('loses nothing when the panel is closed or the room is opened again', async () => {
    const { unmount, show, backend } = await correcting();
    await press('Hide Transcript');
    await press('View Transcript');
    expect(said().value).toBe('row');
    unmount();
    backend.stored = [
      {
        id: 'added-1',
        interviewId: demoInterview.id,
        role: 'user',
        content: HEARD,
        metadata: { segmentId: HEARD },
        createdAt: '2026-11-18T10:00:31Z',
      },
    ];
    await show();
    await press('View Transcript');
    expect(said().value).toBe('row');
  });

  test('does not take the focus from the answer field when it is saved', async () => {
    const { backend } = await correcting();
    let handOver: () => void = () => undefined;
    const { correctMessage } = backend;
    backend.correctMessage = async (...given) => {
      await new Promise<void>((resolve) => (handOver = resolve));
      return correctMessage(...given);
    };
    await press('Save corrections');
    await press('Type an answer');
    const answerField = screen.getByRole('textbox', { name: 'Type your answer instead' });
    answerField.focus();
    await act(async () => {
      handOver();
      await settle();
    });
    expect(screen.getByText(/^Saved for your feedback/)).toBeTruthy();
    expect(document.activeElement).toBe(answerField);
  });

  test('single-key shortcuts are off while a word is chosen', async () => {
    await correcting();
    fireEvent.submit(said());
    fireEvent.keyDown(document.activeElement!, { key: 'm', code: 'KeyM' });
    fireEvent.keyDown(document.activeElement!, { key: 't', code: 'KeyT' });
    await act(settle);
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Transcript' })).toBeTruthy();
  });
});

describe('end of the interview', () => {
  const alert = () => screen.queryByRole('alertdialog', { name: 'Interview Completed!' });
  const leavingDialog = () => screen.queryByRole('alertdialog', { name: 'Leaving the interview…' });
  /** Joins a room, and ends the interview as the interviewer does. */
  const ended = async () => {
    const room = setUp();
    await room.show();
    await receive(room.room, 'interview_ended');
    return room;
  };
  const pass = (clock: FakeClock, ms: number) => act(() => clock.advance(ms));
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave the interview?' });
  const leave = async () => {
    await press('Leave Interview');
    await act(async () => {
      fireEvent.click(within(question()!).getByRole('button', { name: 'Leave' }));
      await settle();
    });
  };

  test('interview_ended shows the alert, which stays while the room is left behind it', async () => {
    const { clock, props } = await ended();
    expect(alert()?.textContent).toContain('Thank you for your time. The interview has ended.');
    await pass(clock, 1_999);
    expect(props.onLeft).not.toHaveBeenCalled();
    await pass(clock, 1);
    expect(props.onLeft.mock.calls.map(([reason]) => reason)).toEqual(['completed']);
    // The host logs out now.
    act(() => clear());
    await pass(clock, 60_000);
    expect(alert()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See your feedback' }));
    expect(screen.queryByText('Authentication Required')).toBeNull();
  });

  test('the host is told when the alert is dismissed', async () => {
    const { clock, props } = await ended();
    await pass(clock, 2_000);
    const dismissed = jest.fn();
    void props.onLeft.mock.calls[0]?.[1]?.then(dismissed);
    await pass(clock, 60_000);
    expect(dismissed).not.toHaveBeenCalled();
    await press('See your feedback');
    expect(dismissed).toHaveBeenCalledTimes(1);
    expect(alert()).toBeNull();
    expect(leavingDialog()?.textContent).toContain('Your answers are saved.');
    expect(document.activeElement).toBe(leavingDialog());
  });

  test('Escape dismisses the alert; until the room is left, the page says that it is leaving', async () => {
    const { clock, props } = await ended();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(alert()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Saving your answers…');
    expect(leavingDialog()).not.toBeNull();
    expect(props.onLeft).not.toHaveBeenCalled();
    await pass(clock, 2_000);
    expect(screen.getByRole('status').textContent).toBe('Your answers are saved.');
    await expect(props.onLeft.mock.calls[0]?.[1]).resolves.toBeUndefined();
    // Leaving can't be dismissed.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(leavingDialog()).not.toBeNull();
  });

  test('a second interview_ended does not bring the alert back', async () => {
    const { room } = await ended();
    await press('See your feedback');
    await receive(room, 'interview_ended');
    expect(alert()).toBeNull();
  });

  test('the alert promises no feedback if the next page can’t open it', async () => {
    const { clock, backend } = await ended();
    backend.failing.add('reportTicket');
    await pass(clock, 2_000);
    expect(screen.queryByRole('button', { name: 'See your feedback' })).toBeNull();
    await press('Continue');
    expect(alert()).toBeNull();
  });

  test('the alert stays if leaving fails, and says what failed', async () => {
    const { clock, backend, props } = await ended();
    backend.complete = () =>
      Promise.reject(Object.assign(new Error(), { fallbackKey: 'completeInterview' }));
    await pass(clock, 2_000);
    expect(props.onLeft.mock.calls.map(([reason]) => reason)).toEqual(['error']);
    expect(alert()?.textContent).toContain('Failed to complete interview');
    // No feedback follows an error, so neither the room nor the button promises it.
    expect(screen.getByRole('region', { name: 'Interviewer', hidden: true }).textContent).toBe(
      'The interview has ended',
    );
    await press('Continue');
    expect(leavingDialog()?.textContent).toContain('Failed to complete interview');
    expect(leavingDialog()?.textContent).not.toContain('saved');
  });

  test('the alert stays if the session ends before the room is left', async () => {
    const { room, props, clock, show } = setUp();
    const { change } = await show();
    await receive(room, 'interview_ended');
    const before = alert();
    await act(async () => {
      clear();
      await settle();
    });
    // The host forgets the interview when the session ends.
    change({ interviewId: null });
    await pass(clock, 10_000);
    expect(before).not.toBeNull();
    expect(alert()).toBe(before);
    expect(screen.queryByText('Authentication Required')).toBeNull();
    expect(room.calls).toContain('disconnect');
    expect(props.onLeft).toHaveBeenCalledTimes(1);
  });

  test('a screen that goes away with the alert open does not keep the host waiting', async () => {
    const { room, clock, props, show } = setUp();
    const view = await show();
    await receive(room, 'interview_ended');
    await pass(clock, 2_000);
    view.unmount();
    await expect(props.onLeft.mock.calls[0]?.[1]).resolves.toBeUndefined();
  });

  test.each(['Leave Interview', 'Leave'])(
    '%s asks once, and staying is the first choice',
    async (name) => {
      const { room, props, show } = setUp();
      await show();
      const button = screen.getByRole('button', { name });
      button.focus();
      await press(name);
      expect(document.activeElement?.textContent).toBe('Stay');
      await press('Stay');
      expect(question()).toBeNull();
      expect(document.activeElement).toBe(button);
      await press(name);
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
      expect(question()).toBeNull();
      expect(props.onLeft).not.toHaveBeenCalled();
      expect(room.calls).not.toContain('disconnect');
    },
  );

  test('the question whether to leave goes when the interviewer ends the interview', async () => {
    const { room, show } = setUp();
    await show();
    await press('Leave Interview');
    await receive(room, 'interview_ended');
    expect(question()).toBeNull();
    expect(alert()).not.toBeNull();
  });

  test('a finished room is frozen and says that the feedback is on its way', async () => {
    const { room, clock, show } = setUp();
    await show();
    act(() => room.emit({ type: 'participants', identities: ['ai-interviewer-1'] }));
    await press('Unmute');
    await receive(room, 'interview_ended');
    const frame = screen.getByRole('region', { name: 'Interviewer', hidden: true });
    expect(frame.textContent).toBe('Your feedback is on its way');
    expect(frame.closest('[inert]')).not.toBeNull();
    for (const name of [
      'Mute',
      'Turn on camera',
      'Type an answer',
      'More',
      'Leave',
      'Leave Interview',
    ])
      expect(screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled).toBe(
        true,
      );
    expect(
      screen
        .getByRole('region', { name: 'Your camera', hidden: true })
        .querySelector('.lucide-mic'),
    ).toBeNull();
    fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM' });
    await press('See your feedback');
    expect(leavingDialog()?.textContent).toContain('Your feedback is on its way.');
    await pass(clock, 2_000);
    expect(frame.textContent).toBe('Your feedback is on its way');
  });

  test('Leave Interview leaves once and says so over the room until the host reloads', async () => {
    const { room, backend, clock, props, show } = setUp();
    await show();
    backend.hanging.add('complete');
    await leave();
    expect(screen.getByRole('status').textContent).toBe('Saving your answers…');
    await pass(clock, 3_000);
    expect(props.onLeft.mock.calls).toEqual([['left']]);
    expect(room.calls).toContain('disconnect');
    act(() => clear());
    expect(screen.queryByText('Authentication Required')).toBeNull();
    expect(leavingDialog()?.textContent).toContain('The next page opens in a moment.');
    expect(screen.getByRole('heading', { name: 'Interview' })).toBeTruthy();
  });
});

test('shows the call in Arabic', async () => {
  await act(() => speak('ar-SA'));
  const { room, show } = setUp();
  await show();
  await receive(room, 'ai_intent', { message: 'question', question_number: 2, question_count: 5 });
  expect(document.documentElement.dir).toBe('rtl');
  for (const text of ['متصل', 'مباشر', 'السؤال 2 من 5'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'مغادرة المقابلة' })).toBeTruthy();
  await act(() => speak('en-US'));
});
