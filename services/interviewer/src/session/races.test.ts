import { createConversation, type ConversationAction } from '@portal/interviewing';
import { settle } from '@portal/testing/fake-clock';
import { samplePlan } from '../testing/sample-plan';
import { asked, QUESTION, say, stage } from './testing/stage';

const closing: ConversationAction[] = [
  say('Goodbye.', { kind: 'closing', questionIndex: null, expectsAnswer: false }),
  { type: 'end', reason: 'time_up' },
];
const limited = { plan: { questions: [], timeLimitMs: 60_000 } };

describe('the time limit', () => {
  it('reached in silence: closes immediately', async () => {
    const { clock, speechOutput, sent } = await asked({ time_up: closing }, limited);
    await clock.advance(60_000);
    expect(speechOutput.saying?.text).toBe('Goodbye.');
    await speechOutput.finish();
    expect(sent.at(-1)).toEqual({ type: 'interview_ended', data: {}, status: 'completed' });
  });

  it('reached while the candidate speaks: takes their answer first, and asks no more', async () => {
    const { clock, speechOutput, types, ofUser, session } = await asked(
      { answered: [say('And then?')], time_up: closing },
      limited,
    );
    await clock.advance(59_000);
    session.speaking(true, clock.now());
    await clock.advance(20_000);
    session.speaking(false, clock.now());
    session.over({
      text: 'I built a queue',
      confidence: 0.8,
      startMs: 59_000,
      endMs: 79_000,
      pauses: [],
    });
    await settle();
    expect(types().slice(-2)).toEqual(['answered', 'time_up']);
    expect(speechOutput.saying?.text).toBe('Goodbye.');
    expect(ofUser()).toEqual(['I built a queue']);
  });

  it('reached while the candidate keeps speaking: takes the words so far as the answer', async () => {
    const { clock, speechOutput, state, ofUser, session } = await asked(
      { answered: [say('And then?')], time_up: closing },
      limited,
    );
    session.speaking(true, clock.now());
    session.words('I built a queue and');
    await clock.advance(119_000);
    expect(ofUser()).toEqual([]);
    await clock.advance(1_000);
    expect(state.discarded).toBe(2);
    expect(ofUser()).toEqual(['I built a queue and']);
    expect(speechOutput.saying?.text).toBe('Goodbye.');
  });

  it('reached while the interviewer speaks: finishes the sentence, then closes', async () => {
    const { clock, speechOutput, session } = stage(
      { candidate_joined: [say('Tell me about it.'), say('And more.')], time_up: closing },
      limited,
    );
    session.candidateJoined();
    await clock.advance(61_000);
    expect(speechOutput.said).toEqual(['Tell me about it.']);
    await speechOutput.finish();
    expect(speechOutput.said).toEqual(['Tell me about it.', 'Goodbye.']);
  });

  it('reached while the answer is being judged: keeps it, and closes instead of replying', async () => {
    const { clock, speechOutput, wording, ofUser, speaks } = await asked(
      { answered: [say('And then?')], time_up: closing },
      { plan: { questions: [QUESTION], timeLimitMs: 60_000 } },
    );
    let judged: (reading: null) => void = () => undefined;
    wording.reading = new Promise((resolve) => {
      judged = resolve;
    });
    await clock.advance(58_500);
    await speaks('I built a queue');
    await clock.advance(1_000);
    judged(null);
    await settle();
    expect(speechOutput.said).toEqual(['Tell me about it.', 'Goodbye.']);
    expect(ofUser()).toEqual(['I built a queue']);
  });

  it('reached while the candidate decides to continue: takes the whole answer', async () => {
    const { clock, speechOutput, ofUser, session, speaks } = await asked(
      {
        answered: [say('And then?')],
        gave_way: [say('Please, go on.', { kind: 'acknowledgement' })],
        time_up: closing,
      },
      limited,
    );
    await clock.advance(58_500);
    await speaks('I built a queue and');
    speechOutput.sound();
    session.candidateInterrupts();
    await clock.advance(1_500);
    await speechOutput.finish();
    await clock.advance(1_000);
    expect(speechOutput.said.at(-1)).toBe('Please, go on.');
    await speaks('it worked');
    expect(speechOutput.saying?.text).toBe('Goodbye.');
    expect(ofUser()).toEqual(['I built a queue and it worked']);
  });

  it('is told once', async () => {
    const { clock, types } = await asked({ time_up: [] }, limited);
    await clock.advance(300_000);
    expect(types().filter((type) => type === 'time_up')).toHaveLength(1);
  });

  it('counts from the beginning after a takeover', async () => {
    const { clock, types, session } = stage({}, limited);
    session.resume({ elapsedMs: 50_000, lastOrder: 40_000 }, null);
    session.candidateJoined();
    await clock.advance(10_000);
    expect(types()).toContain('time_up');
  });
});

