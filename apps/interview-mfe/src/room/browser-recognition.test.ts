import { FakeClock, settle } from '@portal/testing/fake-clock';
import type { BrowserRecognitionOptions } from './browser-recognition';
import { FIRST_RESTART_MS } from './continuous-recognizer';
import { INTERVIEWER_GONE_MS } from './interviewer-watch';
import { RoomSession } from './room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeTrack } from './testing/fake-room';
import { ScriptedRecognizer } from './testing/scripted-recognizer';

const INTERVIEWER = 'ai-interviewer-1';

/**
 * Joins a room in which an interviewer is present and the microphone is on. The browser recognizes
 * speech, or could do so (`offered`).
 */
async function joined({ offered = false } = {}) {
  const room = new FakeRoom();
  const clock = new FakeClock();
  const backend = new FakeBackend();
  const page = { seen: true, tell: () => {} };
  let ids = 0;
  const kept: string[] = [];
  const recognition: BrowserRecognitionOptions = {
    newRecognizer: () => new ScriptedRecognizer(),
    language: 'ar-SA',
    page: {
      visible: () => page.seen,
      subscribe: (listener) => {
        page.tell = listener;
        return () => {
          page.tell = () => {};
        };
      },
    },
  };
  const session = new RoomSession({
    transport: room,
    backend,
    clock,
    analyse: () => new FakeAnalysis(),
    openMedia: () => Promise.reject(new Error('no camera')),
    newId: () => `${(ids += 1)}`,
    storeTicket: () => undefined,
    log: () => undefined,
    ...(offered ? { browserOffer: recognition } : { browserRecognition: recognition }),
    recognitionChoices: {
      choose: (choice) => kept.push(`${choice} from now on`),
      keepForInterview: (choice) => kept.push(`${choice} here`),
      keepForLater: (choice, language) => kept.push(`${choice} later in ${language}`),
    },
  });
  await session.connect('ws://r', 't');
  room.emit({ type: 'participants', identities: [INTERVIEWER] });
  await session.toggleMicrophone();
  const snapshot = () => session.store.getState();
  const shown = () => {
    const { live } = snapshot().conversation;
    return live && [live.side, live.settled + live.provisional];
  };
  const lines = () =>
    snapshot().conversation.transcript.map(({ speaker, text }) => [speaker, text]);
  const sent = () =>
    room.sent
      .filter((message) => message.type === 'user_speech_chunk')
      .map(({ data }) => [data?.text_chunk, data?.is_final, data?.segment_id]);
  const interviewerSpeaks = (on: boolean) => room.emit({ type: 'speaking', speaking: on });
  return {
    room,
    clock,
    backend,
    page,
    session,
    kept,
    snapshot,
    shown,
    lines,
    sent,
    interviewerSpeaks,
    last: () => ScriptedRecognizer.last,
  };
}

beforeEach(() => ScriptedRecognizer.reset());

describe('the browser listens', () => {
  it('while the microphone is unmuted', async () => {
    const { session, snapshot, last } = await joined();
    expect([last().lang, snapshot().browserRecognition]).toEqual(['ar-SA', { name: 'listening' }]);
    await session.toggleMicrophone();
    expect([last().calls.at(-1), snapshot().browserRecognition]).toEqual(['stop', { name: 'off' }]);
  });

  it('only while the page is visible', async () => {
    const { page, snapshot, last, clock } = await joined();
    page.seen = false;
    page.tell();
    expect(snapshot().browserRecognition?.name).toBe('off');
    last().onend?.();
    page.seen = true;
    page.tell();
    await clock.advance(FIRST_RESTART_MS);
    expect(snapshot().browserRecognition?.name).toBe('listening');
  });

  it('only while the interviewer is present and the room connected', async () => {
    const { room, snapshot } = await joined();
    room.emit({ type: 'participants', identities: [] });
    expect(snapshot().browserRecognition?.name).toBe('off');
    room.emit({ type: 'participants', identities: [INTERVIEWER] });
    ScriptedRecognizer.last.onend?.();
    room.emit({ type: 'status', status: 'connecting' });
    expect(snapshot().browserRecognition?.name).toBe('off');
  });

  it('not after leaving', async () => {
    const { session, page, clock, last } = await joined();
    const leaving = session.leave('left');
    await clock.advance(10_000);
    await leaving;
    page.tell();
    expect([last().calls.at(-1), ScriptedRecognizer.made.length, clock.running]).toEqual([
      'abort',
      1,
      0,
    ]);
  });

  it('reports why it failed, and typing still works', async () => {
    const { session, snapshot, last, sent } = await joined();
    last().fails('not-allowed');
    expect(snapshot().browserRecognition).toEqual({ name: 'failed', problem: 'refused' });
    await session.sendTyped('مكتوبة');
    expect(sent()).toEqual([['مكتوبة', true, expect.stringMatching(/^typed-/)]]);
  });
});

