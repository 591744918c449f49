import { jest } from '@jest/globals';
import {
  encodeDataChannelMessage,
  type DataChannelData,
  type DataChannelMessageInput,
  type DataChannelType,
  type InterviewMessage,
} from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { messagesOfTab } from './chat';
import { Conversation, type ConversationEvents } from './conversation';

function setUp() {
  const clock = new FakeClock(Date.parse('2026-11-18T10:00:00Z'));
  const events = {
    onFinal: jest.fn(),
    onInterrupted: jest.fn(),
    onRuntimeDataRequested: jest.fn(),
    onEnded: jest.fn(),
    onMalformed: jest.fn(),
  } satisfies ConversationEvents;
  const conversation = new Conversation(clock, events);
  conversation.start(clock.now());
  const receive = <T extends DataChannelType>(type: T, data?: DataChannelData<T>) =>
    conversation.handlePayload(
      encodeDataChannelMessage({ type, data: data ?? {} } as DataChannelMessageInput),
    );
  return { clock, events, conversation, receive, read: () => conversation.store.getState() };
}

const stored = (
  id: string,
  role: 'user' | 'assistant',
  content: string,
  metadata: InterviewMessage['metadata'],
): InterviewMessage => ({
  id,
  interviewId: id,
  role,
  content,
  metadata,
  createdAt: '2026-11-18T10:00:03.000Z',
});

