import { settle } from '@portal/testing/fake-clock';
import { asked, say } from './testing/stage';

/**
 * The interviewer's reply. It may come too early, because the end of the candidate's turn is only a
 * guess.
 */
const reply = [say('Thank you. And then?', { questionIndex: 1 })];

describe('the candidate continues before the reply is audible', () => {
  it('both parts are one answer, sent and stored once', async () => {
    const { clock, speechOutput, events, restored, ofUser, sent, speaks } = await asked({
      answered: reply,
    });
    await speaks('I built a queue and');
    await speaks('it worked');
    speechOutput.sound();
    await clock.advance(2_000);
    expect(events.filter(({ type }) => type === 'answered').at(-1)).toMatchObject({
      text: 'I built a queue and it worked',
    });
    expect(restored).toHaveLength(1);
    expect(ofUser()).toEqual(['I built a queue and it worked']);
    expect(
      sent.filter(({ type, data }) => type === 'user_speech_chunk' && data?.is_final),
    ).toHaveLength(1);
  });

  it('nothing of the reply is sent', async () => {
    const { sent, session, posted, speaks } = await asked({ answered: reply });
    await speaks('I built a queue and');
    session.speaking(true, 0);
    await settle();
    expect(posted.at(-1)?.metadata?.kind).toBe('question');
    expect(sent.some(({ type }) => type === 'ai_interrupted')).toBe(false);
  });

  it('the words of both are shown together as they come', async () => {
    const { sent, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue and');
    session.speaking(true, 0);
    session.words('it');
    expect(sent.at(-1)?.data).toMatchObject({
      text_chunk: 'I built a queue and it',
      is_final: false,
      segment_id: 'id-2',
    });
  });

  it('the silence between them is a pause in the answer', async () => {
    const { clock, speechOutput, posted, speaks } = await asked({ answered: reply });
    await speaks('I built a queue and');
    await clock.advance(1_500);
    await speaks('it worked');
    speechOutput.sound();
    await clock.advance(2_000);
    expect(posted.at(-1)?.metadata).toMatchObject({ startMs: 0, endMs: 3_500, pauses: [1_500] });
  });

  it('a sound without words only delays the reply', async () => {
    const { clock, speechOutput, ofUser, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue');
    session.speaking(true, 0);
    await clock.advance(200);
    session.speaking(false, 0);
    await clock.advance(600);
    expect(speechOutput.said.filter((text) => text === 'Thank you. And then?')).toHaveLength(2);
    await speechOutput.finish();
    expect(ofUser()).toEqual(['I built a queue']);
  });

  it('a judgement in progress is aborted', async () => {
    const { wording, events, session, speaks } = await asked({ answered: reply });
    let judged: (reading: { judgement: 'thin' }) => void = () => undefined;
    wording.reading = new Promise((resolve) => {
      judged = resolve;
    });
    await speaks('I built a queue and');
    session.speaking(true, 0);
    expect(wording.aborted).toEqual(['I built a queue and']);
    judged({ judgement: 'thin' });
    await settle();
    expect(events.some(({ type }) => type === 'answered')).toBe(false);
  });
});

describe('the candidate continues within 2 s after the reply became audible', () => {
  it('the interviewer yields; the transcript keeps what was heard of the reply, marked, and one answer', async () => {
    const { clock, speechOutput, sent, posted, ofUser, session, speaks } = await asked({
      answered: reply,
    });
    await speaks('I built a queue and');
    speechOutput.sound('Thank');
    speechOutput.heard = 'Thank';
    await clock.advance(1_500);
    session.candidateInterrupts();
    await settle();
    expect(speechOutput.saying).toBeNull();
    expect(sent.at(-1)).toEqual({
      type: 'ai_interrupted',
      data: { text_chunk: 'Thank', segment_id: 'id-3' },
    });
    expect(posted.at(-1)).toMatchObject({
      content: 'Thank',
      metadata: { kind: 'acknowledgement', interrupted: true, gaveWay: true, questionIndex: 0 },
    });
    await speaks('it worked');
    speechOutput.sound();
    await clock.advance(2_000);
    expect(ofUser()).toEqual(['I built a queue and it worked']);
  });

  it('says "please, go on" if both are silent, and takes the answer if nothing more comes', async () => {
    const { clock, speechOutput, types, ofUser, session, speaks } = await asked({
      answered: reply,
      gave_way: [say('Please, go on.', { kind: 'acknowledgement' })],
    });
    await speaks('I built a queue');
    speechOutput.sound();
    session.candidateInterrupts();
    await clock.advance(1_000);
    expect(types().at(-1)).toBe('gave_way');
    await speechOutput.finish();
    await clock.advance(3_000);
    expect(types().at(-1)).toBe('answered');
    await speechOutput.finish();
    expect(ofUser()).toEqual(['I built a queue']);
  });

  it('a command is not part of the answer before it', async () => {
    const { speechOutput, events, ofUser, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue');
    speechOutput.sound();
    session.candidateInterrupts();
    await settle();
    await speaks('sorry could you repeat the question');
    await speechOutput.finish();
    expect(ofUser()).toEqual(['I built a queue', 'sorry could you repeat the question']);
    expect(
      events
        .filter(({ type }) => type === 'answered')
        .map((event) => 'text' in event && event.text),
    ).toEqual(['I built a queue', 'I built a queue', 'sorry could you repeat the question']);
  });

  it('later than that it is an ordinary interruption', async () => {
    const { clock, speechOutput, types, restored, ofUser, session, speaks } = await asked({
      answered: reply,
    });
    await speaks('I built a queue');
    speechOutput.sound();
    await clock.advance(2_000);
    session.candidateInterrupts();
    await settle();
    expect([restored, types().at(-1), ofUser()]).toEqual([[], 'interrupted', ['I built a queue']]);
  });
});

describe('while an answer is pending', () => {
  it('leaving settles it', async () => {
    const { ofUser, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue and');
    session.speaking(true, 0);
    session.candidateLeft();
    expect(ofUser()).toEqual(['I built a queue and']);
  });

  it('a worker that stops stores it', async () => {
    const { ofUser, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue');
    session.close();
    expect(ofUser()).toEqual(['I built a queue']);
  });

  it('typing settles it, and the typed answer is a separate one', async () => {
    const { ofUser, session, speaks } = await asked({ answered: reply });
    await speaks('I built a queue');
    session.candidateTyped({ text: 'In Go.', segmentId: 'theirs' });
    await settle();
    expect(ofUser()).toEqual(['I built a queue', 'In Go.']);
  });
});
