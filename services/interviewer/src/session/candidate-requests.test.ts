import { createConversation } from '@portal/interviewing';
import { settle } from '@portal/testing/fake-clock';
import { samplePlan } from '../testing/sample-plan';
import { HAND_OVER_WAIT_MS } from './interview-session';
import { asked, say, stage } from './testing/stage';

describe('the candidate requests the question again', () => {
  const again = [say('Of course. Tell me about it.', { kind: 'repeat' })];

  it('repeats it immediately, as an utterance of the interviewer, without one of the candidate', async () => {
    const { speechOutput, posted, types, session } = await asked({ repeat_requested: again });
    session.candidateRequests('repeat_question');
    await settle();
    await speechOutput.finish();
    expect(speechOutput.said.at(-1)).toBe('Of course. Tell me about it.');
    expect(posted.map(({ role, metadata }) => [role, metadata?.kind])).toEqual([
      ['assistant', 'question'],
      ['assistant', 'repeat'],
    ]);
    expect(types()).toEqual([
      'candidate_joined',
      'utterance_finished',
      'repeat_requested',
      'utterance_finished',
    ]);
  });

  it('repeats and stores a follow-up in the words of a language model, not in the decided ones', async () => {
    const asked = 'What did the queue do when the database was down?';
    const plan = samplePlan('en-US');
    const conversation = createConversation({ plan });
    const { wording, speechOutput, posted, speaks, session } = stage({}, { plan, conversation });
    wording.instead = ({ kind }) => (kind === 'follow_up' ? asked : null);
    session.candidateJoined();
    await settle();
    await speechOutput.finish();
    await speechOutput.finish();
    await speaks('Fine.');
    await speechOutput.finish();
    await speaks('Could you repeat that, please?');
    await speechOutput.finish();
    const said = posted.filter(({ role }) => role === 'assistant').slice(2);
    expect(said.map(({ metadata }) => metadata?.kind)).toEqual(['follow_up', 'repeat']);
    expect(said[0]!.content).toBe(asked);
    expect(said[1]!.content.endsWith(asked)).toBe(true);
  });

  it('restarts it if it is being asked', async () => {
    const { speechOutput, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
      repeat_requested: again,
    });
    session.candidateJoined();
    await settle();
    session.candidateRequests('repeat_question');
    await settle();
    expect(types()).toEqual(['candidate_joined', 'interrupted', 'repeat_requested']);
    expect(speechOutput.saying?.text).toBe('Of course. Tell me about it.');
  });

  it('lets the greeting finish, because the question follows', async () => {
    const { speechOutput, types, session } = stage({
      candidate_joined: [
        say('Hello.', { kind: 'greeting', expectsAnswer: false }),
        say('Tell me about it.'),
      ],
      repeat_requested: again,
    });
    session.candidateJoined();
    await settle();
    session.candidateRequests('repeat_question');
    await speechOutput.finish();
    expect(speechOutput.saying?.text).toBe('Tell me about it.');
    expect(types()).not.toContain('repeat_requested');
  });

  it('does not interrupt the closing', async () => {
    const { types, session } = stage({
      candidate_joined: [say('Goodbye.', { kind: 'closing', expectsAnswer: false })],
      repeat_requested: again,
    });
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

  it('interrupts no answer: the reply to the answer replaces it', async () => {
    const { clock, speechOutput, state, types, session } = await asked({
      repeat_requested: again,
      answered: [say('And then?')],
    });
    state.busy = true;
    session.speaking(true, clock.now());
    session.words('I built');
    session.speaking(false, clock.now());
    session.candidateRequests('repeat_question');
    await clock.advance(2_000);
    expect(speechOutput.said).toEqual(['Tell me about it.']);
    state.busy = false;
    session.over({
      text: 'I built a queue',
      confidence: 0.8,
      startMs: 0,
      endMs: 0,
      pauses: [],
    });
    await clock.advance(2_000);
    expect(speechOutput.said.at(-1)).toBe('And then?');
    expect(types()).not.toContain('repeat_requested');
  });

  it('is ignored from an empty room', async () => {
    const { clock, types, session } = await asked({ repeat_requested: again });
    session.candidateLeft();
    session.candidateRequests('repeat_question');
    await clock.advance(1_000);
    expect(types()).not.toContain('repeat_requested');
  });
});

describe('a request that only a language model understood', () => {
  const meaning = { kind: 'command', command: 'explain' } as const;
  const ofUser = (scene: Awaited<ReturnType<typeof asked>>) =>
    scene.posted
      .filter(({ role }) => role === 'user')
      .map(({ content, metadata }) => [content, metadata?.segmentId, metadata?.understoodAs]);

  it('is stored as one', async () => {
    const scene = await asked({ answered: [say('I mean it like this.', { kind: 'repeat' })] });
    scene.wording.reading = Promise.resolve({ meaning });
    await scene.speaks('my brain is cheese by now');
    await scene.speechOutput.finish();
    expect(ofUser(scene)).toEqual([['my brain is cheese by now', expect.any(String), 'explain']]);
  });

  it('is stored as one after it was typed, which is stored at once', async () => {
    const scene = await asked({ answered: [say('I mean it like this.', { kind: 'repeat' })] });
    let read: (reading: { meaning: typeof meaning }) => void = () => undefined;
    scene.wording.reading = new Promise((resolve) => (read = resolve));
    scene.session.candidateTyped({ text: 'brain is cheese', segmentId: 'typed' });
    await settle();
    expect(ofUser(scene)).toEqual([['brain is cheese', 'typed', undefined]]);
    read({ meaning });
    await settle();
    expect(ofUser(scene).slice(1)).toEqual([['brain is cheese', 'typed', 'explain']]);
    expect(scene.posted.at(-1)!.metadata!.questionIndex).toBe(0);
  });

  it('is an answer if the candidate goes on', async () => {
    const scene = await asked({ answered: [say('I mean it like this.', { kind: 'repeat' })] });
    scene.wording.reading = Promise.resolve({ meaning });
    await scene.speaks('my brain is cheese by now');
    scene.wording.reading = Promise.resolve({ meaning: { kind: 'answer' } });
    await scene.speaks('but I built the queue myself');
    await scene.speechOutput.finish();
    expect(ofUser(scene)).toEqual([
      ['my brain is cheese by now but I built the queue myself', expect.any(String), undefined],
    ]);
  });
});

describe('the candidate asks for time', () => {
  it('doubles all waiting times, until the usual pace is requested', async () => {
    const { events, state, session } = await asked();
    session.candidateRequests('take_your_time');
    session.candidateRequests('usual_pace');
    expect(state.paces).toEqual(['patient', 'usual']);
    expect(events.slice(-2)).toEqual([
      { type: 'pace_requested', pace: 'patient' },
      { type: 'pace_requested', pace: 'usual' },
    ]);
  });
});

describe('the candidate chooses another speech recognition', () => {
  async function requested({ busy = false } = {}) {
    const scene = await asked({});
    const left: number[] = [];
    scene.state.busy = busy;
    const startMs = scene.clock.now();
    const handOver = () => scene.session.handOver(() => left.push(scene.clock.now() - startMs));
    handOver();
    return { ...scene, left, handOver };
  }

  it('hands over, once, however often it is asked', async () => {
    const { clock, left, handOver } = await requested();
    handOver();
    await clock.advance(1_000);
    handOver();
    await clock.advance(1_000);
    expect(left).toEqual([100]);
  });

  it('lets the candidate finish, so that no words are lost', async () => {
    const { clock, state, left } = await requested({ busy: true });
    await clock.advance(3_000);
    expect(left).toEqual([]);
    state.busy = false;
    await clock.advance(100);
    expect(left).toEqual([3_100]);
  });

  it('hands over after ten seconds where it is never quiet', async () => {
    const { clock, left } = await requested({ busy: true });
    await clock.advance(2 * HAND_OVER_WAIT_MS);
    expect(left).toEqual([HAND_OVER_WAIT_MS]);
  });

  it('does not hand over an interview that has ended', async () => {
    const { clock, state, session, left } = await requested({ busy: true });
    session.close();
    state.busy = false;
    await clock.advance(HAND_OVER_WAIT_MS);
    expect(left).toEqual([]);
  });
});