describe('taking over in the middle', () => {
  it('tells the candidate, asks the question again, and continues after what is stored', async () => {
    const { speechOutput, posted, session, types } = stage({
      interviewer_changed: [say('I was away. Tell me.')],
    });
    session.resume({ elapsedMs: 50_000, lastOrder: 51_000 }, null);
    session.notice('interviewer_changed', 'Another one has taken over.');
    session.candidateJoined();
    await settle();
    await speechOutput.finish();
    expect(types()[0]).toBe('interviewer_changed');
    expect(posted.map(({ role, metadata }) => [role, metadata?.atMs])).toEqual([
      ['system', 51_001],
      ['assistant', 51_002],
    ]);
  });

  it('greets a candidate who comes back later as usual', () => {
    const { session, types } = stage({});
    session.resume({ elapsedMs: 50_000, lastOrder: 40_000 }, null);
    session.candidateJoined();
    session.candidateLeft();
    session.candidateJoined();
    expect(types()).toEqual(['interviewer_changed', 'candidate_joined']);
  });
});

describe('leaving', () => {
  it('twice counts once', async () => {
    const { state, types, session } = await asked({
      candidate_left: [{ type: 'end', reason: 'left' }],
    });
    session.candidateLeft();
    session.candidateLeft();
    session.candidateGone();
    session.candidateGone();
    await settle();
    expect(types().filter((type) => type === 'candidate_left')).toHaveLength(1);
    expect(state.ended).toEqual(['left']);
  });

  it('during the closing: the interview ends as it would have', async () => {
    const { state, types, session } = await asked({
      answered: [
        say('Goodbye.', { kind: 'closing', expectsAnswer: false }),
        { type: 'end', reason: 'finished' },
      ],
    });
    session.candidateTyped({ text: 'Done.', segmentId: 'a' });
    await settle();
    session.candidateLeft();
    session.candidateGone();
    await settle();
    expect(state.ended).toEqual(['finished']);
    expect(types().filter((type) => type === 'answered')).toHaveLength(1);
  });

  it('in the middle of an answer: the page keeps the words, and nothing is said to an empty room', async () => {
    const { clock, speechOutput, session } = await asked();
    session.speaking(true, 0);
    session.words('I built');
    session.candidateLeft();
    session.over({ text: 'I built', confidence: null, startMs: 0, endMs: 0, pauses: [] });
    await clock.advance(60_000);
    expect(speechOutput.saying).toBeNull();
  });
});

describe('late words', () => {
  it('after the reply became audible belong to the answer, and the reply continues', async () => {
    const { clock, speechOutput, ofUser, session, speaks } = await asked({
      answered: [say('And then?')],
    });
    await speaks('I built a queue');
    speechOutput.sound();
    session.over({ text: 'in Go', confidence: 0.8, startMs: 500, endMs: 1_000, pauses: [] });
    await clock.advance(2_000);
    expect(speechOutput.saying?.text).toBe('And then?');
    expect(ofUser()).toEqual(['I built a queue in Go']);
  });

  it('before the reply is audible change the reply', async () => {
    const { events, session, speaks } = await asked({ answered: [say('And then?')] });
    await speaks('I built a queue');
    session.over({ text: 'in Go', confidence: 0.8, startMs: 500, endMs: 1_000, pauses: [] });
    await settle();
    expect(events.at(-1)).toMatchObject({ type: 'answered', text: 'I built a queue in Go' });
  });
});

