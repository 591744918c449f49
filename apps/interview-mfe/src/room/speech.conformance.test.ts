import { FakeClock, settle } from '@portal/testing/fake-clock';
import { LevelMeter } from './level-meter';
import { RoomSession } from './room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream, fakeTrack } from './testing/fake-room';

type Chunk = 'user_speech_chunk' | 'ai_speech_chunk';

/** Joins an in-memory room. `receive` delivers a message as bytes of the data channel. */
async function join() {
  const clock = new FakeClock();
  const room = new FakeRoom();
  const backend = new FakeBackend();
  const logged: string[] = [];
  const session = new RoomSession({
    transport: room,
    backend,
    clock,
    analyse: () => new FakeAnalysis(),
    newId: () => 'id',
    storeTicket: () => undefined,
    log: (event) => logged.push(event),
    openMedia: () => Promise.resolve(fakeStream().stream),
  });
  await session.connect('wss://room', 'token');
  const receive = (text: string) =>
    room.emit({ type: 'data', payload: new TextEncoder().encode(text) });
  const { store } = session;
  return {
    clock,
    receive,
    logged,
    chunk: (type: Chunk, data: object) => receive(JSON.stringify({ type, data })),
    chat: () => store.getState().conversation.chat,
    spoken: () => {
      const { live } = store.getState().conversation;
      return live && [live.side, live.settled + live.provisional];
    },
    transcript: () =>
      store.getState().conversation.transcript.map(({ speaker, text }) => `${speaker}: ${text}`),
    stored: async () => {
      await settle();
      return backend.messages.map(({ role, content }) => `${role}: ${content}`);
    },
  };
}

test('§4.56 Speech: partial chunks of the candidate accumulate', async () => {
  const { chunk, spoken, transcript } = await join();
  chunk('user_speech_chunk', { text_chunk: 'We kept ' });
  expect(spoken()).toEqual(['user', 'We kept ']);
  chunk('user_speech_chunk', { text_chunk: 'one row', is_final: false });
  expect(spoken()).toEqual(['user', 'We kept one row']);
  // With a segment id, a chunk contains the whole text so far, and may correct it.
  chunk('user_speech_chunk', { text_chunk: 'So the fist', segment_id: 's1' });
  chunk('user_speech_chunk', { text_chunk: 'So the first thing', segment_id: 's1' });
  expect(spoken()).toEqual(['user', 'So the first thing']);
  expect(transcript()).toEqual([]);
});

test('§4.57 Speech: partial chunks of the interviewer accumulate', async () => {
  const { chunk, spoken, transcript } = await join();
  chunk('ai_speech_chunk', { text_chunk: 'Tell me' });
  expect(spoken()).toEqual(['ai', 'Tell me']);
  chunk('ai_speech_chunk', { text_chunk: ' about Kafka', is_final: false });
  expect(spoken()).toEqual(['ai', 'Tell me about Kafka']);
  chunk('ai_speech_chunk', { text_chunk: 'And then', segment_id: 'a1' });
  chunk('ai_speech_chunk', { text_chunk: 'And then what broke', segment_id: 'a1' });
  expect(spoken()).toEqual(['ai', 'And then what broke']);
  expect(transcript()).toEqual([]);
});

/** Final chunks after "We kept " and "one row", and the utterance that each of them ends. */
const FINALS = [
  [{}, 'We kept one row'],
  [{ text_chunk: '  ' }, 'We kept one row'],
  [{ text_chunk: ' and one lock.' }, 'We kept one row and one lock.'],
  [{ text_chunk: 'twice.' }, 'We kept one row twice.'],
  [{ text_chunk: 'We kept one row, once.' }, 'We kept one row, once.'],
] as const;
/** Final chunks of a segment whose text so far is "We kept one row". */
const SEGMENT_FINALS = [
  [{}, 'We kept one row'],
  [{ text_chunk: 'Weekly, one row.' }, 'Weekly, one row.'],
] as const;

