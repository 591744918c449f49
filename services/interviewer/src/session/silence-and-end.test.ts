import type { ConversationAction, ConversationEvent } from '@portal/interviewing';
import { settle } from '@portal/testing/fake-clock';
import { asked, say, stage } from './testing/stage';

describe('silence', () => {
  const elapsed = (events: ConversationEvent[]) =>
    events.filter((event) => event.type === 'silence').map((event) => event.elapsedMs);

  it('is reported every second while the candidate has the floor', async () => {
    const { clock, events } = await asked();
    await clock.advance(3_000);
    expect(elapsed(events)).toEqual([1_000, 2_000, 3_000]);
  });

  it('restarts after speech', async () => {
    const { clock, events, session } = await asked();
    await clock.advance(2_000);
    session.speaking(true, clock.now());
    await clock.advance(5_000);
    session.speaking(false, clock.now());
    await clock.advance(1_000);
    expect(elapsed(events)).toEqual([1_000, 2_000, 1_000]);
  });

  it('continues through a nudge: the next step counts from the beginning', async () => {
    const { clock, events, speechOutput, session } = stage({
      candidate_joined: [say('Tell me about it.')],
      silence: [say('Take your time.', { kind: 'nudge' })],
    });
    session.candidateJoined();
    await settle();
    await speechOutput.finish();
    await clock.advance(1_000);
    await clock.advance(2_000);
    await speechOutput.finish();
    await clock.advance(1_000);
    expect(elapsed(events)).toEqual([1_000, 4_000]);
  });

  it('is also measured after an interruption of something that asked nothing', async () => {
    const { clock, events, session } = stage({
      candidate_joined: [say('Hello.', { kind: 'greeting', expectsAnswer: false })],
    });
    session.candidateJoined();
    await settle();
    session.speaking(true, clock.now());
    session.candidateInterrupts();
    await settle();
    session.speaking(false, clock.now());
    await clock.advance(2_000);
    expect(elapsed(events)).toEqual([1_000, 2_000]);
  });

  it('does not run while the interviewer speaks or words are pending', async () => {
    const { clock, events, state, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    session.candidateJoined();
    await clock.advance(5_000);
    state.busy = true;
    await clock.advance(5_000);
    expect(elapsed(events)).toEqual([]);
  });

  it('is reported only once a minute while the microphone is off', async () => {
    const { clock, events, state } = await asked();
    state.audible = false;
    await clock.advance(125_000);
    expect(elapsed(events)).toEqual([60_000, 120_000]);
  });
});

describe('the end', () => {
  const closing: ConversationAction[] = [
    say('Goodbye.', { kind: 'closing', questionIndex: null, expectsAnswer: false }),
    { type: 'end', reason: 'finished' },
  ];

  it('comes after the closing was played: messages stored, then interview_ended', async () => {
    const { speechOutput, order, sent, state, session } = await asked({ answered: closing });
    session.candidateTyped({ text: 'Done.', segmentId: 'a' });
    await settle();
    expect(state.ended).toEqual([]);
    await speechOutput.finish();
    expect(order.slice(-2)).toEqual(['flush', 'send interview_ended']);
    expect(sent.at(-1)).toEqual({ type: 'interview_ended', data: {}, status: 'completed' });
    expect(state.ended).toEqual(['finished']);
  });

  it('reports stopped if the candidate stopped it', async () => {
    const { sent, session } = await asked({ answered: [{ type: 'end', reason: 'stopped' }] });
    session.candidateTyped({ text: 'stop', segmentId: 'a' });
    await settle();
    expect(sent.at(-1)).toEqual({ type: 'interview_ended', data: {}, status: 'stopped' });
  });

  it('accepts nothing more', async () => {
    const { events, posted, session } = await asked({
      answered: [{ type: 'end', reason: 'finished' }],
    });
    session.candidateTyped({ text: 'a', segmentId: 'a' });
    await settle();
    const before = [events.length, posted.length];
    session.candidateTyped({ text: 'b', segmentId: 'b' });
    session.over({ text: 'c', confidence: null, startMs: 0, endMs: 0, pauses: [] });
    await settle();
    expect([events.length, posted.length]).toEqual(before);
  });

  it('still comes if the candidate leaves during the closing', async () => {
    const { state, session } = await asked({ answered: closing });
    session.candidateTyped({ text: 'Done.', segmentId: 'a' });
    await settle();
    session.candidateLeft();
    await settle();
    expect(state.ended).toEqual(['finished']);
  });
});

describe('the candidate leaves', () => {
  it('and unsent messages are stored now, because the report may be next', async () => {
    const { order, session } = await asked({});
    session.candidateLeft();
    expect(order.at(-1)).toBe('try now');
  });

  it('a notice waits until someone is present, and is sent once', async () => {
    const { sent, session } = stage({});
    session.notice('typed_answers_only', 'Answers are typed.');
    expect(sent).toEqual([]);
    session.candidateJoined();
    session.candidateLeft();
    session.candidateJoined();
    await settle();
    expect(sent).toEqual([
      {
        type: 'ai_intent',
        data: { message: 'typed_answers_only', text_chunk: 'Answers are typed.', at_ms: 0 },
      },
    ]);
  });

  it('and comes back: the conversation is told, and nothing counts as interrupted', async () => {
    const { types, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    session.candidateLeft();
    await settle();
    session.candidateJoined();
    await settle();
    expect(types()).toEqual(['candidate_joined', 'candidate_joined']);
  });

  it('and comes back with typed answers: the interview continues from them without repeating the question', async () => {
    const { posted, types, session } = await asked();
    session.candidateLeft();
    session.candidateTyped({ text: 'A queue.', segmentId: 'typed-1' });
    await settle();
    expect(posted.filter(({ role }) => role === 'user')).toEqual([]);
    session.candidateJoined();
    await settle();
    expect(posted.filter(({ role }) => role === 'user')).toMatchObject([
      { content: 'A queue.', metadata: { segmentId: 'typed-1', typed: true } },
    ]);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'answered']);
  });

  it('an answer that arrives before its candidate does not prevent the start of the interview', async () => {
    const { types, session } = stage({});
    session.candidateTyped({ text: 'Hello.', segmentId: 'typed-1' });
    session.candidateJoined();
    await settle();
    expect(types()).toEqual(['candidate_joined', 'answered']);
  });

  it('for good: the interview ends without interview_ended', async () => {
    const { sent, state, session } = await asked({
      candidate_left: [{ type: 'end', reason: 'left' }],
    });
    session.candidateLeft();
    session.candidateGone();
    await settle();
    expect(state.ended).toEqual(['left']);
    expect(sent.some(({ type }) => type === 'interview_ended')).toBe(false);
  });
});
