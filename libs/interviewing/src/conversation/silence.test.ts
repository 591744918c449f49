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
  it('gets a nudge at 8 s, an offer to skip at 20 s and a pause at 60 s, each once', () => {
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
  it('starts over with the next question', () => {
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
  it('after "Shall I end the interview?" repeats that question, then the current one', () => {
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
  it('ends as left if the silent candidate leaves', () => {
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

  it('is announced once, followed by silence until the candidate continues', () => {
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
  it('comes immediately if the silence is reported late, as for a candidate who types', () => {
    const conversation = started();
    expect(says(tell(conversation, silence(60_000)))).toHaveLength(1);
    expect(conversation.state.phase).toBe('paused');
  });
  it('ends with an answer', () =>
    expect(next(STRONG).said).toMatchObject({ kind: 'question', questionIndex: 1 }));
  it.each(['continue', 'im back', 'ok', 'hello', 'repeat please'])(
    'ends with "%s", which repeats the question',
    (text) => {
      const { conversation, said } = next(text);
      expect(said.kind).toBe('repeat');
      expect(said.text.text).toContain(standing(conversation));
      expect(conversation.state.phase).toBe('question');
    },
  );
  it('ends with a skip, which skips', () =>
    expect(next('skip this one').said).toMatchObject({ kind: 'question', questionIndex: 1 }));
  it('is followed by the usual nudges once the candidate has spoken', () => {
    const { conversation } = next('continue');
    tell(conversation, { type: 'utterance_finished' });
    expect(
      [8_000, 20_000, 60_000].map((ms) => says(tell(conversation, silence(ms)))[0]?.kind),
    ).toEqual(['nudge', 'nudge', 'nudge']);
  });
  it('ends when the candidate comes back or requests the question', () => {
    for (const type of ['candidate_joined', 'repeat_requested'] as const) {
      const conversation = paused();
      expect(says(tell(conversation, { type }))[0]).toMatchObject({
        kind: 'repeat',
        questionIndex: 0,
      });
      expect(conversation.state.phase).toBe('question');
    }
  });
  it('finally ends the interview as stopped, and says so', () => {
    const last = tell(paused(), silence(SILENCE_ENDS_MS));
    expect(says(last)[0]!.text.text).toMatch(/haven't heard anything/);
    expect(last.at(-1)).toEqual({ type: 'end', reason: 'stopped' });
  });
});

it('a candidate who never speaks hears greeting, question, nudge, offer, pause and goodbye', () => {
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

it('silence at the chance to ask means no: after 20 s the interview closes as finished', () => {
  const { conversation } = invited();
  expect(tell(conversation, silence(19_999))).toEqual([]);
  expect(tell(conversation, silence(20_000)).at(-1)).toEqual({ type: 'end', reason: 'finished' });
});