describe('recognized speech', () => {
  it("is shown immediately and sent; the interviewer's older echo does not replace it", async () => {
    const { room, shown, sent, last } = await joined();
    last().hears('كنت');
    last().hears('كنت أعمل');
    room.receive('user_speech_chunk', {
      text_chunk: 'كنت',
      is_final: false,
      segment_id: 'heard-1',
    });
    expect(shown()).toEqual(['user', 'كنت أعمل']);
    expect(sent()).toEqual([
      ['كنت', false, 'heard-1'],
      ['كنت أعمل', false, 'heard-1'],
    ]);
  });

  it('becomes one line and one message when the interviewer confirms it', async () => {
    const { room, clock, backend, lines, shown, last } = await joined();
    last().hears('كنت أعمل', { final: true, confidence: 0.9 });
    last().hears('في فريق', { final: true, confidence: 0.9 });
    expect(lines()).toEqual([]);
    room.receive('user_speech_chunk', {
      text_chunk: 'كنت أعمل في فريق',
      is_final: true,
      segment_id: 'heard-1',
      typed: false,
    });
    await clock.advance(60_000);
    expect([lines(), shown()]).toEqual([[['user', 'كنت أعمل في فريق']], null]);
    expect(backend.messages.map(({ content, metadata }) => [content, metadata?.segmentId])).toEqual(
      [['كنت أعمل في فريق', 'heard-1']],
    );
  });

  it('is kept if the candidate leaves before it is confirmed', async () => {
    const { session, clock, backend, last } = await joined();
    last().hears('كنت أعمل', { final: true });
    last().hears('في');
    const leaving = session.leave('left');
    await clock.advance(10_000);
    await leaving;
    expect(backend.messages.map(({ content }) => content)).toEqual(['كنت أعمل في']);
  });

  it('goes into the transcript when an interviewer reconnects; later words are the next answer', async () => {
    const { room, clock, lines, shown, last } = await joined();
    last().hears('كنت أعمل', { final: true });
    last().hears('في فريق');
    room.receive('connection', { message: 'interviewer joined' });
    last().hears('في فريق كبير', { final: true });
    expect([lines(), shown()]).toEqual([[['user', 'كنت أعمل في فريق']], ['user', 'كبير']]);
    room.receive('user_speech_chunk', {
      text_chunk: 'كبير',
      is_final: true,
      segment_id: 'heard-3',
      typed: false,
    });
    await clock.advance(60_000);
    expect([lines(), shown()]).toEqual([
      [
        ['user', 'كنت أعمل في فريق'],
        ['user', 'كبير'],
      ],
      null,
    ]);
  });

  it('is replaced by a typed answer; only later speech counts', async () => {
    const { session, clock, lines, sent, last } = await joined();
    last().hears('كنت أعمل');
    await session.sendTyped('إجابة مكتوبة');
    last().hears('كنت أعمل وبعدها');
    await clock.advance(1);
    expect(lines()).toEqual([['user', 'إجابة مكتوبة']]);
    expect(sent().at(-1)).toEqual(['وبعدها', false, 'heard-3']);
  });
});

