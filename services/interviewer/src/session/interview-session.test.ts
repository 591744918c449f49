import { settle } from '@portal/testing/fake-clock';
import { asked, say, stage } from './testing/stage';

describe('the interviewer speaks', () => {
  it('sends partial words in step with the sound, then the whole utterance under the same segment', async () => {
    const { speechOutput, sent, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    speechOutput.sound('Tell me');
    await speechOutput.finish();
    expect(sent).toEqual([
      {
        type: 'ai_speech_chunk',
        data: { text_chunk: 'Tell me', is_final: false, segment_id: 'id-1' },
      },
      {
        type: 'ai_speech_chunk',
        data: { text_chunk: 'Tell me about it.', is_final: true, segment_id: 'id-1', at_ms: 0 },
      },
    ]);
  });

  it('posts it once, with its times since the start of the interview', async () => {
    const { clock, speechOutput, posted, session } = stage({
      candidate_joined: [say('Tell me about it.', { questionIndex: 1 })],
    });
    await clock.advance(5_000);
    session.candidateJoined();
    await clock.advance(2_000);
    await speechOutput.finish();
    expect(posted).toEqual([
      {
        role: 'assistant',
        content: 'Tell me about it.',
        metadata: {
          segmentId: 'id-1',
          kind: 'question',
          atMs: 2_000,
          startMs: 0,
          endMs: 2_000,
          questionIndex: 1,
          source: 'interviewer',
        },
      },
    ]);
  });

  it('says one utterance after another, and reports the end of each', async () => {
    const { speechOutput, types, session } = stage({
      candidate_joined: [
        say('Hello.', { kind: 'greeting', questionIndex: null, expectsAnswer: false }),
        say('First question?'),
      ],
    });
    session.candidateJoined();
    await settle();
    expect(speechOutput.said).toEqual(['Hello.']);
    await speechOutput.finish();
    await speechOutput.finish();
    expect(speechOutput.said).toEqual(['Hello.', 'First question?']);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'utterance_finished']);
  });

  it('numbers questions from 1 in ai_intent', async () => {
    const { sent, session } = stage({
      candidate_joined: [
        { type: 'intent', intent: 'question', questionIndex: 0, numberOfQuestions: 3 },
      ],
    });
    session.candidateJoined();
    await settle();
    expect(sent).toEqual([
      { type: 'ai_intent', data: { message: 'question', question_number: 1, question_count: 3 } },
    ]);
  });
});

describe('the interviewer cannot speak', () => {
  it('the text can be read, answers still work, and silence is measured', async () => {
    const { clock, speechOutput, sent, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
      answered: [say('And then?')],
    });
    speechOutput.broken = true;
    session.candidateJoined();
    await settle();
    speechOutput.broken = false;
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    await speechOutput.finish();
    await clock.advance(1_000);
    expect(types()).toEqual([
      'candidate_joined',
      'utterance_finished',
      'answered',
      'utterance_finished',
      'silence',
    ]);
    expect(sent[0]).toEqual({
      type: 'ai_speech_chunk',
      data: { text_chunk: 'Tell me about it.', is_final: true, segment_id: 'id-1', at_ms: 0 },
    });
  });

  it('the candidate has the floor if an answer is expected', async () => {
    const { clock, speechOutput, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    speechOutput.broken = true;
    session.candidateJoined();
    await clock.advance(1_000);
    expect(types()).toEqual(['candidate_joined', 'utterance_finished', 'silence']);
  });
});

describe('the candidate interrupts', () => {
  it('reports what was heard, and drops what was queued', async () => {
    const { speechOutput, sent, posted, events, session } = stage({
      candidate_joined: [say('Tell me about it.'), say('And more.')],
    });
    session.candidateJoined();
    await settle();
    speechOutput.sound();
    session.candidateInterrupts();
    await settle();
    expect(speechOutput.said).toEqual(['Tell me about it.']);
    expect(sent.at(-1)).toEqual({
      type: 'ai_interrupted',
      data: { text_chunk: 'Tell me', segment_id: 'id-1' },
    });
    expect(posted[0]).toMatchObject({ content: 'Tell me', metadata: { interrupted: true } });
    expect(events.at(-1)).toEqual({ type: 'interrupted', heard: 'Tell me' });
  });

  it('takes the words as an answer even if the turn is over at the same moment', async () => {
    const { speechOutput, events, session } = stage({
      candidate_joined: [say('Tell me about it.')],
    });
    session.candidateJoined();
    await settle();
    speechOutput.sound();
    session.candidateInterrupts();
    session.over({
      text: 'could you repeat that',
      confidence: 0.8,
      startMs: 0,
      endMs: 0,
      pauses: [],
    });
    await settle();
    expect(events.at(-1)).toMatchObject({ type: 'answered', text: 'could you repeat that' });
  });

  it('cannot interrupt the closing', async () => {
    const { speechOutput, session } = stage({
      candidate_joined: [say('Goodbye.', { kind: 'closing', expectsAnswer: false })],
    });
    session.candidateJoined();
    await settle();
    expect(speechOutput.saying?.interruptible).toBe(false);
  });
});

