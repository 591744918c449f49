import { FakeClock, settle } from '@portal/testing/fake-clock';
import { RoomSession } from './room-session';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from './testing/fake-room';

/** Joins a room with an interviewer and returns what the tests need to provoke race conditions. */
async function live() {
  const clock = new FakeClock();
  const transport = new FakeRoom();
  const backend = new FakeBackend();
  let ids = 0;
  const session = new RoomSession({
    transport,
    backend,
    clock,
    analyse: () => new FakeAnalysis(),
    openMedia: () => Promise.resolve(fakeStream().stream),
    newId: () => `id${(ids += 1)}`,
    storeTicket: () => undefined,
    log: () => undefined,
  });
  await session.connect('wss://room', 'token');
  transport.emit({ type: 'participants', identities: ['ai-interviewer-1'] });
  await settle();
  const count = (call: FakeBackend['calls'][number]) =>
    backend.calls.filter((made) => made === call).length;
  return {
    clock,
    transport,
    backend,
    session,
    count,
    read: () => session.store.getState(),
    talk: () => session.store.getState().conversation,
  };
}

describe('leaving', () => {
  test('twice while the servers are slow completes and analyses once', async () => {
    const { clock, backend, session, count, read } = await live();
    backend.hanging.add('complete');
    const [first, second] = [session.leave('left'), session.leave('left')];
    expect(second).toBe(first);
    await clock.advance(3_000);
    expect([count('complete'), read().phase.name]).toEqual([1, 'left']);
  });

  test('during the closing words ends the call once; a later interview_ended changes nothing', async () => {
    const { clock, transport, session, count, read } = await live();
    transport.receive('ai_intent', { message: 'closing', question_count: 3 });
    transport.receive('ai_speech_chunk', {
      text_chunk: 'That was my last',
      is_final: false,
      segment_id: 'c',
    });
    const leaving = session.leave('left');
    transport.receive('interview_ended');
    await leaving;
    await clock.advance(2_000);
    expect([count('complete'), count('analyze')]).toEqual([1, 1]);
    expect(read().phase).toEqual({ name: 'left', reason: 'left' });
  });

  test('within two seconds after the end does not clean up twice', async () => {
    const { clock, transport, session, count } = await live();
    transport.receive('interview_ended');
    await clock.advance(1_000);
    await session.leave('left');
    await clock.advance(2_000);
    expect(count('complete')).toBe(1);
  });

  test('does not wait for the analysis', async () => {
    const { clock, backend, session, read } = await live();
    backend.hanging.add('analyze');
    const leaving = session.leave('completed');
    await clock.advance(3_000);
    await leaving;
    expect(read().phase).toEqual({ name: 'left', reason: 'completed' });
  });

  test("mid-answer keeps the recognized words, and the interviewer's later version is the same message", async () => {
    const { transport, backend, session } = await live();
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue',
      is_final: false,
      segment_id: 'a',
    });
    await session.leave('left');
    expect(backend.messages).toMatchObject([
      { role: 'user', content: 'I built a queue', metadata: { segmentId: 'a' } },
    ]);
    expect(backend.calls.indexOf('addMessage')).toBeLessThan(backend.calls.indexOf('complete'));
  });
});

describe('an answer finished after the next question began', () => {
  test('belongs to the question it answers', async () => {
    const { transport, backend, talk } = await live();
    transport.receive('ai_intent', { message: 'question', question_number: 1, question_count: 3 });
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built',
      is_final: false,
      segment_id: 'a',
    });
    transport.receive('ai_intent', { message: 'question', question_number: 2, question_count: 3 });
    transport.receive('ai_speech_chunk', {
      text_chunk: 'Thank you.',
      is_final: false,
      segment_id: 'b',
    });
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue',
      is_final: true,
      segment_id: 'a',
      question_number: 1,
    });
    await settle();
    expect(talk().transcript.at(-1)).toMatchObject({ speaker: 'user', questionIndex: 0 });
    expect(backend.messages.at(-1)?.metadata).toMatchObject({ questionIndex: 0 });
    expect(talk().question?.questionIndex).toBe(1);
  });

  test("an interviewer that started too early and yielded: one answer, and the interviewer's words marked interrupted", async () => {
    const { transport, talk } = await live();
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue and',
      is_final: false,
      segment_id: 'a',
    });
    transport.receive('ai_speech_chunk', { text_chunk: 'Thank', is_final: true, segment_id: 'b' });
    transport.receive('ai_interrupted', { text_chunk: 'Thank', segment_id: 'b' });
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue and it',
      is_final: false,
      segment_id: 'a',
    });
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue and it worked',
      is_final: true,
      segment_id: 'a',
    });
    expect(talk().transcript.map(({ text, interrupted }) => [text, interrupted])).toEqual([
      ['Thank', true],
      ['I built a queue and it worked', false],
    ]);
  });
});

describe('the tab', () => {
  test('hidden mid-answer shows later messages when visible again', async () => {
    const { clock, transport, read, talk } = await live();
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built',
      is_final: false,
      segment_id: 'a',
    });
    // Simulate a hidden page, where timers are throttled and messages may arrive late and all at
    // once.
    await clock.advance(60_000);
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built a queue',
      is_final: true,
      segment_id: 'a',
    });
    transport.receive('ai_speech_chunk', {
      text_chunk: 'And then?',
      is_final: true,
      segment_id: 'b',
    });
    expect(talk().transcript.map(({ text }) => text)).toEqual(['I built a queue', 'And then?']);
    expect(read().phase).toEqual({ name: 'live' });
  });

  test('with blocked sound shows the words, and a click starts the sound once', async () => {
    const { transport, session, read, talk } = await live();
    transport.emit({ type: 'playback', allowed: false });
    transport.receive('ai_speech_chunk', {
      text_chunk: 'Tell me about it.',
      is_final: true,
      segment_id: 'q',
    });
    expect([read().playbackBlocked, talk().latest?.text]).toEqual([true, 'Tell me about it.']);
    await session.startAudio();
    expect(read().playbackBlocked).toBe(false);
    expect(transport.calls.filter((call) => call === 'startAudio')).toHaveLength(1);
  });
});
