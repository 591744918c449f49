import { LANGUAGES } from '@portal/protocol';
import { asShown } from '../language/spoken-text';
import {
  STRONG,
  STRONG_ANSWERS,
  STRONG_ARABIC,
  answered,
  begun,
  says,
  silence,
  standing,
  tell,
} from '../testing/conversations';
import { hold, planFor, type Say } from '../testing/interviews';
import { createConversation } from './conversation';
import { PATIENCE } from './patience';

const OFF_TOPIC =
  'My favourite football club won the cup yesterday evening and the weather at the beach was lovely with ice cream and music';

const plan = planFor({ numberOfQuestions: 5 });
const inOrder = (questions: readonly Say[], count: number) =>
  expect(questions.map(({ questionIndex }) => questionIndex)).toEqual(
    Array.from({ length: count }, (_, at) => at),
  );

const started = () => begun(plan);

describe('whole interviews', () => {
  it.each([1, 2, 3])(
    'asks exactly %i questions of a candidate who answers well, without a follow-up',
    (numberOfQuestions) => {
      const interview = hold(
        planFor({ numberOfQuestions }),
        ({ questionIndex }) => STRONG_ANSWERS['en-US'][questionIndex ?? 0]!,
      );
      inOrder(interview.questions, numberOfQuestions);
      expect(interview.followUps).toEqual([]);
      expect(interview.end).toEqual({ type: 'end', reason: 'finished' });
    },
  );
  it.each([5, 20])(
    'asks exactly %i questions of a candidate with one story, and once for another story',
    (numberOfQuestions) => {
      const interview = hold(planFor({ numberOfQuestions }), () => STRONG);
      inOrder(interview.questions, numberOfQuestions);
      const { followUps } = interview;
      expect(followUps.filter(({ after }) => after?.quality === 'no_example')).toHaveLength(1);
      expect(followUps[0]!.text.text).toMatch(/earlier|before/);
      expect(interview.end).toEqual({ type: 'end', reason: 'finished' });
    },
  );

  const candidates: [string, (said: Say, turn: number) => string][] = [
    ['brief', () => 'Fine.'],
    [
      'rambling',
      () =>
        `well um you know it depends ${'there are various things and stuff like that and so on '.repeat(20)}`,
    ],
    ['off the subject', () => OFF_TOPIC],
    ['hostile', () => 'This is stupid, you are a useless bot'],
    [
      'asking back',
      (_, turn) =>
        turn % 3 === 0 ? 'What do you think?' : turn % 3 === 1 ? 'How would you do it?' : STRONG,
    ],
    ['skipping', () => 'skip this question please'],
    ['not knowing', () => "I don't know"],
    [
      'asking to repeat each',
      (_, turn) => (turn % 2 === 0 ? 'Sorry, can you repeat that?' : STRONG),
    ],
  ];
  for (const language of LANGUAGES) {
    it.each(candidates)(
      `asks every planned question of a candidate who is %s (${language})`,
      (_, candidate) => {
        const interview = hold(planFor({ numberOfQuestions: 7, language }), candidate);
        inOrder(interview.questions, 7);
        expect(interview.end).toEqual({ type: 'end', reason: 'finished' });
        expect(interview.followUps.length).toBeLessThanOrEqual(8);
        for (let index = 0; index < 7; index += 1)
          expect(
            interview.followUps.filter(({ questionIndex }) => questionIndex === index).length,
          ).toBeLessThanOrEqual(2);
      },
    );
  }

  it('never repeats itself twice in a row', () => {
    for (const [, candidate] of candidates.slice(0, 7)) {
      const texts = hold(planFor({ numberOfQuestions: 20 }), candidate).says.map(
        ({ text }) => text.text,
      );
      texts.slice(1).forEach((text, at) => expect(text).not.toBe(texts[at]));
      const leads = texts.map((text) => text.split(/(?<=[.,?])\s/)[0]);
      leads.slice(2).forEach((lead, at) => expect(lead).not.toBe(leads[at + 1]));
    }
  });

  it('greets by name and position, and thanks by name', () => {
    const { says: all, actions } = hold(plan, () => STRONG);
    expect(all[0]).toMatchObject({ kind: 'greeting', questionIndex: null, expectsAnswer: false });
    expect(all[0]!.text.text).toMatch(/Lina.*Senior Backend Engineer role at Nimbus.*5 questions/);
    expect(all.at(-1)).toMatchObject({
      kind: 'closing',
      questionIndex: null,
      expectsAnswer: false,
    });
    expect(all.at(-1)!.text.text).toMatch(/Thank you, Lina, for/);
    expect(actions.at(-1)).toEqual({ type: 'end', reason: 'finished' });
  });

  it('acknowledges the answer and asks the next question in one utterance', () => {
    const { questions } = hold(plan, () => STRONG);
    expect(questions[1]!.text.text).toMatch(/p95 latency dropped by 40 percent/);
    expect(questions[1]!.text.text).toContain(plan.questions[1]!.question.text);
  });

  it('speaks Arabic with full diacritics and shows it without', () => {
    const interview = hold(planFor({ language: 'ar-SA', numberOfQuestions: 6 }), (_, turn) =>
      turn % 2 === 0 ? STRONG_ARABIC : 'نعم جيد',
    );
    inOrder(interview.questions, 6);
    for (const { text } of interview.says) {
      expect(asShown(text.spoken!)).toBe(text.text);
      expect(text.text).not.toMatch(/[\u064C-\u0652]/);
      expect(text.spoken!.match(/[\u064B-\u0652]/g)!.length).toBeGreaterThan(10);
    }
  });

  it('accepts an Arabic answer with an example and a figure as good', () => {
    const interview = hold(
      planFor({ language: 'ar-SA', numberOfQuestions: 3 }),
      ({ questionIndex }) => STRONG_ANSWERS['ar-SA'][questionIndex ?? 0]!,
    );
    expect(interview.followUps).toEqual([]);
    expect(interview.questions[1]!.text.text).toMatch(/انخفض الوقت|صممت قالبا/);
  });

  it('is deterministic, and says nothing after the end', () => {
    expect(hold(plan, (_, turn) => (turn % 2 ? STRONG : 'Fine.')).actions).toEqual(
      hold(plan, (_, turn) => (turn % 2 ? STRONG : 'Fine.')).actions,
    );
    const { conversation } = hold(plan, () => STRONG);
    expect(
      tell(
        conversation,
        answered('one more thing'),
        silence(60_000),
        { type: 'candidate_joined' },
        { type: 'candidate_left' },
      ),
    ).toEqual([]);
    expect(conversation.state).toEqual({ phase: 'ended', reason: 'finished' });
  });
});