test.each([
  ['user_speech_chunk', 'user', 'user'],
  ['ai_speech_chunk', 'ai', 'assistant'],
] as const)(
  '§4.58 Speech: a final chunk turns the buffer into a transcript message',
  async (type, speaker, role) => {
    for (const [final, text] of FINALS) {
      const { chunk, spoken, transcript, stored } = await join();
      chunk(type, { text_chunk: 'We kept ' });
      chunk(type, { text_chunk: 'one row' });
      chunk(type, { ...final, is_final: true });
      expect([transcript(), spoken()]).toEqual([[`${speaker}: ${text}`], null]);
      expect(await stored()).toEqual([`${role}: ${text}`]);
    }
    for (const [final, text] of SEGMENT_FINALS) {
      const { chunk, spoken, transcript, stored } = await join();
      chunk(type, { text_chunk: 'We kept', segment_id: 's1' });
      chunk(type, { text_chunk: 'We kept one row', segment_id: 's1' });
      chunk(type, { ...final, is_final: true, segment_id: 's1' });
      expect([transcript(), spoken()]).toEqual([[`${speaker}: ${text}`], null]);
      expect(await stored()).toEqual([`${role}: ${text}`]);
    }
  },
);

test('§4.59 Speech: an empty final is dropped', async () => {
  const { chunk, transcript, spoken, stored } = await join();
  chunk('user_speech_chunk', { text_chunk: '   ' });
  chunk('ai_speech_chunk', { text_chunk: '', segment_id: 'a1' });
  for (const data of [{}, { text_chunk: '' }, { text_chunk: ' \n ' }, { segment_id: 'a1' }]) {
    chunk('user_speech_chunk', { ...data, is_final: true });
    chunk('ai_speech_chunk', { ...data, is_final: true });
  }
  expect([transcript(), spoken(), await stored()]).toEqual([[], null, []]);
});

test("§4.60 Speech: a second interviewer's final within 1 s is ignored", async () => {
  for (const id of [() => ({}), (segment_id: string) => ({ segment_id })]) {
    const { chunk, clock, transcript, stored } = await join();
    chunk('ai_speech_chunk', { text_chunk: 'First.', is_final: true, ...id('a1') });
    await clock.advance(999);
    chunk('ai_speech_chunk', { text_chunk: 'Second.', is_final: true, ...id('a2') });
    // Only the interviewer's finals are limited, never the candidate's.
    chunk('user_speech_chunk', { text_chunk: 'Yes.', is_final: true, ...id('u1') });
    chunk('user_speech_chunk', { text_chunk: 'I do.', is_final: true, ...id('u2') });
    await clock.advance(1);
    chunk('ai_speech_chunk', { text_chunk: 'Third.', is_final: true, ...id('a3') });
    expect(transcript()).toEqual(['ai: First.', 'user: Yes.', 'user: I do.', 'ai: Third.']);
    expect(await stored()).toHaveLength(4);
  }
});

test('§4.66 Speech: the candidate speaks when the average microphone level exceeds 20', async () => {
  const clock = new FakeClock();
  const analysis = new FakeAnalysis();
  const told: boolean[] = [];
  const meter = new LevelMeter(
    () => analysis,
    clock,
    (on) => told.push(on),
  );
  meter.listen(fakeTrack);
  analysis.value = 20;
  await clock.advance(2_000);
  expect(told).toEqual([]);
  analysis.value = 20.1;
  await clock.advance(100);
  expect(told).toEqual([true]);
  meter.close();
});

test('§3.19 Room: data messages are JSON text on the data channel, and what is not is dropped', async () => {
  const { chunk, receive, transcript, logged } = await join();
  chunk('user_speech_chunk', { text_chunk: 'Hello', is_final: true });
  for (const payload of ['not json', '{"type":"unknown"}', '[]']) receive(payload);
  expect(logged).toEqual(Array(3).fill('data message dropped'));
  expect(transcript()).toEqual(['user: Hello']);
});

test('§3.36 Chat state: a user-speech buffer, an AI-speech buffer, connection status, error and a message counter', async () => {
  const { chunk, chat } = await join();
  expect(chat()).toMatchObject({
    userBuffer: '',
    aiBuffer: '',
    connectionStatus: 'connected',
    error: null,
    counter: 0,
  });
  chunk('ai_speech_chunk', { text_chunk: 'What is ' });
  chunk('user_speech_chunk', { text_chunk: 'One moment' });
  expect(chat()).toMatchObject({ userBuffer: 'One moment', aiBuffer: 'What is ', counter: 0 });
  chunk('ai_speech_chunk', { text_chunk: 'a ledger?', is_final: true });
  expect(chat()).toMatchObject({ userBuffer: 'One moment', aiBuffer: '', counter: 1 });
  chunk('user_speech_chunk', { text_chunk: '', is_final: true });
  expect(chat()).toMatchObject({ userBuffer: '', counter: 2 });
});
