import { LANGUAGES, type Language } from '@portal/protocol';
import { STRONG_ANSWERS, answered, begun, invited, says, tell } from '../testing/conversations';
import { asShown } from '../language/spoken-text';
import { planFor } from '../testing/interviews';
import { PHRASES } from './phrases';
import type { ConversationEvent } from './types';

const PLANS = {
  'en-US': planFor({ numberOfQuestions: 3 }),
  'ar-SA': planFor({ numberOfQuestions: 3, language: 'ar-SA' }),
};
const NONSENSE: Readonly<Record<Language, string>> = {
  'en-US': 'the rye a nun in dew of the hen',
  'ar-SA': 'حجر على سقف بارد ثم ورق',
};
const doubtful = (text: string, confidence = 0.15): ConversationEvent => ({
  type: 'answered',
  text,
  typed: false,
  confidence,
  doubtful: true,
});
const spoken = (text: string, confidence: number): ConversationEvent => ({
  type: 'answered',
  text,
  typed: false,
  confidence,
});
const asksAgain = (language: Language) =>
  PHRASES[language].sayAgain.map((wording) => asShown(wording));
const answersOf = ({ state }: ReturnType<typeof begun>) =>
  'current' in state ? state.current.answers : [];

describe.each(LANGUAGES)('an answer that was hardly understood (%s)', (language) => {
  const nonsense = NONSENSE[language];
  const strong = STRONG_ANSWERS[language][0]!;

  it('is asked for once more, or typed, and is not replied to', () => {
    const conversation = begun(PLANS[language]);
    const said = says(tell(conversation, doubtful(nonsense)));
    expect(said).toMatchObject([
      { kind: 'acknowledgement', questionIndex: 0, expectsAnswer: true },
    ]);
    expect(asksAgain(language)).toContain(said[0]!.text.text);
    expect(answersOf(conversation)).toEqual([]);
  });

  it('is taken as it is if it was hardly understood again', () => {
    const conversation = begun(PLANS[language]);
    tell(conversation, doubtful(nonsense), { type: 'utterance_finished' });
    const [reply] = says(tell(conversation, doubtful(nonsense)));
    expect(['question', 'follow_up']).toContain(reply!.kind);
  });

  it('is asked for again at the next question', () => {
    const conversation = begun(PLANS[language]);
    tell(conversation, doubtful(nonsense), answered(strong), { type: 'utterance_finished' });
    expect(conversation.state).toMatchObject({ current: { questionIndex: 1 } });
    expect(says(tell(conversation, doubtful(nonsense)))[0]!.kind).toBe('acknowledgement');
  });

  it('is asked for again where it was a question to the interviewer, once', () => {
    const { conversation } = invited();
    expect(says(tell(conversation, doubtful('the rye a nun in dew')))).toMatchObject([
      { kind: 'acknowledgement', expectsAnswer: true },
    ]);
    expect(says(tell(conversation, doubtful('the rye a nun in dew')))[0]!.kind).toBe('closing');
  });
});

describe('what is said again', () => {
  const first = 'we had a crate of rye';
  const again = (event: ConversationEvent) => {
    const conversation = begun(PLANS['en-US']);
    tell(conversation, doubtful(first, 0.15), { type: 'utterance_finished' }, event);
    return answersOf(conversation);
  };
  const second = 'We had a great try.';

  it.each<[string, ConversationEvent]>([
    ['is understood better', spoken(second, 0.4)],
    ['is doubtful too, but less so', doubtful(second, 0.18)],
    ['is typed', { type: 'answered', text: second, typed: true }],
    ['comes from a recognizer without confidence', answered(second)],
  ])('replaces the first answer if it %s', (_, event) => expect(again(event)).toEqual([second]));

  it('is added to the first answer if it is understood worse', () =>
    expect(again(doubtful(second, 0.05))).toEqual([first, second]));

  it('is still awaited after a request', () => {
    const conversation = begun(PLANS['en-US']);
    tell(conversation, doubtful(first), answered('Can you hear me?'), {
      type: 'utterance_finished',
    });
    tell(conversation, spoken(second, 0.5));
    expect(answersOf(conversation)).toEqual([second]);
  });
});

describe('nothing is asked for again', () => {
  it.each([
    'skip this question',
    "I don't know",
    'Can you repeat that, please?',
    'yes',
    'stop the interview',
  ])('if a request was understood: "%s"', (text) => {
    const [reply] = says(tell(begun(PLANS['en-US']), doubtful(text)));
    expect(asksAgain('en-US')).not.toContain(reply!.text.text);
  });

  it('if the interrupted question was asked again already', () => {
    const conversation = begun(PLANS['en-US']);
    tell(
      conversation,
      answered('skip this question'),
      { type: 'interrupted', heard: 'Sure' },
      doubtful('dry'),
      { type: 'utterance_finished' },
    );
    const [reply] = says(tell(conversation, doubtful('the rye a nun in dew of the hen')));
    expect(['question', 'follow_up']).toContain(reply!.kind);
  });

  it('more than three times in an interview, nor at its end then', () => {
    const conversation = begun(planFor({ numberOfQuestions: 5 }));
    const kinds: string[] = [];
    for (let turn = 0; turn < 40 && conversation.state.phase !== 'ended'; turn += 1) {
      const said = says(tell(conversation, doubtful('the rye a nun in dew of the hen')));
      kinds.push(said[0]!.kind);
      tell(conversation, { type: 'utterance_finished' });
    }
    expect(conversation.state).toMatchObject({ phase: 'ended' });
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
    expect(kinds.slice(0, 2)).toEqual(['acknowledgement', expect.not.stringMatching('acknow')]);
  });

  it('if the recognizer gives a confidence without doubt', () => {
    const [reply] = says(tell(begun(PLANS['en-US']), spoken(NONSENSE['en-US'], 0.15)));
    expect(reply!.kind).not.toBe('acknowledgement');
  });
});

it('asks once more whether to end if the reply to that was hardly understood', () => {
  const conversation = begun(PLANS['en-US']);
  tell(conversation, answered('stop the interview'), { type: 'utterance_finished' });
  expect(says(tell(conversation, doubtful('yon')))).toMatchObject([{ kind: 'notice' }]);
  expect(conversation.state).toMatchObject({ phase: 'confirming_stop', askedTwice: true });
  expect(says(tell(conversation, answered('yes')))[0]!.kind).toBe('closing');
});
