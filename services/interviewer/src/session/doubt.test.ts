import { createConversation } from '@portal/interviewing';
import { settle } from '@portal/testing/fake-clock';
import { samplePlan } from '../testing/sample-plan';
import { asked, say } from './testing/stage';

const NONSENSE = 'the rye a nun in dew of the hen';
const asksAgain = [say('Could you say it again?', { kind: 'acknowledgement' })];
const finalsOf = ({ sent }: Awaited<ReturnType<typeof asked>>) =>
  sent.flatMap(({ type, data }) => (type === 'user_speech_chunk' && data?.is_final ? [data] : []));

describe('an answer that was hardly understood', () => {
  it('is told to the conversation, sent and stored as such', async () => {
    const scene = await asked({ answered: asksAgain });
    await scene.speaks(NONSENSE, 1_000, 0.15);
    await scene.speechOutput.finish();
    expect(scene.events.find(({ type }) => type === 'answered')).toEqual({
      type: 'answered',
      text: NONSENSE,
      typed: false,
      confidence: 0.15,
      doubtful: true,
    });
    expect(finalsOf(scene)).toMatchObject([{ text_chunk: NONSENSE, doubtful: true }]);
    expect(scene.posted.find(({ role }) => role === 'user')).toMatchObject({
      content: NONSENSE,
      metadata: { confidence: 0.15, doubtful: true },
    });
  });

  it.each([
    ['it was understood', NONSENSE, 0.55],
    ['a request was understood', 'skip this question', 0.15],
  ])('is not stored as such if %s', async (_, text, confidence) => {
    const scene = await asked({ answered: asksAgain });
    await scene.speaks(text, 1_000, confidence);
    await scene.speechOutput.finish();
    expect(scene.ofUser()).toEqual([text]);
    expect(scene.posted.find(({ role }) => role === 'user')!.metadata).not.toHaveProperty(
      'doubtful',
    );
    expect(finalsOf(scene)[0]).not.toHaveProperty('doubtful');
  });

  it('is not stored as such if it was typed', async () => {
    const scene = await asked({ answered: asksAgain });
    scene.session.candidateTyped({ text: NONSENSE, segmentId: 'typed' });
    await settle();
    expect(scene.posted.at(-1)!.metadata).not.toHaveProperty('doubtful');
  });

  it('is final once it is asked for again, and what is said then is another answer', async () => {
    const scene = await asked({ answered: asksAgain });
    await scene.speaks(NONSENSE, 1_000, 0.15);
    scene.speechOutput.sound('Could you');
    scene.session.speaking(true, scene.clock.now());
    scene.session.candidateInterrupts();
    await settle();
    await scene.speaks('I built a queue for payments');
    await scene.speechOutput.finish();
    expect(scene.restored).toEqual([]);
    expect(scene.ofUser()).toEqual([NONSENSE, 'I built a queue for payments']);
  });

  it('can still be continued if it is replied to', async () => {
    const scene = await asked({ answered: [say('And then?', { kind: 'follow_up' })] });
    await scene.speaks(NONSENSE, 1_000, 0.15);
    scene.speechOutput.sound('And');
    scene.session.candidateInterrupts();
    await settle();
    await scene.speaks('and a queue for payments');
    await scene.speechOutput.finish();
    expect(scene.ofUser()).toEqual([`${NONSENSE} and a queue for payments`]);
  });
});

it('marks the words that may have been misheard, whole answers at most 500', async () => {
  const scene = await asked({ answered: [say('And then?')] });
  const many = Array.from({ length: 600 }, (_, index) => index);
  scene.session.over({
    text: many.map(() => 'rye').join(' '),
    confidence: 0.8,
    misheard: many,
    startMs: 0,
    endMs: 1_000,
    pauses: [],
  });
  await settle();
  await scene.speechOutput.finish();
  const misheard = many.slice(0, 500);
  expect(scene.posted.find(({ role }) => role === 'user')!.metadata).toMatchObject({ misheard });
  expect(finalsOf(scene)).toMatchObject([{ misheard }]);
});

describe('the interviewer', () => {
  /** Starts an interview with a real conversation, in which the first question has been asked. */
  const interview = async (timeLimitMs?: number) => {
    const plan = { ...samplePlan('en-US'), ...(timeLimitMs !== undefined && { timeLimitMs }) };
    const scene = await asked({}, { plan, conversation: createConversation({ plan }) });
    await scene.speechOutput.finish();
    return scene;
  };

  it('asks once to say it again, and then replies', async () => {
    const scene = await interview();
    await scene.speaks(NONSENSE, 1_000, 0.15);
    expect(scene.speechOutput.saying?.text).toMatch(/say it (?:again|once more), or type it/);
    await scene.speechOutput.finish();
    await scene.speaks(NONSENSE, 1_000, 0.15);
    expect(scene.speechOutput.saying?.text).not.toMatch(/say it/);
    await scene.speechOutput.finish();
    expect(scene.ofUser()).toEqual([NONSENSE, NONSENSE]);
  });

  it('asks for nothing again when time is up, and keeps what it heard', async () => {
    const scene = await interview(60_000);
    await scene.speaks(NONSENSE, 61_000, 0.15);
    expect(scene.speechOutput.saying?.text).toMatch(/time is up/);
    await scene.speechOutput.finish();
    expect(scene.ofUser()).toEqual([NONSENSE]);
  });
});
