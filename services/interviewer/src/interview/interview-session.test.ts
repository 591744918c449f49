import type { ConversationAction, ConversationEvent } from '@portal/interviewing';
import { settle } from '../fakes';
import { asked, say, stage } from './testing/stage';

describe('the interviewer speaks', () => {
  it('sends partials in pace, then the whole utterance under the same segment', async () => {
    const { mouth, sent, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    mouth.sound('Tell me');
    await mouth.finish();
    expect(sent).toEqual([
      { type: 'ai_speech_chunk', data: { text_chunk: 'Tell me', is_final: false, segment_id: 'id-1' } },
      { type: 'ai_speech_chunk', data: { text_chunk: 'Tell me about it.', is_final: true, segment_id: 'id-1' } },
    ]);
  });

  it('posts it once, with its times since the interview began', async () => {
    const { clock, mouth, posted, session } = stage({ candidate_joined: [say('Tell me about it.', { questionIndex: 1 })] });
    await clock.advance(5_000);
    session.candidateJoined();
    await clock.advance(2_000);
    await mouth.finish();
    expect(posted).toEqual([{ role: 'assistant', content: 'Tell me about it.', metadata: { segmentId: 'id-1', kind: 'question', startMs: 0, endMs: 2_000, questionIndex: 1, source: 'interviewer' } }]);
  });

  it('says one thing after another, and tells the conversation of each end', async () => {
    const { mouth, types, session } = stage({ candidate_joined: [say('Hello.', { kind: 'greeting', questionIndex: null, expectsAnswer: false }), say('First question?')] });
    session.candidateJoined();
    await settle();
    expect(mouth.said).toEqual(['Hello.']);
    await mouth.finish();
    await mouth.finish();
    expect(mouth.said).toEqual(['Hello.', 'First question?']);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'utterance_finished']);
  });

  it('numbers questions from 1 in ai_intent', async () => {
    const { sent, session } = stage({ candidate_joined: [{ type: 'intent', intent: 'question', questionIndex: 0, questionCount: 3 }] });
    session.candidateJoined();
    await settle();
    expect(sent).toEqual([{ type: 'ai_intent', data: { message: 'question', question_number: 1, question_count: 3 } }]);
  });
});

describe('the interviewer cannot speak', () => {
  it('what it would say can be read, answers are taken all the same, and silence is measured', async () => {
    const { clock, mouth, sent, types, session } = stage({ candidate_joined: [say('Tell me about it.')], answered: [say('And then?')] });
    mouth.broken = true;
    session.candidateJoined();
    await settle();
    mouth.broken = false;
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    await mouth.finish();
    await clock.advance(1_000);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'answered', 'utterance_finished', 'silence']);
    expect(sent[0]).toEqual({ type: 'ai_speech_chunk', data: { text_chunk: 'Tell me about it.', is_final: true, segment_id: 'id-1' } });
  });

  it('the floor is the candidate\'s where an answer is expected', async () => {
    const { clock, mouth, types, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    mouth.broken = true;
    session.candidateJoined();
    await clock.advance(1_000);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'silence']);
  });
});

describe('the candidate breaks in', () => {
  it('reports what was heard, and drops what was to follow', async () => {
    const { mouth, sent, posted, events, session } = stage({ candidate_joined: [say('Tell me about it.'), say('And more.')] });
    session.candidateJoined();
    await settle();
    mouth.sound();
    session.candidateInterrupts();
    await settle();
    expect(mouth.said).toEqual(['Tell me about it.']);
    expect(sent.at(-1)).toEqual({ type: 'ai_interrupted', data: { text_chunk: 'Tell me', segment_id: 'id-1' } });
    expect(posted[0]).toMatchObject({ content: 'Tell me', metadata: { interrupted: true } });
    expect(events.at(-1)).toEqual({ type: 'interrupted', heard: 'Tell me' });
  });

  it('cannot cut the closing', async () => {
    const { mouth, session } = stage({ candidate_joined: [say('Goodbye.', { kind: 'closing', expectsAnswer: false })] });
    session.candidateJoined();
    await settle();
    expect(mouth.saying?.interruptible).toBe(false);
  });
});

