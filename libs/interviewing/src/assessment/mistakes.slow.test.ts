// eslint-disable-next-line no-restricted-imports -- only tests read files
import { readdirSync, readFileSync } from 'node:fs';
import type { Language, WrongClaim } from '@portal/protocol';
import type { PointReading } from '../language-model/tasks/read-answer';
import { TEMPLATES } from '../testing/authored';
import { interviewWith, planFor } from '../testing/interviews';
import { assess } from './assess';
import { mistakesIn } from './mistakes';
import { WRONG_POINT_COSTS } from './point-readings';
import type { Answer } from './transcript';

const CLAIMS: Record<Language, readonly WrongClaim[]> = {
  'en-US': TEMPLATES.flatMap(({ template }) => template.en.wrongClaims.map(asPlanned)),
  'ar-SA': TEMPLATES.flatMap(({ template }) => template.ar.wrongClaims.map(asPlanned)),
};
function asPlanned({ says, fact }: { says: readonly string[]; fact: string }): WrongClaim {
  return { says: [...says], fact };
}

const plans = {
  'en-US': planFor({ numberOfQuestions: 1, interviewType: 'technical' }),
  'ar-SA': planFor({ numberOfQuestions: 1, interviewType: 'technical', language: 'ar-SA' }),
};
function planWith(language: Language, wrongClaims: readonly WrongClaim[]) {
  const plan = plans[language];
  return { ...plan, questions: [{ ...plan.questions[0]!, wrongClaims: [...wrongClaims] }] };
}
/** Reads a text as an answer, whatever else the interviewer would take it for. */
function quotesIn(text: string, language: Language, claims = CLAIMS[language]): string[] {
  const [question] = planWith(language, claims).questions;
  const utterance = { messageId: 'm', segmentId: null, startMs: null, text, kept: [text] };
  const answer = { index: 0, question, utterances: [utterance] } as unknown as Answer;
  return mistakesIn(answer).map(({ evidence }) => evidence.quote);
}

/** Every form of every claim, with an ending where any fits. */
const FORMS = (['en-US', 'ar-SA'] as const).flatMap((language) =>
  CLAIMS[language].flatMap((claim) =>
    claim.says.map((form) => ({
      language,
      claim,
      said: form.replaceAll('*', language === 'en-US' ? 's' : 'ات'),
    })),
  ),
);
const found = (frame: (claim: string) => string, language: Language) =>
  FORMS.filter((form) => form.language === language).flatMap(({ claim, said }) => {
    const quotes = quotesIn(frame(said), language, [claim]);
    return quotes.length > 0 ? [[said, quotes[0]]] : [];
  });
const all = (language: Language) =>
  FORMS.filter((form) => form.language === language).map(({ said }) => [said, said]);

