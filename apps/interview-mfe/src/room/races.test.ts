import { RoomSession } from './room-session';
import { FakeClock, settle } from './testing/fake-clock';
import { FakeAnalysis, FakeBackend, FakeRoom, fakeStream } from './testing/fake-room';

/** A live room for tests of concurrent events. */
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
  test('pressed twice while the servers are slow completes and analyses once', async () => {
    const { clock, backend, session, count, read } = await live();
    backend.hanging.add('complete');
    const [first, second] = [session.leave('left'), session.leave('left')];
    expect(second).toBe(first);
    await clock.advance(3_000);
    expect([count('complete'), read().phase.name]).toEqual([1, 'left']);
  });

  test('while the closing is spoken ends the call once; the interview_ended that follows changes nothing', async () => {
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

  test('in the two seconds after the interview has ended does not clean the call up twice', async () => {
    const { clock, transport, session, count } = await live();
    transport.receive('interview_ended');
    await clock.advance(1_000);
    await session.leave('left');
    await clock.advance(2_000);
    expect(count('complete')).toBe(1);
  });

  test('while the analysis runs does not wait for it', async () => {
    const { clock, backend, session, read } = await live();
    backend.hanging.add('analyze');
    const leaving = session.leave('completed');
    await clock.advance(3_000);
    await leaving;
    expect(read().phase).toEqual({ name: 'left', reason: 'completed' });
  });

  test('in the middle of an answer keeps the words that were heard, and what the interviewer makes of them later is the same message', async () => {
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

describe('an answer that becomes final when the next question has begun', () => {
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

  test('an interviewer that began too early and gave way: one answer, and what was heard of the interviewer marked', async () => {
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
  test('hidden in the middle of an answer: what comes meanwhile is there when it is seen again', async () => {
    const { clock, transport, read, talk } = await live();
    transport.receive('user_speech_chunk', {
      text_chunk: 'I built',
      is_final: false,
      segment_id: 'a',
    });
    // Timers are throttled in a hidden page; its messages arrive all together later.
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

  test('that may not play sound: the words are shown all the same, and a click starts the sound once', async () => {
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