describe('the candidate answers aloud', () => {
  it('shows the words as they come, and stores the answer once it is certain', async () => {
    const { clock, mouth, posted, events, sent, session } = await asked({ answered: [say('And then?')] });
    await clock.advance(1_000);
    session.speaking(true, clock.now());
    session.words('I built');
    expect(sent.at(-1)).toEqual({ type: 'user_speech_chunk', data: { text_chunk: 'I built', is_final: false, segment_id: 'id-2' } });
    await clock.advance(3_000);
    session.speaking(false, clock.now());
    session.over({ text: 'I built a queue', confidence: 0.8, startedAt: 1_000, endedAt: 4_000, pauses: [1_500] });
    await settle();
    expect(events.at(-1)).toEqual({ type: 'answered', text: 'I built a queue', typed: false, confidence: 0.8 });
    mouth.sound('And');
    await clock.advance(2_000);
    expect(sent.at(-1)).toEqual({ type: 'user_speech_chunk', data: { text_chunk: 'I built a queue', is_final: true, segment_id: 'id-2', typed: false, question_number: 1 } });
    expect(posted.at(-1)).toEqual({ role: 'user', content: 'I built a queue', metadata: { kind: 'answer', segmentId: 'id-2', startMs: 1_000, endMs: 4_000, pauses: [1_500], typed: false, confidence: 0.8, questionIndex: 0, source: 'interviewer' } });
  });

  it('is stored before the reply to it, however short that is', async () => {
    const { mouth, posted, speaks } = await asked({ answered: [say('Thanks.')] });
    await speaks('I built a queue');
    await mouth.finish();
    expect(posted.slice(-2).map(({ content }) => content)).toEqual(['I built a queue', 'Thanks.']);
  });

  it('belongs to its question though the reply is the next one', async () => {
    const { mouth, posted, speaks } = await asked({ answered: [say('Next?', { questionIndex: 1 })] });
    await speaks('I built a queue');
    await mouth.finish();
    expect(posted.slice(-2).map(({ metadata }) => metadata?.questionIndex)).toEqual([0, 1]);
  });

  it('the reply is made ready while the turn is being decided', async () => {
    const { mouth, session } = await asked({ answered: [say('Thank you. And then?')] });
    session.speaking(true, 0);
    session.mayBeOver('I built a queue');
    expect(mouth.prepared).toEqual(['Thank you.']);
  });
});

describe('the candidate types', () => {
  it("is an answer under the candidate's own segment", async () => {
    const { posted, events, session } = await asked();
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    expect(posted.at(-1)).toMatchObject({ role: 'user', content: 'A queue.', metadata: { segmentId: 'theirs', typed: true } });
    expect(events.at(-1)).toEqual({ type: 'answered', text: 'A queue.', typed: true });
  });

  it('stops the interviewer first, and then is heard', async () => {
    const { types, state, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    expect(types()).toEqual(['candidate_joined', 'interrupted', 'answered']);
    expect(state.discarded).toBe(2);
  });
});

describe('the candidate asks for the question again', () => {
  const again = [say('Of course. Tell me about it.', { kind: 'repeat' })];

  it('says it at once, as a repeat of the interviewer, without a word of the candidate', async () => {
    const { mouth, posted, types, session } = await asked({ repeat_requested: again });
    session.candidateRequests('repeat_question');
    await settle();
    await mouth.finish();
    expect(mouth.said.at(-1)).toBe('Of course. Tell me about it.');
    expect(posted.map(({ role, metadata }) => [role, metadata?.kind])).toEqual([['assistant', 'question'], ['assistant', 'repeat']]);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'repeat_requested', 'utterance_finished']);
  });

  it('begins anew where it is just being asked', async () => {
    const { mouth, types, session } = stage({ candidate_joined: [say('Tell me about it.')], repeat_requested: again });
    session.candidateJoined();
    await settle();
    session.candidateRequests('repeat_question');
    await settle();
    expect(types()).toEqual(['candidate_joined', 'interrupted', 'repeat_requested']);
    expect(mouth.saying?.text).toBe('Of course. Tell me about it.');
  });

  it('lets the greeting finish, for the question follows it', async () => {
    const { mouth, types, session } = stage({ candidate_joined: [say('Hello.', { kind: 'greeting', expectsAnswer: false }), say('Tell me about it.')], repeat_requested: again });
    session.candidateJoined();
    await settle();
    session.candidateRequests('repeat_question');
    await mouth.finish();
    expect(mouth.saying?.text).toBe('Tell me about it.');
    expect(types()).not.toContain('repeat_requested');
  });

  it('does not cut the closing short', async () => {
    const { types, session } = stage({ candidate_joined: [say('Goodbye.', { kind: 'closing', expectsAnswer: false })], repeat_requested: again });
    session.candidateJoined();
    await settle();
    session.candidateRequests('repeat_question');
    await settle();
    expect(types()).toEqual(['candidate_joined']);
  });

  it('waits until a sound of the candidate is over', async () => {
    const { clock, types, session } = await asked({ repeat_requested: again });
    session.speaking(true, clock.now());
    session.candidateRequests('repeat_question');
    await clock.advance(1_000);
    expect(types()).not.toContain('repeat_requested');
    session.speaking(false, clock.now());
    await clock.advance(100);
    expect(types()).toContain('repeat_requested');
  });

  it('interrupts no answer: what the interviewer says to the answer takes its place', async () => {
    const { clock, mouth, state, types, session } = await asked({ repeat_requested: again, answered: [say('And then?')] });
    state.busy = true;
    session.speaking(true, clock.now());
    session.words('I built');
    session.speaking(false, clock.now());
    session.candidateRequests('repeat_question');
    await clock.advance(2_000);
    expect(mouth.said).toEqual(['Tell me about it.']);
    state.busy = false;
    session.over({ text: 'I built a queue', confidence: 0.8, startedAt: 0, endedAt: 0, pauses: [] });
    await clock.advance(2_000);
    expect(mouth.said.at(-1)).toBe('And then?');
    expect(types()).not.toContain('repeat_requested');
  });

  it('is not heard from an empty room', async () => {
    const { clock, types, session } = await asked({ repeat_requested: again });
    session.candidateLeft();
    session.candidateRequests('repeat_question');
    await clock.advance(1_000);
    expect(types()).not.toContain('repeat_requested');
  });
});