describe('the candidate answers aloud', () => {
  it('shows the words as they come, and stores the answer once it is certain', async () => {
    const { clock, speechOutput, posted, events, sent, session } = await asked({
      answered: [say('And then?')],
    });
    await clock.advance(1_000);
    session.speaking(true, clock.now());
    session.words('I built');
    expect(sent.at(-1)).toEqual({
      type: 'user_speech_chunk',
      data: { text_chunk: 'I built', is_final: false, segment_id: 'id-2' },
    });
    await clock.advance(3_000);
    session.speaking(false, clock.now());
    session.over({
      text: 'I built a queue',
      confidence: 0.8,
      startMs: 1_000,
      endMs: 4_000,
      pauses: [1_500],
    });
    await settle();
    expect(events.at(-1)).toEqual({
      type: 'answered',
      text: 'I built a queue',
      typed: false,
      confidence: 0.8,
    });
    speechOutput.sound('And');
    await clock.advance(2_000);
    expect(sent.at(-1)).toEqual({
      type: 'user_speech_chunk',
      data: {
        text_chunk: 'I built a queue',
        is_final: true,
        segment_id: 'id-2',
        typed: false,
        at_ms: 6_000,
        question_number: 1,
      },
    });
    expect(posted.at(-1)).toEqual({
      role: 'user',
      content: 'I built a queue',
      metadata: {
        kind: 'answer',
        segmentId: 'id-2',
        atMs: 6_000,
        interrupted: false,
        startMs: 1_000,
        endMs: 4_000,
        pauses: [1_500],
        typed: false,
        confidence: 0.8,
        questionIndex: 0,
        source: 'interviewer',
      },
    });
  });

  it('is stored before the reply, however short that is', async () => {
    const { speechOutput, posted, speaks } = await asked({ answered: [say('Thanks.')] });
    await speaks('I built a queue');
    await speechOutput.finish();
    expect(posted.slice(-2).map(({ content }) => content)).toEqual(['I built a queue', 'Thanks.']);
  });

  it('belongs to its question although the reply asks the next one', async () => {
    const { speechOutput, posted, speaks } = await asked({
      answered: [say('Next?', { questionIndex: 1 })],
    });
    await speaks('I built a queue');
    await speechOutput.finish();
    expect(posted.slice(-2).map(({ metadata }) => metadata?.questionIndex)).toEqual([0, 1]);
  });

  it('the reply is prepared while the turn is being decided', async () => {
    const { speechOutput, session } = await asked({ answered: [say('Thank you. And then?')] });
    session.speaking(true, 0);
    session.mayBeOver('I built a queue');
    expect(speechOutput.prepared).toEqual(['Thank you.']);
  });
});

describe('the candidate types', () => {
  it("is an answer under the candidate's own segment", async () => {
    const { posted, events, session } = await asked();
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    expect(posted.at(-1)).toMatchObject({
      role: 'user',
      content: 'A queue.',
      metadata: { segmentId: 'theirs', typed: true },
    });
    expect(events.at(-1)).toEqual({ type: 'answered', text: 'A queue.', typed: true });
  });

  it('stops the interviewer first, and is then handled', async () => {
    const { types, state, session } = stage({ candidate_joined: [say('Tell me about it.')] });
    session.candidateJoined();
    await settle();
    session.candidateTyped({ text: 'A queue.', segmentId: 'theirs' });
    await settle();
    expect(types()).toEqual(['candidate_joined', 'interrupted', 'answered']);
    expect(state.discarded).toBe(2);
  });
});

describe('two answers while the interviewer speaks', () => {
  it('the second interrupts the question that the first one triggers, and does not answer it', async () => {
    const { speechOutput, events, types, session } = stage({
      candidate_joined: [say('Tell me about it.')],
      answered: [say('And what then?')],
      interrupted: [
        { type: 'intent', intent: 'listening', questionIndex: 0, numberOfQuestions: 1 },
      ],
    });
    session.candidateJoined();
    await settle();
    speechOutput.heard = '';
    session.candidateTyped({ text: 'A queue.', segmentId: 'first' });
    await settle();
    session.candidateTyped({ text: 'In Go.', segmentId: 'second' });
    await settle();
    await settle();
    expect(speechOutput.said).toEqual(['Tell me about it.', 'And what then?', 'And what then?']);
    expect(types()).toEqual([
      'candidate_joined',
      'interrupted',
      'answered',
      'interrupted',
      'answered',
    ]);
    expect(events.at(-1)).toMatchObject({ text: 'In Go.' });
  });
});