describe('conversation', () => {
  test('a finished utterance becomes a transcript entry and a chat message of its tab', async () => {
    const { clock, receive, read } = setUp();
    await clock.advance(4_000);
    receive('ai_speech_chunk', { text_chunk: 'Hello Layla.', is_final: true, segment_id: 'a1' });
    await clock.advance(11_000);
    receive('user_speech_chunk', {
      text_chunk: 'Yes, I am ready.',
      is_final: true,
      segment_id: 'u1',
    });
    expect(read().transcript.map(({ speaker, text, atMs }) => ({ speaker, text, atMs }))).toEqual([
      { speaker: 'ai', text: 'Hello Layla.', atMs: 4_000 },
      { speaker: 'user', text: 'Yes, I am ready.', atMs: 15_000 },
    ]);
    expect(messagesOfTab(read().chat, 'ai_speech').map(({ content }) => content)).toEqual([
      'Hello Layla.',
    ]);
    expect(messagesOfTab(read().chat, 'user_speech').map(({ type }) => type)).toEqual([
      'user_speech_chunk',
    ]);
    expect(read().chat.counter).toBe(2);
  });

  test('keeps what the interviewer understood badly, live and restored, and counts the answers', () => {
    const { conversation, receive, read } = setUp();
    const final = { text_chunk: 'We had a crate of rye.', is_final: true };
    receive('user_speech_chunk', {
      ...final,
      segment_id: 'u1',
      doubtful: true,
      misheard: [3, 5],
    });
    receive('user_speech_chunk', { ...final, segment_id: 'u2', misheard: [3] });
    receive('user_speech_chunk', { ...final, segment_id: 'u3' });
    conversation.restore([
      stored('m1', 'user', 'A crate.', { segmentId: 'u0', doubtful: true, misheard: [1] }),
      stored('m2', 'user', 'We had a crate of rye.', { segmentId: 'u1', doubtful: true }),
    ]);
    const marks = read().transcript.map(({ doubtful, misheard }) => [doubtful, misheard]);
    expect(marks).toHaveLength(4);
    expect(marks).toEqual(
      expect.arrayContaining([
        [true, [3, 5]],
        [undefined, [3]],
        [undefined, undefined],
        [true, [1]],
      ]),
    );
    conversation.clear();
    expect(read().doubtfulAnswers).toBe(2);
  });

  test('a line knows its stored message, with the doubts that the interviewer told', () => {
    const { conversation, receive, read } = setUp();
    receive('user_speech_chunk', {
      text_chunk: 'A crate.',
      is_final: true,
      segment_id: 'u1',
      misheard: [1],
    });
    const [line] = read().transcript;
    expect(line!.stored).toBeNull();
    conversation.handleStored(line!.id, stored('m1', 'user', 'A crate.', { source: 'client' }));
    const doubted = { id: 'm1', metadata: { source: 'client', misheard: [1] } };
    expect(read().transcript[0]!.stored).toMatchObject(doubted);
    conversation.handleCorrected(stored('m1', 'user', 'A crate.', { source: 'client' }));
    expect(read().transcript[0]!.stored).toMatchObject(doubted);
  });

  test('corrections are kept with their line, also of restored messages', () => {
    const { conversation, read } = setUp();
    const corrected = (text: string): InterviewMessage => ({
      ...stored('m1', 'user', 'A crate.', { segmentId: 'u1' }),
      corrections: {
        changedAt: '2026-11-18T10:01:00Z',
        items: [{ from: 1, count: 1, heard: 'crate.', text, addition: false }],
      },
    });
    conversation.restore([
      corrected('rate.'),
      stored('m2', 'user', 'Twice.', { segmentId: 'u2', atMs: 9 }),
    ]);
    const first = corrected('rate.');
    expect(read().transcript.map((line) => line.stored?.corrections)).toEqual([
      first.corrections,
      undefined,
    ]);
    const second = corrected('grate.');
    conversation.handleCorrected(second);
    expect(read().transcript.map(({ text, stored: kept }) => [text, kept?.corrections])).toEqual([
      ['A crate.', second.corrections],
      ['Twice.', undefined],
    ]);
  });

  test('a line shows the interviewer’s words once they have replaced the page’s', () => {
    const { conversation, receive, read } = setUp();
    receive('user_speech_chunk', { text_chunk: 'I led the', segment_id: 'u1', misheard: [1] });
    conversation.handleInterviewerGone();
    const [line] = read().transcript;
    conversation.handleStored(line!.id, stored('m1', 'user', 'I led the', { segmentId: 'u1' }));
    const replaced = stored('m1', 'user', 'Then I led the team.', {
      segmentId: 'u1',
      doubtful: true,
      misheard: [4],
    });
    conversation.restore([replaced]);
    const { transcript, chat, latest } = read();
    expect(transcript).toMatchObject([
      { text: 'Then I led the team.', doubtful: true, misheard: [4], stored: replaced },
    ]);
    expect(chat.messages.map(({ content }) => content)).toEqual(['Then I led the team.']);
    expect(latest?.text).toBe('Then I led the team.');
  });

  test("live words fill their side's buffer until finished", () => {
    const { receive, read } = setUp();
    receive('user_speech_chunk', { text_chunk: 'So the', segment_id: 'u1' });
    expect(read().live?.provisional).toBe('So the');
    expect(read().chat.userBuffer).toBe('So the');
    receive('user_speech_chunk', { text_chunk: 'So the first.', is_final: true, segment_id: 'u1' });
    expect(read().live).toBeNull();
    expect(read().chat.userBuffer).toBe('');
    expect(read().latest?.text).toBe('So the first.');
  });

  test('the question comes with ai_intent', () => {
    const { receive, read } = setUp();
    receive('ai_intent', { message: 'question', question_number: 2, question_count: 5 });
    expect(read().question).toEqual({ questionIndex: 1, numberOfQuestions: 5 });
    expect(messagesOfTab(read().chat, 'ai_intent')).toEqual([
      {
        id: 't1',
        type: 'ai_intent',
        tab: 'ai_intent',
        content: 'question',
        timestamp: '2026-11-18T10:00:00.000Z',
        place: 0,
        notice: { tab: 'ai_intent', name: 'question', number: 2, count: 5 },
      },
    ]);
  });

  test("an intent that isn't ours is kept in its own words", () => {
    const { receive, read } = setUp();
    receive('ai_intent', { message: 'Small talk', question_count: 5 });
    receive('ai_intent', { message: 'listening' });
    expect(messagesOfTab(read().chat, 'ai_intent').map(({ content }) => content)).toEqual([
      'Small talk',
      'listening',
    ]);
    expect(read().transcript).toEqual([]);
  });

  test("an interviewer's notice appears in the transcript and the system tab", () => {
    const { receive, read } = setUp();
    receive('ai_intent', {
      message: 'voice_fallback',
      text_chunk: 'The hosted voice failed: the built-in voice goes on.',
    });
    expect(read().transcript.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['system', 'The hosted voice failed: the built-in voice goes on.'],
    ]);
    expect(read().latest).toBeNull();
    expect(messagesOfTab(read().chat, 'system')).toHaveLength(1);
  });

  test('an interruption finishes the current words', () => {
    const { receive, read, events } = setUp();
    receive('ai_speech_chunk', { text_chunk: 'And now we ' });
    receive('ai_interrupted');
    expect(read().transcript.at(-1)).toMatchObject({ text: 'And now we', interrupted: true });
    expect(events.onInterrupted).toHaveBeenCalledTimes(1);
    expect(messagesOfTab(read().chat, 'ai_intent').map(({ type }) => type)).toEqual([
      'ai_interrupted',
    ]);
  });

  test('marks only the interrupted utterance', () => {
    const { receive, read } = setUp();
    receive('ai_speech_chunk', { text_chunk: 'And now', is_final: true, segment_id: 'a1' });
    receive('ai_interrupted', { text_chunk: 'And now', segment_id: 'a1' });
    receive('user_speech_chunk', { text_chunk: 'Sorry.', is_final: true, segment_id: 'u1' });
    receive('ai_interrupted', { segment_id: 'of which not a word was heard' });
    expect(read().transcript.map(({ text, interrupted }) => [text, interrupted])).toEqual([
      ['And now', true],
      ['Sorry.', false],
    ]);
  });

  test('an utterance interrupted before a reload is still marked', () => {
    const { conversation, read } = setUp();
    conversation.restore([
      stored('1', 'assistant', 'And now', { segmentId: 'a1', interrupted: true }),
      stored('2', 'user', 'Sorry.', { segmentId: 'u1' }),
    ]);
    expect(read().transcript.map(({ interrupted }) => interrupted)).toEqual([true, false]);
  });

  test('the server can request runtime data', () => {
    const { receive, events } = setUp();
    receive('request_runtime_data');
    expect(events.onRuntimeDataRequested).toHaveBeenCalledTimes(1);
  });

  test('drops a malformed payload', () => {
    const { conversation, read, events } = setUp();
    conversation.handlePayload(new TextEncoder().encode('{"type":"nonsense"}'));
    expect(events.onMalformed).toHaveBeenCalledTimes(1);
    expect(read().transcript).toEqual([]);
  });

  test('accepts sparse messages of other servers', () => {
    const { conversation, events, read } = setUp();
    for (const json of [
      '{"type":"connection"}',
      '{"type":"keepalive"}',
      '{"type":"ai_intent"}',
      '{"type":"ai_intent","data":{"question_number":2,"question_count":5}}',
      '{"type":"ai_speech_chunk"}',
      '{"type":"ai_speech_chunk","data":{"text_chunk":"Tell me "}}',
      '{"type":"ai_speech_chunk","data":{"text_chunk":"more."}}',
      '{"type":"ai_interrupted"}',
      '{"type":"user_speech_chunk","data":{"text_chunk":"A queue."}}',
      '{"type":"user_speech_chunk","data":{"is_final":true}}',
      '{"type":"ai_intent","data":{"message":"hearing_fallback"}}',
      '{"type":"candidate_request"}',
      '{"type":"request_runtime_data"}',
      '{"type":"interview_ended"}',
    ])
      conversation.handlePayload(new TextEncoder().encode(json));
    expect(read().question).toEqual({ questionIndex: 1, numberOfQuestions: 5 });
    expect(read().transcript.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['ai', 'Tell me more.'],
      ['user', 'A queue.'],
      ['system', 'hearing_fallback'],
    ]);
    expect(messagesOfTab(read().chat, 'system').map(({ content }) => content)).toEqual([
      'interviewerJoined',
      'hearing_fallback',
    ]);
    expect(events.onInterrupted).toHaveBeenCalledTimes(1);
    expect(events.onRuntimeDataRequested).toHaveBeenCalledTimes(1);
    expect(events.onEnded).toHaveBeenCalledTimes(1);
    expect(events.onMalformed).not.toHaveBeenCalled();
  });

  test('a late utterance is placed where it was spoken, and its position is passed on', () => {
    const { receive, read, events } = setUp();
    receive('ai_speech_chunk', {
      text_chunk: 'Why?',
      is_final: true,
      segment_id: 'a1',
      at_ms: 4_000,
    });
    receive('user_speech_chunk', {
      text_chunk: 'Because.',
      is_final: true,
      segment_id: 'u2',
      at_ms: 9_000,
    });
    receive('user_speech_chunk', {
      text_chunk: 'Let me think.',
      is_final: true,
      segment_id: 'u1',
      at_ms: 6_000,
    });
    expect(read().transcript.map(({ text }) => text)).toEqual([
      'Why?',
      'Let me think.',
      'Because.',
    ]);
    expect(events.onFinal).toHaveBeenLastCalledWith(
      expect.objectContaining({ segmentId: 'u1', atMs: 6_000 }),
      null,
      read().transcript[1]!.id,
    );
  });

  test('inserts utterances missed while disconnected', () => {
    const { conversation, receive, read } = setUp();
    receive('ai_speech_chunk', {
      text_chunk: 'Why?',
      is_final: true,
      segment_id: 'a1',
      at_ms: 4_000,
    });
    receive('user_speech_chunk', {
      text_chunk: 'And then.',
      is_final: true,
      segment_id: 'u2',
      at_ms: 9_000,
    });
    conversation.restore([
      stored('1', 'assistant', 'Why?', { segmentId: 'a1', atMs: 4_000 }),
      stored('2', 'user', 'Because.', { segmentId: 'u1', atMs: 6_000 }),
    ]);
    expect(read().transcript.map(({ text }) => text)).toEqual(['Why?', 'Because.', 'And then.']);
  });

  test('a typed answer is a final utterance, and its echo is not shown twice', () => {
    const { conversation, receive, read, events } = setUp();
    conversation.addTyped(' My answer. ', 'typed-1');
    receive('user_speech_chunk', {
      text_chunk: 'My answer.',
      is_final: true,
      segment_id: 'typed-1',
    });
    expect(read().transcript.map(({ text }) => text)).toEqual(['My answer.']);
    expect(events.onFinal).toHaveBeenCalledWith(
      { side: 'user', text: 'My answer.', segmentId: 'typed-1', typed: true, atMs: 1 },
      null,
      read().transcript[0]!.id,
    );
  });

  test('an answer typed into a question comes after the part that was heard, as it is stored', async () => {
    const { clock, conversation, receive, read } = setUp();
    receive('ai_speech_chunk', { text_chunk: 'Which parts would', segment_id: 'a1' });
    conversation.addTyped('My answer.', 'typed-1');
    await clock.advance(300);
    receive('ai_speech_chunk', {
      text_chunk: 'Which parts would you',
      is_final: true,
      segment_id: 'a1',
      at_ms: 400,
    });
    receive('user_speech_chunk', {
      text_chunk: 'My answer.',
      is_final: true,
      segment_id: 'typed-1',
      at_ms: 401,
    });
    expect(read().transcript.map(({ text, place }) => [text, place])).toEqual([
      ['Which parts would you', 400],
      ['My answer.', 401],
    ]);
    expect(read().chat.messages.map(({ content }) => content)).toEqual([
      'Which parts would you',
      'My answer.',
    ]);
  });

  test('a typed answer replaces the words being spoken', () => {
    const { conversation, receive, read } = setUp();
    receive('user_speech_chunk', { text_chunk: 'Well, I', segment_id: 'u1' });
    conversation.addTyped('My answer.', 'typed-1');
    expect(read().live).toBeNull();
    expect(read().chat.userBuffer).toBe('');
  });

  test('restores earlier messages first and only once', async () => {
    const { clock, conversation, receive, read } = setUp();
    receive('ai_speech_chunk', { text_chunk: 'Go on.', is_final: true, segment_id: 'a2' });
    const before = [
      stored('1', 'assistant', 'Hello.', { segmentId: 'a1', startMs: 500 }),
      stored('2', 'user', 'Hi.', { segmentId: 'u1', questionIndex: 0 }),
      stored('3', 'assistant', 'Go on.', { segmentId: 'a2' }),
    ];
    conversation.restore(before);
    // Simulate loading the same messages again after a lost connection.
    conversation.restore(before);
    await clock.advance(5_000);
    receive('ai_speech_chunk', { text_chunk: 'Hello.', is_final: true, segment_id: 'a1' });
    expect(
      read().transcript.map(({ text, atMs, questionIndex }) => [text, atMs, questionIndex]),
    ).toEqual([
      ['Hello.', 500, null],
      ['Hi.', 3_000, 0],
      ['Go on.', 0, null],
    ]);
  });

  test('restored messages stand on their speakers’ tabs, in the order of the conversation', async () => {
    const { clock, conversation, receive, read } = setUp();
    await clock.advance(9_000);
    receive('user_speech_chunk', {
      text_chunk: 'And then.',
      is_final: true,
      segment_id: 'u2',
      at_ms: 9_000,
    });
    conversation.restore([
      stored('1', 'assistant', 'Why?', { segmentId: 'a1', atMs: 4_000, startMs: 4_000 }),
      stored('2', 'user', 'Because.', { segmentId: 'u1', atMs: 6_000, startMs: 5_000 }),
    ]);
    const said = (tab: 'user_speech' | 'ai_speech') =>
      messagesOfTab(read().chat, tab).map(({ content, timestamp }) => [content, timestamp]);
    expect(said('user_speech')).toEqual([
      ['Because.', '2026-11-18T10:00:05.000Z'],
      ['And then.', '2026-11-18T10:00:09.000Z'],
    ]);
    expect(said('ai_speech')).toEqual([['Why?', '2026-11-18T10:00:04.000Z']]);
    expect(read().chat.counter).toBe(3);
  });

  test('messages of the page itself take no position in the conversation', () => {
    const { conversation, events, read } = setUp();
    for (const name of ['joined', 'muted', 'unmuted'] as const)
      conversation.note({ tab: 'call_interface', name });
    conversation.addTyped('My answer.', 'typed-1');
    expect(events.onFinal).toHaveBeenCalledWith(
      expect.objectContaining({ atMs: 1 }),
      null,
      read().transcript[0]!.id,
    );
  });

  test('a failure that repeats is listed once, until something else is reported', () => {
    const { conversation, receive, read } = setUp();
    const failed = () => new Error('Runtime data send failed');
    conversation.noteFailure(failed());
    conversation.noteFailure(failed());
    conversation.noteFailure(new Error('Failed to add message'));
    receive('connection');
    conversation.noteFailure(new Error('Failed to add message'));
    expect(messagesOfTab(read().chat, 'system').map(({ content }) => content)).toEqual([
      'requestFailed',
      'requestFailed',
      'interviewerJoined',
      'requestFailed',
    ]);
  });

  test('clearing empties the transcript; later utterances are shown', async () => {
    const { clock, conversation, receive, read } = setUp();
    receive('ai_speech_chunk', { text_chunk: 'Hello.', is_final: true });
    conversation.note({ tab: 'call_interface', name: 'muted' });
    conversation.clear();
    expect(read().transcript).toEqual([]);
    expect(read().chat).toMatchObject({ messages: [], counter: 0 });
    await clock.advance(2_000);
    receive('ai_speech_chunk', { text_chunk: 'Next.', is_final: true });
    expect(read().transcript.map(({ id, text }) => [id, text])).toEqual([['t3', 'Next.']]);
  });
});