describe('the candidate asks for time', () => {
  it('waits longer in everything, until asked for the usual pace', async () => {
    const { events, state, session } = await asked();
    session.candidateRequests('take_your_time');
    session.candidateRequests('usual_pace');
    expect(state.paces).toEqual(['patient', 'usual']);
    expect(events.slice(-2)).toEqual([{ type: 'pace_requested', pace: 'patient' }, { type: 'pace_requested', pace: 'usual' }]);
  });
});

describe('two answers while the interviewer speaks', () => {
  it('the second cuts the question that the first one brings, and is no answer to it', async () => {
    const { mouth, events, types, session } = stage({ candidate_joined: [say('Tell me about it.')], answered: [say('And what then?')], interrupted: [{ type: 'intent', intent: 'listening', questionIndex: 0, questionCount: 1 }] });
    session.candidateJoined();
    await settle();
    mouth.heard = '';
    session.candidateTyped({ text: 'A queue.', segmentId: 'first' });
    await settle();
    session.candidateTyped({ text: 'In Go.', segmentId: 'second' });
    await settle();
    await settle();
    expect(mouth.said).toEqual(['Tell me about it.', 'And what then?', 'And what then?']);
    expect(types()).toEqual(['candidate_joined', 'interrupted', 'answered', 'interrupted', 'answered']);
    expect(events.at(-1)).toMatchObject({ text: 'In Go.' });
  });
});

describe('silence', () => {
  const elapsed = (events: ConversationEvent[]) => events.filter((event) => event.type === 'silence').map((event) => event.elapsedMs);

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
    const { clock, events, mouth, session } = stage({ candidate_joined: [say('Tell me about it.')], silence: [say('Take your time.', { kind: 'nudge' })] });
    session.candidateJoined();
    await settle();
    await mouth.finish();
    await clock.advance(1_000);
    await clock.advance(2_000);
    await mouth.finish();
    await clock.advance(1_000);
    expect(elapsed(events)).toEqual([1_000, 4_000]);
  });

  it('does not run while the interviewer speaks or words are still to come', async () => {
    const { clock, events, state, session } = stage({ candidate_joined: [say('Tell me about it.')] });
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
  const closing: ConversationAction[] = [say('Goodbye.', { kind: 'closing', questionIndex: null, expectsAnswer: false }), { type: 'end', reason: 'finished' }];

  it('comes after the closing was played: messages stored, then interview_ended', async () => {
    const { mouth, order, sent, state, session } = await asked({ answered: closing });
    session.candidateTyped({ text: 'Done.', segmentId: 'a' });
    await settle();
    expect(state.ended).toEqual([]);
    await mouth.finish();
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
    const { events, posted, session } = await asked({ answered: [{ type: 'end', reason: 'finished' }] });
    session.candidateTyped({ text: 'a', segmentId: 'a' });
    await settle();
    const before = [events.length, posted.length];
    session.candidateTyped({ text: 'b', segmentId: 'b' });
    session.over({ text: 'c', confidence: null, startedAt: 0, endedAt: 0, pauses: [] });
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
  it('a notice waits for someone to be there, and comes once', async () => {
    const { sent, session } = stage({});
    session.notice('typed_answers_only', 'Answers are typed.');
    expect(sent).toEqual([]);
    session.candidateJoined();
    session.candidateLeft();
    session.candidateJoined();
    await settle();
    expect(sent).toEqual([{ type: 'ai_intent', data: { message: 'typed_answers_only', text_chunk: 'Answers are typed.' } }]);
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
    expect(posted.filter(({ role }) => role === 'user')).toMatchObject([{ content: 'A queue.', metadata: { segmentId: 'typed-1', typed: true } }]);
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
    const { sent, state, session } = await asked({ candidate_left: [{ type: 'end', reason: 'left' }] });
    session.candidateLeft();
    session.candidateGone();
    await settle();
    expect(state.ended).toEqual(['left']);
    expect(sent.some(({ type }) => type === 'interview_ended')).toBe(false);
  });
});