describe('over the interviewer', () => {
  it('"mm-hm" is not an answer', async () => {
    const { speechOutput, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    session.candidateJoined();
    await settle();
    speechOutput.sound();
    session.over({ text: 'mm hm', confidence: 0.5, startMs: 0, endMs: 0, pauses: [] });
    await settle();
    expect(speechOutput.saying?.text).toBe('Tell me about it.');
    expect(types()).toEqual(['candidate_joined']);
  });

  it('"mm-hm" recognized only after the question is not an answer either', async () => {
    const { clock, types, session } = await asked();
    session.over({ text: 'mm hm', confidence: 0.5, startMs: -200, endMs: 0, pauses: [] });
    await clock.advance(100);
    expect(types()).not.toContain('answered');
    session.over({ text: 'yes', confidence: 0.5, startMs: 50, endMs: 100, pauses: [] });
    await settle();
    expect(types()).toContain('answered');
  });

  it.each(['Yes it is.', 'I remember.', 'No problem.'])(
    'an answer that begins over the end of the question is one: "%s"',
    async (text) => {
      const { types, session } = await asked();
      session.over({ text, confidence: 0.8, startMs: -200, endMs: 0, pauses: [] });
      await settle();
      expect(types()).toContain('answered');
    },
  );

  it('a low-confidence word from a cough at the end of the question is not an answer', async () => {
    const { clock, types, session } = await asked();
    session.over({ text: 'four', confidence: 0.02, startMs: -200, endMs: 0, pauses: [] });
    await clock.advance(100);
    expect(types()).not.toContain('answered');
    session.over({ text: 'four', confidence: 0.02, startMs: 50, endMs: 100, pauses: [] });
    await settle();
    expect(types()).toContain('answered');
  });

  it('a low-confidence answer that begins over the end of the question is one', async () => {
    const { types, session } = await asked();
    session.over({
      text: 'I built a queue',
      confidence: 0.05,
      startMs: -200,
      endMs: 0,
      pauses: [],
    });
    await settle();
    expect(types()).toContain('answered');
  });

  it('words that interrupted nothing, such as an echo, are not an answer', async () => {
    const { speechOutput, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    session.candidateJoined();
    await settle();
    speechOutput.sound();
    session.words('tell me about');
    session.over({ text: 'tell me about', confidence: 0.5, startMs: 0, endMs: 0, pauses: [] });
    await settle();
    expect(speechOutput.saying?.text).toBe('Tell me about it.');
    expect(types()).toEqual(['candidate_joined']);
  });

  it('twice in one sentence: reports each time what was heard, and keeps the rest of the question', async () => {
    const plan = { ...samplePlan('en-US'), questions: samplePlan('en-US').questions.slice(0, 1) };
    const { clock, speechOutput, posted, session } = stage(
      {},
      { plan, conversation: createConversation({ plan }) },
    );
    session.candidateJoined();
    await settle();
    speechOutput.sound();
    await speechOutput.finish();
    for (const heard of ['Tell', 'Tell me']) {
      speechOutput.sound();
      speechOutput.heard = heard;
      session.candidateInterrupts();
      await clock.advance(4_000);
    }
    expect(
      posted.filter(({ metadata }) => metadata?.interrupted).map(({ content }) => content),
    ).toEqual(['Tell', 'Tell me']);
    expect(speechOutput.said.at(-1)).toContain('Tell me about a service');
  });

  it('in the closing: stores it, and finishes the closing', async () => {
    const { clock, speechOutput, ofUser, session } = await asked({ time_up: closing }, limited);
    await clock.advance(60_000);
    speechOutput.sound();
    session.candidateInterrupts();
    session.over({
      text: 'thank you for your time',
      confidence: 0.8,
      startMs: 0,
      endMs: 0,
      pauses: [],
    });
    await settle();
    expect(speechOutput.saying?.text).toBe('Goodbye.');
    expect(ofUser()).toEqual(['thank you for your time']);
  });
});

describe('a candidate silent from the start', () => {
  it('is encouraged, offered to skip, waited for, and finally told goodbye', async () => {
    const plan = samplePlan('en-US');
    const { clock, speechOutput, state, session } = stage(
      {},
      { plan, conversation: createConversation({ plan }) },
    );
    session.candidateJoined();
    for (let second = 0; second < 700 && state.ended.length === 0; second += 1) {
      await clock.advance(1_000);
      if (speechOutput.saying) await speechOutput.finish();
    }
    expect(state.ended).toEqual(['stopped']);
    expect(speechOutput.said.length).toBeLessThanOrEqual(7);
  });
});

describe('an answer of more than three minutes', () => {
  it('is one answer', async () => {
    const { clock, speechOutput, ofUser, session } = await asked({ answered: [say('And then?')] });
    const words = Array.from({ length: 500 }, (_, i) => `word${i}`);
    session.speaking(true, 0);
    for (let at = 0; at < words.length; at += 10) {
      session.words(words.slice(0, at + 10).join(' '));
      await clock.advance(4_000);
    }
    session.speaking(false, clock.now());
    session.over({
      text: words.join(' '),
      confidence: 0.8,
      startMs: 0,
      endMs: clock.now(),
      pauses: [],
    });
    await settle();
    await speechOutput.finish();
    expect(ofUser()).toEqual([words.join(' ')]);
  });
});
