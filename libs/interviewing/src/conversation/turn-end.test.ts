import { LANGUAGES, type InterviewPlan, type Language } from '@portal/protocol';
import { readTranscript } from '../assessment/transcript';
import { answered, begun, says, standing, STRONG_ANSWERS, tell } from '../testing/conversations';
import { planFor } from '../testing/interviews';
import { readTurn } from './read-turn';

const FACTS: Record<Language, NonNullable<InterviewPlan['job']['facts']>> = {
  'en-US': [{ topic: 'reports_to', text: 'You report to the head baker' }],
  'ar-SA': [{ topic: 'reports_to', text: 'ترتبط الوظيفة بمدير الحسابات' }],
};
function planIn(language: Language): InterviewPlan {
  const plan = planFor({ numberOfQuestions: 3, language });
  return { ...plan, job: { ...plan.job, facts: FACTS[language] } };
}
const PLANS = { 'en-US': planIn('en-US'), 'ar-SA': planIn('ar-SA') };
const languageOf = (text: string): Language => (/[\u0600-\u06FF]/.test(text) ? 'ar-SA' : 'en-US');

const FILLER = {
  'en-US':
    "Complaint handling is my passion. There are always options, and I weigh them carefully and go with what's right for the guest and for the business.",
  'ar-SA': 'خدمة العملاء شغفي وأنا أحب التعامل مع الناس دائما، وكل موقف مختلف عن غيره.',
};

describe('a clear request at the end of an answer', () => {
  it.each([
    'would it be possible to skip this one?',
    "Actually, would it be possible to skip this one? I think I've covered it.",
    "Honestly, I'd rather not answer this one.",
    'في الحقيقة هل يمكن أن نتخطى هذا السؤال؟',
    'بصراحة أفضل أن نتجاوز هذا السؤال.',
  ])('to skip is heard: "%s"', (request) => {
    const language = languageOf(request);
    const conversation = begun(PLANS[language]);
    const [said] = says(tell(conversation, answered(`${FILLER[language]} ${request}`)));
    expect(said).toMatchObject({ kind: 'question', questionIndex: 1 });
    expect(readTurn(request).command).toBe('skip');
  });

  it.each([
    'Sorry, I really need to stop here, I have a train to catch.',
    "I'd like to stop now. I have a train to catch.",
    'Can we end the interview here, please?',
    'آسف، لا بد أن أتوقف هنا، عندي موعد بعد قليل.',
    'لو سمحت، أريد أن أنهي المقابلة الآن.',
  ])('to stop is confirmed once, and the answer before it counts: "%s"', (request) => {
    const language = languageOf(request);
    const conversation = begun(PLANS[language]);
    const answer = STRONG_ANSWERS[language][0]!;
    const [said] = says(tell(conversation, answered(`${answer} ${request}`)));
    expect(said).toMatchObject({ kind: 'notice', questionIndex: 0 });
    expect(conversation.state).toMatchObject({
      phase: 'confirming_stop',
      current: { answers: [answer] },
    });
    expect(readTurn(request).command).toBe('stop');
  });

  it.each([
    'The wind was too strong for the crane. I called the driver over the radio. We need to stop here now, I said.',
    'The survey was long and the customer was tired. She said: Can we skip this question?',
    'The meeting ran for two hours. In the end I asked them. Can we stop here?',
    'We had four checks for each pallet. If the light is green, we can skip this one.',
    'I trained the new nurses for a month. When a patient is tired I have to stop.',
    'راجعنا الجدول مع الفريق أسبوعا كاملا. طلب مني المدير أن نتوقف هنا.',
    'كان العميل مستعجلا والنموذج طويلا، فجلست معه نصف ساعة وملأنا الصفحات الأولى خطوة خطوة. قال لي: هل يمكن أن نتخطى هذا السؤال؟',
  ])('is none if an answer tells of it: "%s"', (text) =>
    expect(readTurn(text)).toMatchObject({ command: null, answer: text }),
  );
});

it.each(LANGUAGES)('a request to stop is no part of the answer in the report (%s)', (language) => {
  const plan = PLANS[language];
  const answer = STRONG_ANSWERS[language][0]!;
  const request =
    language === 'ar-SA' ? 'آسف، لا بد أن أتوقف هنا.' : 'Sorry, I really need to stop here.';
  const message = {
    id: 'm1',
    interviewId: plan.interviewId,
    role: 'user' as const,
    content: `${answer} ${request}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    metadata: { questionIndex: 0 },
  };
  const [first] = readTranscript(plan, [message]).answers;
  expect(first!.utterances.map(({ text }) => text)).toEqual([answer]);
});

describe('a request that ends by asking for the question', () => {
  it.each([
    'How many plants do you have, what is the salary, and is there study support? And sorry, what was the question?',
    'Who would I report to there? Sorry, what was the question again?',
    'كم الراتب عندكم؟ وعفوًا، ما كان السؤال؟',
    'من سيكون مديري المباشر؟ عفوا، ما هو السؤال؟',
  ])('gets a reply, and then the question: "%s"', (text) => {
    const conversation = begun(PLANS[languageOf(text)]);
    const asked = standing(conversation);
    const [alone] = says(
      tell(begun(PLANS[languageOf(text)]), answered(text.slice(0, text.search(/[?؟.] /) + 1))),
    );
    const [said] = says(tell(conversation, answered(text)));
    expect(alone!.text.text).not.toContain(asked);
    expect(said!.text.text.endsWith(asked)).toBe(true);
    expect(said!.text.text.length).toBeGreaterThan(asked.length + 40);
  });
});

describe.each([
  ['en-US', 'Who would I report to there?', 'Do you have a nut area in Cardiff?'],
  ['ar-SA', 'من سيكون مديري المباشر؟', 'هل عندكم مقهى قريب؟'],
] as const)('a question at the end of an answer (%s)', (language, known, unknown) => {
  const answer = STRONG_ANSWERS[language][0]!;
  const reply = (text: string) => says(tell(begun(PLANS[language]), answered(text)))[0]!;

  it('is answered if the interviewer knows the answer, and the interview goes on', () => {
    const said = reply(`${answer} ${known}`);
    expect(said).toMatchObject({ kind: 'question', questionIndex: 1 });
    expect(said.text.text).toContain(FACTS[language][0]!.text);
  });

  it('is passed over in silence otherwise', () => {
    expect(reply(`${answer} ${unknown}`).text).toEqual(reply(answer).text);
  });
});