describe('while the interviewer speaks', () => {
  it('an echo of its voice is neither shown nor sent', async () => {
    const { room, sent, shown, interviewerSpeaks, last } = await joined();
    interviewerSpeaks(true);
    room.receive('ai_speech_chunk', {
      text_chunk: 'أخبرني عن مشروع واجهت فيه مشكلة',
      is_final: false,
      segment_id: 'a1',
    });
    last().hears('اخبرني عن');
    last().hears('اخبرني عن مشروع واجهت');
    last().hears('اخبرني عن مشروع واجهت فيه مشكله', { final: true });
    expect([sent(), shown()?.[0]]).toEqual([[], 'ai']);
  });

  it('a candidate continuing after the echo is recognized without it', async () => {
    const { room, sent, interviewerSpeaks, last } = await joined();
    interviewerSpeaks(true);
    room.receive('ai_speech_chunk', {
      text_chunk: 'أخبرني عن مشروع واجهت فيه مشكلة',
      is_final: false,
      segment_id: 'a1',
    });
    last().hears('اخبرني عن مشروع');
    last().hears('اخبرني عن مشروع عفوا هل يمكن');
    last().hears('اخبرني عن مشروع عفوا هل يمكن الإعادة', { final: true });
    expect(sent().map(([text]) => text)).toEqual(['عفوا هل يمكن', 'عفوا هل يمكن الإعادة']);
  });

  it('one or two words do not interrupt; three do', async () => {
    const { sent, interviewerSpeaks, last } = await joined();
    interviewerSpeaks(true);
    last().hears('نعم');
    expect(sent()).toEqual([]);
    last().hears('نعم لدي سؤال');
    expect(sent().map(([text]) => text)).toEqual(['نعم لدي سؤال']);
  });

  it('a late echo after it stopped is not an answer', async () => {
    const { room, sent, interviewerSpeaks, last } = await joined();
    interviewerSpeaks(true);
    room.receive('ai_speech_chunk', {
      text_chunk: 'أخبرني عن مشروع واجهت فيه مشكلة',
      is_final: true,
      segment_id: 'a1',
    });
    last().hears('اخبرني عن مشروع واجهت');
    interviewerSpeaks(false);
    last().hears('اخبرني عن مشروع واجهت فيه مشكله', { final: true });
    expect(sent()).toEqual([]);
    last().hears('نعم');
    expect(sent().map(([text]) => text)).toEqual(['نعم']);
  });

  it('a short answer counts once the interviewer has stopped', async () => {
    const { sent, interviewerSpeaks, last } = await joined();
    interviewerSpeaks(true);
    interviewerSpeaks(false);
    last().hears('نعم');
    expect(sent().map(([text]) => text)).toEqual(['نعم']);
  });
});

/** Counts the requests to hand over, and lets interviewers come and go. */
function handOversOf({ room }: { room: FakeRoom }) {
  const handOvers = () =>
    room.sent.filter(
      (message) =>
        message.type === 'candidate_request' && message.data?.message === 'change_recognition',
    ).length;
  const arrives = (...identities: string[]) => room.emit({ type: 'participants', identities });
  return { handOvers, arrives };
}

describe('a switch to the browser', () => {
  async function offered() {
    const stage = await joined({ offered: true });
    await settle();
    return { ...stage, ...handOversOf(stage) };
  }
  async function switched() {
    const stage = await offered();
    expect(stage.session.canUseBrowser).toBe(true);
    stage.session.useBrowser();
    return stage;
  }

  it('asks the interviewer once to hand over', async () => {
    const { session, handOvers } = await switched();
    session.useBrowser();
    expect([handOvers(), session.canUseBrowser]).toEqual([1, false]);
  });

  it('is kept for rejoining when it happens, and for later when it has worked', async () => {
    const { kept, arrives, last } = await switched();
    expect(kept).toEqual(['browser from now on']);
    arrives('ai-interviewer-2');
    expect(kept.slice(1)).toEqual(['browser here']);
    last().hears('I built');
    last().hears('I built it', { final: true });
    expect(kept.slice(2)).toEqual(['browser later in en-US']);
  });

  it('happens when another interviewer is there, so that nothing is heard twice', async () => {
    const { session, snapshot, sent, last, arrives } = await switched();
    expect([ScriptedRecognizer.made.length, snapshot().browserRecognition]).toEqual([0, null]);
    arrives();
    expect(ScriptedRecognizer.made).toHaveLength(0);
    arrives('ai-interviewer-2');
    expect(snapshot().browserRecognition).toEqual({ name: 'listening' });
    last().hears('I built it', { final: true });
    expect(sent()).toEqual([['I built it', true, expect.any(String)]]);
    expect(session.canUseBrowser).toBe(false);
  });

  it('happens when another interviewer joins beside the one that is leaving', async () => {
    const { snapshot, arrives } = await switched();
    arrives(INTERVIEWER, 'ai-interviewer-2');
    expect(snapshot().browserRecognition).toEqual({ name: 'listening' });
  });

  it('waits if the same interviewer was only out of sight, and asks it again', async () => {
    const { room, handOvers, arrives } = await switched();
    arrives();
    arrives(INTERVIEWER);
    expect([ScriptedRecognizer.made.length, handOvers()]).toEqual([0, 1]);
    room.receive('connection');
    expect([ScriptedRecognizer.made.length, handOvers()]).toEqual([0, 2]);
    arrives();
    arrives('ai-interviewer-2');
    expect(ScriptedRecognizer.made).toHaveLength(1);
  });

  it('keeps the words that the interviewer was still hearing', async () => {
    const { room, lines, arrives } = await switched();
    room.receive('user_speech_chunk', { text_chunk: 'I led the', segment_id: 'half' });
    arrives();
    expect(lines()).toEqual([['user', 'I led the']]);
  });

  it('asks again if the interviewer greets again, but not the next one', async () => {
    const { room, handOvers, arrives } = await switched();
    room.receive('connection');
    expect(handOvers()).toBe(2);
    arrives();
    arrives('ai-interviewer-2');
    room.receive('connection');
    expect(handOvers()).toBe(2);
  });

  it('while nobody is there asks nobody, if the next interviewer is not called yet', async () => {
    const { session, room, handOvers, arrives } = await offered();
    arrives();
    session.useBrowser();
    arrives('ai-interviewer-2');
    room.receive('connection');
    expect([ScriptedRecognizer.made.length, handOvers()]).toEqual([1, 0]);
  });

  it('while nobody is there asks the next interviewer, if it was called before', async () => {
    const { session, room, clock, backend, handOvers, arrives } = await offered();
    arrives();
    await clock.advance(INTERVIEWER_GONE_MS);
    expect(backend.missed).toEqual([INTERVIEWER]);
    session.useBrowser();
    arrives('ai-interviewer-2');
    room.receive('connection');
    expect([ScriptedRecognizer.made.length, handOvers()]).toEqual([0, 1]);
    arrives('ai-interviewer-3');
    expect(ScriptedRecognizer.made).toHaveLength(1);
  });
});