describe('follow-ups', () => {
  it('asks one follow-up after a thin answer, then moves on', () => {
    const conversation = started();
    expect(says(tell(conversation, answered('I used it for caching at work')))[0]).toMatchObject({
      kind: 'follow_up',
      questionIndex: 0,
    });
    expect(
      says(tell(conversation, answered('Mostly for user sessions and small lists')))[0],
    ).toMatchObject({ kind: 'question', questionIndex: 1 });
  });
  it("uses the plan's words for the question", () => {
    const [asked, ...others] = plan.questions;
    const ready = {
      ...plan,
      questions: [
        { ...asked!, followUps: { thin: { text: 'What was it like on the busiest day?' } } },
        ...others,
      ],
    };
    const conversation = begun(ready);
    const [said] = says(tell(conversation, answered('We used GraphQL a bit')));
    expect(said!.text.text).toMatch(/[.] What was it like on the busiest day\?$/);
    expect(conversation.state).toMatchObject({ current: { prompt: { text: said!.text } } });
  });
  it('picks up a name from a thin answer if the plan has no words for it', () => {
    const bare = {
      ...plan,
      questions: plan.questions.map((question) => ({ ...question, followUps: {} })),
    };
    expect(says(tell(begun(bare), answered('We used GraphQL a bit')))[0]!.text.text).toContain(
      'GraphQL',
    );
  });
  describe('a second time', () => {
    const [first, ...others] = plan.questions;
    const held = {
      ...plan,
      questions: [
        {
          ...first!,
          category: 'hr' as const,
          question: {
            text: 'Describe a disagreement you had with a colleague at work. How did you settle it?',
          },
        },
        ...others,
      ],
    };
    const replyTo = (...texts: string[]) => {
      const conversation = begun(held);
      return texts
        .map((text) => says(tell(conversation, answered(text), { type: 'utterance_finished' }))[0]!)
        .at(-1)!;
    };
    const general =
      'It depends on various things and different things, people should respect one another and be open and calm, whatever fits the team and the work and so on, and everybody should listen';
    const actionsOnly =
      'Last year a colleague wanted another queue than mine, so I asked both of us to write it down, I invited the team to a meeting and I drew the designs on the board';

    it('asks again if the first one helped and something important is still missing', () => {
      expect(replyTo(general)).toMatchObject({
        kind: 'follow_up',
        after: { quality: 'no_example' },
      });
      expect(replyTo(general, actionsOnly)).toMatchObject({
        kind: 'follow_up',
        questionIndex: 0,
        after: { quality: 'no_result' },
      });
    });
    it('moves on if the first one did not help, after hardly a word, and after two in any case', () => {
      expect(replyTo(general, general)).toMatchObject({ kind: 'question', questionIndex: 1 });
      expect(replyTo(general, 'I asked them')).toMatchObject({
        kind: 'question',
        questionIndex: 1,
      });
      expect(replyTo(general, actionsOnly, actionsOnly)).toMatchObject({
        kind: 'question',
        questionIndex: 1,
      });
    });
    it('moves on if nothing is missing any more', () =>
      expect(replyTo(general, `${actionsOnly}, and in the end we shipped on time`)).toMatchObject({
        kind: 'question',
        questionIndex: 1,
      }));
  });
  it('follows a language model’s judgement if there is one', () => {
    const judged = (text: string, judgement: 'good' | 'no_example') =>
      says(begun(plan).handle({ type: 'answered', text, typed: false, judgement }))[0]!;
    expect(judged('Fine.', 'good')).toMatchObject({
      kind: 'question',
      questionIndex: 1,
      after: { answer: 'Fine.', quality: 'good' },
    });
    expect(judged(STRONG, 'no_example')).toMatchObject({
      kind: 'follow_up',
      questionIndex: 0,
      after: { answer: STRONG, quality: 'no_example' },
    });
  });
  it('leads a candidate back to the subject', () => {
    const conversation = started();
    const [said] = says(tell(conversation, answered(OFF_TOPIC)));
    expect(said!.kind).toBe('follow_up');
    expect(said!.text.text).toContain(plan.questions[0]!.topic);
  });
  it('treats typed answers the same', () => {
    expect(tell(started(), { type: 'answered', text: 'Fine.', typed: true })).toEqual(
      tell(started(), answered('Fine.')),
    );
  });
  it('ignores empty answers and hesitation sounds', () => {
    const conversation = started();
    for (const text of ['', '   ', '...', 'um', 'Uh... hmm'])
      expect(tell(conversation, answered(text))).toEqual([]);
  });
});

