import { LANGUAGES } from '@portal/protocol';
import { assess } from '../assessment/assess';
import type { Told } from '../assessment/features';
import { GOOD_FROM } from '../assessment/findings';
import { STRONG_ANSWERS } from '../testing/conversations';
import { interviewWith, planFor } from '../testing/interviews';
import { judgeAnswer } from './judge';

const plan = planFor({ numberOfQuestions: 6, interviewType: 'both' });
const technical = plan.questions[0]!;
const hr = {
  ...plan.questions[1]!,
  question: {
    text: 'Describe a disagreement you had with someone at Souqly. How did you settle it?',
  },
};
const quality = (text: string, question = technical) => judgeAnswer(question, text).quality;

it('accepts a concrete answer as good', () => {
  expect(
    quality(
      'At Paymob the payment provider timed out twice a week, so I kept such a payment pending and asked the provider again every minute with the same key; the customer saw that we were checking. After that nobody in Cairo was charged twice, and the finance team stopped complaining.',
    ),
  ).toBe('good');
});
it('calls a few words thin', () => {
  expect(quality('Fine.')).toBe('thin');
  expect(quality('I used it for caching')).toBe('thin');
});
it('ignores the words of the question', () =>
  expect(quality(technical.question.text)).toBe('thin'));
it('calls a story about something else off topic', () => {
  expect(
    quality(
      'My grandmother bakes wonderful apple cakes every sunday and the neighbours love her garden full of roses and tulips',
    ),
  ).toBe('off_topic');
});
it('calls general talk vague', () => {
  expect(
    quality(
      'It depends on various things and stuff like that, the service should be good and the code clean and the database nice, whatever fits, and so on really, performance matters and security and quality',
    ),
  ).toBe('vague');
});
it('notices a missing example if one was asked for', () => {
  const judged = judgeAnswer(
    hr,
    'Colleagues should always respect one another, communicate openly, accept different opinions calmly, seek compromise, involve management where necessary, document agreements, remain friendly, respect deadlines and priorities equally',
  );
  expect(judged.reasons).toContain('no_example');
});
it('notices the missing outcome of a story', () => {
  const told =
    'Two of us at Souqly disagreed about the queue, so I asked both to write down what they wanted, I invited the whole team to a meeting and I drew the two designs on the board';
  expect(judgeAnswer(hr, told).reasons).toEqual(['no_result']);
  expect(
    judgeAnswer(
      hr,
      `${told}. We agreed on the smaller one because it needed only two people, and in the end we shipped on Thursday and the errors dropped by half`,
    ).quality,
  ).toBe('good');
  const arabic = { ...hr, question: { text: 'نود أن نسمع عن خلاف مع زميل في العمل. كيف حل؟' } };
  const toldInArabic =
    'اختلفت مع زميل حول التقرير فطلبت اجتماعا مع الفريق ثم كتبت الخطوات على اللوح وشرحت رأيي وقررت مع المدير تقسيم المهام بيننا';
  expect(judgeAnswer(arabic, toldInArabic).reasons).toEqual(['no_result']);
  expect(
    judgeAnswer(
      arabic,
      `${toldInArabic}، لأن زميلي كان يحسب الفواتير مرتين. وبالنتيجة انخفضت الأخطاء إلى النصف خلال أسبوعين`,
    ).quality,
  ).toBe('good');
});
it.each([
  [
    'a job description',
    'Design and run payment APIs for our partners. Mentor junior engineers in code review. Requirements: 5+ years with Node.js and PostgreSQL, Kafka, Kubernetes and Terraform in production',
  ],
  [
    'a resume',
    'Senior Backend Engineer, Souqly, 2019 to 2023. Migration of the checkout service from a monolith to Node.js microservices. Skills: TypeScript, Node.js, Go, PostgreSQL, Redis, Kafka, Docker',
  ],
])('rejects %s read aloud', (_, text) => {
  const judged = judgeAnswer(technical, text);
  expect(judged.readOut).toBe(true);
  expect(['vague', 'no_example']).toContain(judged.quality);
});
it('does not mistake a plain explanation for reading aloud', () => {
  expect(
    judgeAnswer(
      technical,
      'Redis keeps the sessions because they are read on every request, whereas PostgreSQL keeps the orders, and Kafka carries the events so that Node.js services stay independent of Go ones',
    ).readOut,
  ).toBe(false);
});

describe.each(LANGUAGES)('the report (%s)', (language) => {
  const asked = planFor({ language, numberOfQuestions: 5 });
  const general =
    language === 'ar-SA'
      ? 'دائما أحافظ على الهدوء وأتعامل مع الجميع بشكل ممتاز، والتواصل مهم جدا في كل عمل ومع كل الناس'
      : 'I always stay calm and professional, and good communication with everybody is very important in every situation and in every team';
  const [first, second, third] = STRONG_ANSWERS[language];
  const answers = [first!, general, second!, first!, third!];

  it('calls good what was judged good, and nothing else', () => {
    const { questions } = assess({
      plan: asked,
      messages: interviewWith(asked, answers),
      interview: { language },
    });
    const earlier: Told[] = [];
    const judged = answers.map((text, index) => {
      const { quality: given, own } = judgeAnswer(asked.questions[index]!, text, earlier);
      earlier.push({ answer: { index }, own });
      return given === 'good';
    });
    expect(judged).toEqual(questions.map(({ score }) => (score ?? 0) >= GOOD_FROM));
    // A strong answer, general talk, and the first story again.
    expect([judged[0], judged[1], judged[3]]).toEqual([true, false, false]);
  });
});