const ASSERTED: readonly [Language, string][] = [
  ['en-US', '@'],
  ['en-US', 'In my experience @, so that is what we do.'],
  ['en-US', "I wasn't sure at the start, but I would say @ and it works."],
  ['en-US', 'I always tell my team that @, and nobody ever complained.'],
  ['en-US', 'We had three of them. I think @. That is how I do it.'],
  ['ar-SA', '@'],
  ['ar-SA', 'من خبرتي @ وهكذا نعمل.'],
  ['ar-SA', 'أعتقد أن @، وهذا ما نفعله كل يوم'],
  ['ar-SA', 'ما كان سهلا في البداية، لكن أقول لك @ والحمد لله'],
  ['ar-SA', 'يعني و@ وبس'],
];
const NOT_ASSERTED: readonly [why: string, Language, string][] = [
  ['negated', 'en-US', 'It is not true that @.'],
  ['negated', 'en-US', "I don't think @."],
  ['negated', 'ar-SA', 'ليس صحيحا أن @.'],
  ['negated', 'ar-SA', 'مو صحيح إن @'],
  ['what others think', 'en-US', 'People think @.'],
  ['what others think', 'en-US', 'My old manager always said @.'],
  ['what others think', 'ar-SA', 'يظن كثير من الناس أن @.'],
  ['what others think', 'ar-SA', 'المدير قال إن @'],
  ['a former belief', 'en-US', 'I used to believe @.'],
  ['a former belief', 'en-US', 'When I started I thought @.'],
  ['a former belief', 'ar-SA', 'كنت أظن أن @.'],
  ['a condition', 'en-US', 'If @, something is missing.'],
  ['a condition', 'ar-SA', 'إذا @ فهناك خلل.'],
  ['a question', 'en-US', 'Do we say @?'],
  ['a question', 'ar-SA', 'نقول @؟'],
  ['called wrong afterwards', 'en-US', 'You read that @. That is a myth.'],
  ['called wrong afterwards', 'en-US', '@ is not true.'],
  ['called wrong afterwards', 'ar-SA', '@ وهذا خطأ شائع.'],
  ['corrected afterwards', 'en-US', 'Well @, but it does not.'],
  ['corrected afterwards', 'en-US', '@, sorry, I mean the opposite.'],
  ['corrected afterwards', 'ar-SA', '@، لكن هذا غير صحيح.'],
  ['corrected afterwards', 'ar-SA', '@، عفوا العكس'],
  ['denied with "and not"', 'ar-SA', 'نتابع الحالة وما @ في عملنا'],
  ['denied with "then not"', 'ar-SA', 'نتابع الحالة فما @ في عملنا'],
  ['called impossible', 'ar-SA', 'ما يمكن أن @ في عملنا'],
];

it('knows the claims of most technical questions in both languages', () => {
  const having = TEMPLATES.filter(({ template }) => template.en.wrongClaims.length > 0);
  expect(having).toHaveLength(139);
  expect(FORMS.length).toBeGreaterThan(180);
});

it.each(ASSERTED)('finds every form of every claim, word for word (%s): %s', (language, frame) => {
  expect(found((claim) => frame.replace('@', claim), language)).toEqual(
    all(language).map(([said, quote]) => [said, frame.includes('و@') ? `و${quote}` : quote]),
  );
});

it.each(NOT_ASSERTED)('finds none that is %s (%s): %s', (_, language, frame) => {
  expect(found((claim) => frame.replace('@', claim), language)).toEqual([]);
});

it.each([
  [
    'en-US',
    'Indexes really always speed things up, so I add them early.',
    'Indexes really always speed things up',
  ],
  ['en-US', 'Passwords? We encrypt the password with AES.', 'encrypt the password'],
  ['en-US', 'First I close the suction valve, then I look at it.', 'close the suction valve'],
  [
    'en-US',
    'A correlation this strong means the campaign worked.',
    'correlation this strong means',
  ],
  ['ar-SA', 'والفهرسُ يُسرِّع الكتابة عندنا.', 'والفهرسُ يُسرِّع الكتابة'],
  ['ar-SA', 'لو ثقيلة الخلطة في الموقع، نضيف لها ماء وتمشي', 'نضيف لها ماء'],
] as const)('finds it with other words between (%s): %s', (language, said, quote) => {
  expect(quotesIn(said, language)).toEqual([quote]);
});

it.each([
  ['en-US', 'Index design matters. A cache, and later on we always speed it up.'],
  ['en-US', 'I never close the suction valve, the discharge side is for that.'],
  ['en-US', 'An index speeds up writes, no wait, it slows down every write to the table.'],
  ['en-US', 'We stored the passwords encrypted, so I moved them to salted slow hashes.'],
  ['ar-SA', 'ما نضيف ماء في الموقع أبدا'],
  ['ar-SA', 'كنا نضيف ماء، ثم عرفنا أنه يضعف الخرسانة'],
] as const)('finds none in (%s): %s', (language, said) => {
  expect(quotesIn(said, language)).toEqual([]);
});