describe('commands', () => {
  const first = plan.questions[0]!;
  it.each([
    ['Could you repeat that?', first.question.text],
    ['Sorry?', first.question.text],
    ['What do you mean?', first.rephrased.text],
    ['هل يمكن إعادة السؤال؟', first.question.text],
    ['لم أفهم', first.rephrased.text],
  ])('%s', (text, expected) => {
    const conversation = started();
    expect(says(tell(conversation, answered(text)))).toEqual([
      expect.objectContaining({
        kind: 'repeat',
        questionIndex: 0,
        expectsAnswer: true,
        text: expect.objectContaining({ text: expect.stringContaining(expected) }),
      }),
    ]);
    expect(conversation.state).toMatchObject({
      phase: 'question',
      current: { questionIndex: 0, followUps: [] },
    });
  });
  it('repeats a follow-up if that was asked last', () => {
    const conversation = started();
    const [followUp] = says(tell(conversation, answered('Fine.')));
    const asked = standing(conversation);
    expect(followUp!.text.text).toMatch(
      new RegExp(`^[\\w ]+\\. ${asked.replace(/[?.]/g, '\\$&')}$`),
    );
    expect(says(tell(conversation, answered('Can you say that again?')))[0]!.text.text).toContain(
      asked,
    );
  });
  it.each([
    'Skip this one please',
    'next question',
    'لنتخطى هذا السؤال',
    'لا أعرف',
    "I don't know",
    'no idea',
  ])('"%s" moves on without a follow-up', (text) => {
    expect(says(tell(started(), answered(text)))[0]).toMatchObject({
      kind: 'question',
      questionIndex: 1,
    });
  });
  it(`accepts an answer that only begins with "I don't know"`, () => {
    expect(
      says(tell(started(), answered("I don't know the exact figure but we cut it by half")))[0]!
        .kind,
    ).toBe('follow_up');
  });
  it('does not nudge a candidate who asked for time, until the last step', () => {
    const conversation = started();
    expect(says(tell(conversation, answered('Give me a minute please')))[0]!.kind).toBe(
      'acknowledgement',
    );
    expect(tell(conversation, silence(9_000), silence(25_000))).toEqual([]);
    expect(says(tell(conversation, silence(61_000)))).toHaveLength(1);
  });
  it.each([
    ['yes', 'I want to stop the interview'],
    ['نعم', 'أريد إنهاء المقابلة'],
  ])('stops after one confirmation ("%s")', (yes, stop) => {
    const conversation = started();
    expect(says(tell(conversation, answered(stop)))).toHaveLength(1);
    expect(conversation.state.phase).toBe('confirming_stop');
    const last = tell(conversation, answered(yes));
    expect(last.at(-1)).toEqual({ type: 'end', reason: 'stopped' });
    expect(says(last)[0]!.kind).toBe('closing');
  });
  it('continues if the candidate changes their mind, and accepts an answer instead of yes or no', () => {
    const taken = started();
    tell(taken, answered('stop the interview'));
    expect(says(tell(taken, answered('no, continue')))[0]!.text.text).toContain(
      first.question.text,
    );
    const instead = started();
    tell(instead, answered('stop the interview'));
    expect(says(tell(instead, answered(STRONG)))[0]).toMatchObject({
      kind: 'question',
      questionIndex: 1,
    });
  });
  it('does not find commands in a long answer', () => {
    expect(
      says(
        tell(
          started(),
          answered(
            `${STRONG} I had to stop the interview bookings and repeat that again and skip this question in the survey.`,
          ),
        ),
      )[0],
    ).toMatchObject({ kind: 'question', questionIndex: 1 });
  });
});

