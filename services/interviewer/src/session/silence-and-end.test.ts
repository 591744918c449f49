import type { ConversationAction, ConversationEvent } from '@portal/interviewing';
import { settle } from '../fakes';
import { asked, say, stage } from './testing/stage';

describe('silence', () => {
  const elapsed = (events: ConversationEvent[]) =>
    events.filter((event) => event.type === 'silence').map((event) => event.elapsedMs);

  it('is reported every second while the floor is the candidate’s', async () => {
    const { clock, events } = await asked();
    await clock.advance(3_000);
    expect(elapsed(events)).toEqual([1_000, 2_000, 3_000]);
  });

  it('begins anew after speech', async () => {
    const { clock, events, session } = await asked();
    await clock.advance(2_000);
    session.speaking(true, clock.now());
    await clock.advance(5_000);
    session.speaking(false, clock.now());
    await clock.advance(1_000);
    expect(elapsed(events)).toEqual([1_000, 2_000, 1_000]);
  });

  it('goes on through a nudge: what is due next counts from its beginning', async () => {
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

  it('is measured after an interruption of what asked nothing, too', async () => {
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

  it('does not run while the interviewer speaks or words are still to come', async () => {
    const { clock, events, state, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    session.candidateJoined();
    await clock.advance(5_000);
    state.busy = true;
    await clock.advance(5_000);
    expect(elapsed(events)).toEqual([]);
  });

  it('does not nag someone whose microphone is off: once a minute', async () => {
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

  it('says stopped where the candidate stopped it', async () => {
    const { sent, session } = await asked({ answered: [{ type: 'end', reason: 'stopped' }] });
    session.candidateTyped({ text: 'stop', segmentId: 'a' });
    await settle();
    expect(sent.at(-1)).toEqual({ type: 'interview_ended', data: {}, status: 'stopped' });
  });

  it('takes nothing more', async () => {
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

  it('still comes when the candidate leaves during the closing', async () => {
    const { state, session } = await asked({ answered: closing });
    session.candidateTyped({ text: 'Done.', segmentId: 'a' });
    await settle();
    session.candidateLeft();
    await settle();
    expect(state.ended).toEqual(['finished']);
  });
});

describe('the candidate leaves', () => {
  it('and what is not stored yet is stored now: the report may be made next', async () => {
    const { order, session } = await asked({});
    session.candidateLeft();
    expect(order.at(-1)).toBe('try now');
  });

  it('a notice waits for someone to be there, and comes once', async () => {
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

  it('and comes back: the conversation hears of it, nothing is reported as interrupted', async () => {
    const { types, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    session.candidateLeft();
    await settle();
    session.candidateJoined();
    await settle();
    expect(types()).toEqual(['candidate_joined', 'candidate_joined']);
  });

  it('and comes back with answers typed meanwhile: the interview goes on from them, and the question is not put again', async () => {
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

  it('an answer that arrives before its candidate does not keep the interview from beginning', async () => {
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