describe('a switch back to the servers', () => {
  async function failed() {
    const stage = await joined();
    await settle();
    stage.last().hears('I led the');
    stage.last().fails('not-allowed');
    expect(stage.snapshot().browserRecognition).toEqual({ name: 'failed', problem: 'refused' });
    stage.session.useServer('built-in');
    return { ...stage, ...handOversOf(stage) };
  }

  it('ends the browser’s recognition at once, and keeps its words', async () => {
    const { session, page, snapshot, lines } = await failed();
    expect([snapshot().browserRecognition, lines()]).toEqual([null, [['user', 'I led the']]]);
    page.tell();
    await session.toggleMicrophone();
    await session.toggleMicrophone();
    expect([ScriptedRecognizer.made.length, snapshot().browserRecognition]).toEqual([1, null]);
  });

  it('asks the interviewer to hand over, and is kept when another one is there', async () => {
    const { session, room, kept, handOvers, arrives } = await failed();
    session.useServer('built-in');
    room.receive('connection');
    expect([handOvers(), kept]).toEqual([2, ['built-in from now on']]);
    arrives();
    arrives('ai-interviewer-2');
    room.receive('connection');
    expect(handOvers()).toBe(2);
    expect(kept.slice(1)).toEqual(['built-in here', 'built-in later in en-US']);
  });

  it('is possible after a switch to the browser, which is not offered again', async () => {
    const stage = await joined({ offered: true });
    await settle();
    const { session, kept, last } = stage;
    const { arrives } = handOversOf(stage);
    session.useBrowser();
    arrives('ai-interviewer-2');
    last().fails('network');
    session.useServer('built-in');
    expect(session.canUseBrowser).toBe(false);
    arrives('ai-interviewer-3');
    expect(session.canUseBrowser).toBe(false);
    expect(kept).not.toContain('browser later in en-US');
  });
});

test('a room without browser recognition has no recognition state', async () => {
  const session = new RoomSession({
    transport: new FakeRoom(),
    backend: new FakeBackend(),
    clock: new FakeClock(),
    analyse: () => new FakeAnalysis(),
    openMedia: () => Promise.reject(new Error('no camera')),
    newId: () => 'id',
    storeTicket: () => undefined,
    log: () => undefined,
  });
  await session.connect('ws://r', 't');
  await session.toggleMicrophone();
  await settle();
  expect([
    session.store.getState().browserRecognition,
    ScriptedRecognizer.made.length,
    fakeTrack.kind,
  ]).toEqual([null, 0, 'audio']);
});