describe('interruptions', () => {
  const speaking = () => {
    const conversation = createConversation({ plan });
    tell(conversation, { type: 'candidate_joined' }, { type: 'utterance_finished' });
    return conversation;
  };
  it('repeats an interrupted question if the words are not an answer', () => {
    const conversation = speaking();
    tell(conversation, { type: 'interrupted', heard: "Let's begin. This role" });
    expect(conversation.state).toMatchObject({
      current: { playback: { state: 'interrupted', heard: "Let's begin. This role" } },
    });
    expect(says(tell(conversation, answered('oh okay')))[0]).toMatchObject({
      kind: 'repeat',
      questionIndex: 0,
    });
  });
  it('accepts an answer to an unfinished question', () => {
    const conversation = speaking();
    tell(conversation, { type: 'interrupted', heard: 'This role relies' });
    expect(says(tell(conversation, answered(STRONG)))[0]).toMatchObject({
      kind: 'question',
      questionIndex: 1,
    });
  });
  it('repeats the question if nothing follows', () => {
    const conversation = speaking();
    tell(conversation, { type: 'interrupted', heard: '' });
    expect(says(tell(conversation, silence(3_000)))[0]!.kind).toBe('repeat');
    expect(tell(conversation, silence(4_000))).toEqual([]);
  });
  it('counts a question as asked if nearly all of it was played', () => {
    const conversation = speaking();
    tell(conversation, {
      type: 'interrupted',
      heard: plan.questions[0]!.question.text.split(' ').slice(0, -1).join(' '),
    });
    expect(says(tell(conversation, answered('Fine.')))[0]!.kind).toBe('follow_up');
  });
});