it('names a claim once, in the order of the claims', () => {
  const [index, password] = ['An index always speeds up a query', 'We encrypt the password'];
  expect(quotesIn(`${password}. ${index}. ${index}.`, 'en-US')).toEqual([
    'index always speeds up',
    'encrypt the password',
  ]);
});

describe('in the score and the report', () => {
  const SAID =
    'Last year the checkout was slow, so I measured the queries for a week and found three that read the whole table. I added two indexes because most reads filtered by shop, and an index speeds up writes.';
  const claims = CLAIMS['en-US'].filter(({ fact }) => fact.startsWith('An index'));
  const scored = (wrongClaims: readonly WrongClaim[], points: PointReading[] = []) => {
    const plan = planWith('en-US', wrongClaims);
    const { questions } = assess({
      plan,
      messages: interviewWith(plan, [SAID]),
      interview: plan,
      readings: {
        model: { id: 'small', kind: 'local' },
        runs: 3,
        answers: new Map(points.length > 0 ? [[0, { points, runs: 3, agreement: 1 }]] : []),
      },
    });
    return questions[0]!;
  };
  const wrong = (quote: string): PointReading[] => [{ verdict: 'wrong', quote }];

  it('a mistake costs what a wrong point costs, and is named with the quote and the fact', () => {
    const [without, withClaim] = [scored([]), scored(claims)];
    expect(without.score! - withClaim.score!).toBe(WRONG_POINT_COSTS);
    expect(withClaim.missing[0]).toEqual({
      key: 'missingMistake',
      values: { fact: claims[0]!.fact },
      evidence: expect.objectContaining({ quote: 'index speeds up writes', questionIndex: 0 }),
    });
  });

  it('a mistake that a model read as well counts once, another one by itself', () => {
    const same = wrong('and an index speeds up');
    expect(scored(claims, same).score).toBe(scored([], same).score);
    const other = wrong('most reads filtered by shop');
    expect(scored([], other).score! - scored(claims, other).score!).toBe(WRONG_POINT_COSTS);
  });
});

describe('good answers', () => {
  const bench = new URL('../../../../bench/', import.meta.url);
  const rows = (
    path: string,
  ): { language: 'en' | 'ar'; text?: string; better?: { text: string } }[] =>
    readFileSync(new URL(path, bench), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const talks = readdirSync(new URL('talk/corpus/', bench), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `talk/corpus/${name}/answers.jsonl`);
  const answers = ['en', 'ar']
    .map((language) => `calibration/corpus/pairs/${language}.jsonl`)
    .concat(talks)
    .flatMap(rows)
    .map(({ language, text, better }) => ({ language, text: better?.text ?? text! }));

  it.each([
    ['en', 'en-US'],
    ['ar', 'ar-SA'],
  ] as const)('hardly ever make a claim of any question (%s)', (language, tag) => {
    const texts = answers.filter((answer) => answer.language === language);
    const blamed = texts.filter(({ text }) => quotesIn(text, tag).length > 0);
    process.stdout.write(`${tag}: ${blamed.length} of ${texts.length} good answers are blamed\n`);
    expect(texts.length).toBeGreaterThan(900);
    expect(blamed.length / texts.length).toBeLessThanOrEqual(0.02);
  });
});

it('praises nothing in the words of a mistake', () => {
  const wrong = 'I added two indexes in PostgreSQL because an index makes writes faster.';
  const plan = planWith('en-US', [
    { says: ['index makes writes faster'], fact: 'Every index makes writes slower.' },
  ]);
  const text = `Last year the checkout was slow, so I first measured the queries for a week and found three that read the whole table. ${wrong} I checked the query plan, and cut the latency from 900 to 200 milliseconds.`;
  const [question] = assess({
    plan,
    messages: interviewWith(plan, [text]),
    interview: { language: 'en-US' },
  }).questions;
  expect(question!.missing.map(({ key }) => key)).toContain('missingMistake');
  expect(question!.good.length).toBeGreaterThan(0);
  for (const { evidence } of question!.good) expect(evidence!.quote).not.toContain('writes faster');
});
