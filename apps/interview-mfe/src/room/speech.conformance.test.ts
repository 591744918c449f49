import { parseDataChannelMessage, type DataChannelMessage } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { Conversation } from './conversation';
import { LevelMeter } from './level-meter';
import { isInterviewerSpeaking } from './room-events';
import { FakeAnalysis, fakeTrack } from './testing/fake-room';

function talk() {
  const clock = new FakeClock();
  const malformed: string[] = [];
  const finals: string[] = [];
  const conversation = new Conversation(clock, {
    onFinal: ({ side, text }) => finals.push(`${side}: ${text}`),
    onInterrupted: () => undefined,
    onRuntimeDataRequested: () => undefined,
    onEnded: () => undefined,
    onMalformed: () => malformed.push('dropped'),
  });
  conversation.start(clock.now());
  const chunk = (
    type: 'user_speech_chunk' | 'ai_speech_chunk',
    text_chunk: string,
    is_final = false,
  ) => conversation.handleDataMessage({ type, data: { text_chunk, is_final } });
  const read = () => conversation.store.getState();
  return { clock, conversation, chunk, read, malformed, finals };
}
const texts = ({ read }: ReturnType<typeof talk>) =>
  read().transcript.map(({ speaker, text }) => `${speaker}: ${text}`);

test('§4.56 Speech: partial chunks of the candidate accumulate', () => {
  const { chunk, read } = talk();
  chunk('user_speech_chunk', 'We kept ');
  chunk('user_speech_chunk', 'one row');
  expect(read().chat.userBuffer).toBe('We kept one row');
  expect(read().transcript).toEqual([]);
});

test('§4.57 Speech: partial chunks of the interviewer accumulate', () => {
  const { chunk, read } = talk();
  chunk('ai_speech_chunk', 'Tell me ');
  chunk('ai_speech_chunk', 'about Kafka');
  expect(read().chat.aiBuffer).toBe('Tell me about Kafka');
  expect(read().transcript).toEqual([]);
});

test('§4.58 Speech: a final chunk turns the buffer into a transcript message', () => {
  const room = talk();
  room.chunk('user_speech_chunk', 'We kept ');
  room.chunk('user_speech_chunk', 'one row');
  room.chunk('user_speech_chunk', '', true);
  expect(texts(room)).toEqual(['user: We kept one row']);
  expect(room.read().chat.userBuffer).toBe('');
  expect(room.finals).toEqual(['user: We kept one row']);
});

test('§4.59 Speech: an empty final is dropped', () => {
  const room = talk();
  for (const words of ['', '   ']) {
    room.chunk('user_speech_chunk', words, true);
    room.chunk('ai_speech_chunk', words, true);
  }
  expect(texts(room)).toEqual([]);
  expect(room.finals).toEqual([]);
});

test("§4.60 Speech: a second interviewer's final within 1 s is ignored", async () => {
  const room = talk();
  room.chunk('ai_speech_chunk', 'First.', true);
  await room.clock.advance(999);
  room.chunk('ai_speech_chunk', 'Second.', true);
  expect(texts(room)).toEqual(['ai: First.']);
  await room.clock.advance(1);
  room.chunk('ai_speech_chunk', 'Third.', true);
  expect(texts(room)).toEqual(['ai: First.', 'ai: Third.']);
});

const speaking = (identity: string) => isInterviewerSpeaking([{ identity, local: false }]);
test('§4.61 Speech: an active speaker whose identity contains assistant is the interviewer speaking', () =>
  expect(speaking('Voice-Assistant-1')).toBe(true));
test('§4.62 Speech: an active speaker whose identity contains bot is the interviewer speaking', () =>
  expect(speaking('chatbot')).toBe(true));
test('§4.63 Speech: an active speaker whose identity contains ai is the interviewer speaking', () =>
  expect(speaking('ai-interviewer-1')).toBe(true));
test('§4.64 Speech: an active speaker whose identity contains pipecat is the interviewer speaking', () =>
  expect(speaking('pipecat')).toBe(true));
test('§4.65 Speech: any other active speaker is not the interviewer', () => {
  expect(speaking('layla@mail.example'.replace('ai', 'ee'))).toBe(false);
  expect(isInterviewerSpeaking([])).toBe(false);
  // Check that the candidate is never mistaken for the interviewer, even if their email address
  // contains "ai".
  expect(isInterviewerSpeaking([{ identity: 'layla@gmail.com', local: true }])).toBe(false);
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

test('§3.19 Room: data messages are JSON text on the data channel, and what is not is dropped', () => {
  const { conversation, malformed, read } = talk();
  const message: DataChannelMessage = {
    type: 'user_speech_chunk',
    data: { text_chunk: 'Hello', is_final: true },
  };
  conversation.handlePayload(new TextEncoder().encode(JSON.stringify(message)));
  expect(read().transcript).toHaveLength(1);
  for (const payload of ['not json', '{"type":"unknown"}', '[]'])
    conversation.handlePayload(new TextEncoder().encode(payload));
  expect(malformed).toHaveLength(3);
  expect(read().transcript).toHaveLength(1);
  expect(parseDataChannelMessage('not json')).toBeNull();
});