it('repeats the current question to a candidate who comes back', () => {
  expect(says(tell(started(), { type: 'candidate_joined' }))).toEqual([
    expect.objectContaining({
      kind: 'repeat',
      questionIndex: 0,
      text: { text: expect.stringContaining(plan.questions[0]!.question.text) },
    }),
  ]);
});

it('says that it was away and repeats the current question after a takeover', () => {
  expect(says(tell(started(), { type: 'interviewer_changed' }))).toEqual([
    expect.objectContaining({
      kind: 'repeat',
      questionIndex: 0,
      text: { text: expect.stringMatching(/away|gone/) },
    }),
  ]);
});
describe('requests by button', () => {
  it('repeat the current question, and the answer is handled as usual', () => {
    const conversation = started();
    const [again] = says(tell(conversation, { type: 'repeat_requested' }));
    expect(again).toMatchObject({
      kind: 'repeat',
      questionIndex: 0,
      expectsAnswer: true,
      text: { text: expect.stringContaining(plan.questions[0]!.question.text) },
    });
    tell(conversation, { type: 'utterance_finished' });
    expect(says(tell(conversation, answered(STRONG)))[0]).toMatchObject({
      kind: 'question',
      questionIndex: 1,
    });
  });

  it('repeat a follow-up if that was asked last', () => {
    const conversation = started();
    tell(conversation, answered('Fine.'));
    const asked = standing(conversation);
    expect(conversation.state).toMatchObject({ current: { prompt: { kind: 'follow_up' } } });
    expect(
      says(tell(conversation, { type: 'utterance_finished' }, { type: 'repeat_requested' }))[0]
        ?.text.text,
    ).toContain(asked);
  });

  it('repeat the confirmation whether to end, if that was asked last', () => {
    const conversation = started();
    tell(conversation, answered('please stop the interview'));
    expect(says(tell(conversation, { type: 'repeat_requested' })).map(({ kind }) => kind)).toEqual([
      'notice',
    ]);
    expect(tell(conversation, answered('yes')).at(-1)).toEqual({ type: 'end', reason: 'stopped' });
  });

  it('double the patience in silence, until the usual pace is requested', () => {
    const conversation = started();
    const kinds = (elapsedMs: number) =>
      says(tell(conversation, silence(elapsedMs))).map(({ kind }) => kind);
    expect(tell(conversation, { type: 'pace_requested', pace: 'patient' })).toEqual([]);
    expect(
      [8_000, 15_999, 16_000, 39_999, 40_000, 119_999, 120_000].map((ms) => kinds(ms).length),
    ).toEqual([0, 0, 1, 0, 1, 0, 1]);
    tell(conversation, { type: 'pace_requested', pace: 'usual' }, answered('Fine.'), {
      type: 'utterance_finished',
    });
    expect(kinds(8_000)).toEqual(['nudge']);
  });

  it('double all waiting times', () => {
    const { usual, patient } = PATIENCE;
    const twice = (value: object): object =>
      Object.fromEntries(
        Object.entries(value).map(([key, ms]) => [
          key,
          typeof ms === 'number' ? 2 * ms : twice(ms as object),
        ]),
      );
    expect(patient).toEqual(twice(usual));
  });

  it('accept a request for time before the candidate is present', () => {
    const conversation = createConversation({ plan });
    tell(
      conversation,
      { type: 'pace_requested', pace: 'patient' },
      { type: 'candidate_joined' },
      { type: 'utterance_finished' },
      { type: 'utterance_finished' },
    );
    expect(tell(conversation, silence(9_000))).toEqual([]);
  });
});

it('says nothing before the candidate is present', () =>
  expect(tell(createConversation({ plan }), answered('hello'), silence(9_000))).toEqual([]));
it('timestamps a question by the injected clock only', () => {
  const conversation = createConversation({ plan, clock: () => 42 });
  tell(conversation, { type: 'candidate_joined' });
  expect(conversation.state).toMatchObject({ current: { askedAtMs: 42 } });
});
