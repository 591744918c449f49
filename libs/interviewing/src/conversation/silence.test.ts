import {
  answered,
  begun as started,
  invited,
  says,
  silence,
  standing,
  STRONG,
  tell,
} from '../testing/conversations';
import { planFor } from '../testing/interviews';
import { createConversation } from './conversation';
import { SILENCE_ENDS_MS } from './silence';

const plan = planFor({ numberOfQuestions: 5 });

describe('silence', () => {
  it('is met gently at 8 s, with an offer at 20 s, and once more at 60 s, each once', () => {
    const conversation = started();
    const at = (ms: number) => says(tell(conversation, silence(ms))).map(({ kind }) => kind);
    expect(at(7_000)).toEqual([]);
    expect(at(8_000)).toEqual(['nudge']);
    expect(at(9_000)).toEqual([]);
    expect(at(20_000)).toEqual(['nudge']);
    expect(at(40_000)).toEqual([]);
    expect(at(60_000)).toEqual(['nudge']);
    expect(at(300_000)).toEqual([]);
  });
  it('starts anew with the next turn', () => {
    const conversation = started();
    tell(conversation, silence(8_000), answered('Fine.'));
    expect(says(tell(conversation, silence(8_000)))).toHaveLength(1);
  });
  it('closes the interview as stopped after ten minutes', () => {
    const conversation = started();
    tell(conversation, silence(60_000));
    expect(tell(conversation, silence(599_000))).toEqual([]);
    const last = tell(conversation, silence(600_000));
    expect(says(last).map(({ kind }) => kind)).toEqual(['closing']);
    expect(last.at(-1)).toEqual({ type: 'end', reason: 'stopped' });
  });
  it('after "Shall I end the interview?" brings that question once more, then the standing one', () => {
    const conversation = started();
    tell(conversation, answered('stop the interview'));
    expect(tell(conversation, silence(19_000))).toEqual([]);
    expect(says(tell(conversation, silence(20_000))).map(({ kind }) => kind)).toEqual(['notice']);
    expect(says(tell(conversation, silence(20_000)))).toEqual([
      expect.objectContaining({
        kind: 'repeat',
        text: { text: expect.stringContaining(plan.questions[0]!.question.text) },
      }),
    ]);
    expect(conversation.state.phase).toBe('question');
  });
  it('ends as left when the silent candidate goes', () => {
    const conversation = started();
    expect(tell(conversation, silence(60_000), { type: 'candidate_left' }).at(-1)).toEqual({
      type: 'end',
      reason: 'left',
    });
  });
});

describe('a pause', () => {
  const paused = () => {
    const conversation = started();
    tell(conversation, silence(8_000), silence(20_000), silence(60_000), {
      type: 'utterance_finished',
    });
    return conversation;
  };
  const next = (text: string) => {
    const conversation = paused();
    return { conversation, said: says(tell(conversation, answered(text)))[0]! };
  };

  it('is said once, and then nothing until the candidate goes on', () => {
    const conversation = started();
    tell(conversation, silence(8_000), silence(20_000));
    const [said] = says(tell(conversation, silence(60_000)));
    expect(said).toMatchObject({
      kind: 'nudge',
      questionIndex: 0,
      expectsAnswer: true,
      text: { text: expect.stringMatching(/pause/) },
    });
    expect(conversation.state.phase).toBe('paused');
    for (const ms of [61_000, 120_000, 300_000, SILENCE_ENDS_MS - 1])
      expect(tell(conversation, silence(ms))).toEqual([]);
  });
  it('comes at once where silence is told of so late, as of somebody who types', () => {
    const conversation = started();
    expect(says(tell(conversation, silence(60_000)))).toHaveLength(1);
    expect(conversation.state.phase).toBe('paused');
  });
  it('is over with an answer, which counts as the answer', () =>
    expect(next(STRONG).said).toMatchObject({ kind: 'question', questionIndex: 1 }));
  it.each(['continue', 'im back', 'ok', 'hello', 'repeat please'])(
    'is over with "%s": the question is put again',
    (text) => {
      const { conversation, said } = next(text);
      expect(said.kind).toBe('repeat');
      expect(said.text.text).toContain(standing(conversation));
      expect(conversation.state.phase).toBe('question');
    },
  );
  it('is over with a skip, which skips', () =>
    expect(next('skip this one').said).toMatchObject({ kind: 'question', questionIndex: 1 }));
  it('is followed by nudges as ever once the candidate has said something', () => {
    const { conversation } = next('continue');
    tell(conversation, { type: 'utterance_finished' });
    expect(
      [8_000, 20_000, 60_000].map((ms) => says(tell(conversation, silence(ms)))[0]?.kind),
    ).toEqual(['nudge', 'nudge', 'nudge']);
  });
  it('is taken up again by somebody who comes back, or presses for the question', () => {
    for (const type of ['candidate_joined', 'repeat_requested'] as const) {
      const conversation = paused();
      expect(says(tell(conversation, { type }))[0]).toMatchObject({
        kind: 'repeat',
        questionIndex: 0,
      });
      expect(conversation.state.phase).toBe('question');
    }
  });
  it('ends the interview as stopped in the end, with words for it', () => {
    const last = tell(paused(), silence(SILENCE_ENDS_MS));
    expect(says(last)[0]!.text.text).toMatch(/haven't heard anything/);
    expect(last.at(-1)).toEqual({ type: 'end', reason: 'stopped' });
  });
});

it('a candidate who never says a word hears greeting, question, nudge, offer, pause and goodbye', () => {
  const conversation = createConversation({ plan });
  const said = says(
    tell(
      conversation,
      { type: 'candidate_joined' },
      { type: 'utterance_finished' },
      { type: 'utterance_finished' },
    ),
  );
  for (let ms = 1_000; ms <= 2 * SILENCE_ENDS_MS; ms += 1_000)
    said.push(...says(tell(conversation, silence(ms))));
  expect(said.map(({ kind }) => kind)).toEqual([
    'greeting',
    'question',
    'nudge',
    'nudge',
    'nudge',
    'closing',
  ]);
});

it('silence at the chance to ask is an answer too: after 20 s the interview closes as finished', () => {
  const { conversation } = invited();
  expect(tell(conversation, silence(19_999))).toEqual([]);
  expect(tell(conversation, silence(20_000)).at(-1)).toEqual({ type: 'end', reason: 'finished' });
});
