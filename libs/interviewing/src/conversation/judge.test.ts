import { planFor } from '../testing/interviews';
import { judgeAnswer } from './judge';

const plan = planFor({ questionCount: 6, interviewType: 'both' });
const technical = plan.questions[0]!;
const hr = { ...plan.questions[1]!, question: { text: 'Describe a disagreement you had with someone at Souqly. How did you settle it?' } };
const quality = (text: string, question = technical) => judgeAnswer(question, text, 'en-US', plan.resume.skills).quality;

it('takes a concrete answer as good', () => {
  expect(quality('At Paymob settlement reports took six hours, so I moved them to Kafka and wrote the aggregation in Go; afterwards they finished in twenty minutes and the finance team stopped complaining.')).toBe('good');
});
it('calls a handful of words thin', () => {
  expect(quality('Fine.')).toBe('thin');
  expect(quality('I used it for caching')).toBe('thin');
});
it('does not count the words of the question', () => expect(quality(technical.question.text)).toBe('thin'));
it('calls a story about something else off topic', () => {
  expect(quality('My grandmother bakes wonderful apple cakes every sunday and the neighbours love her garden full of roses and tulips')).toBe('off_topic');
});
it('calls general talk vague', () => {
  expect(quality('It depends on various things and stuff like that, the service should be good and the code clean and the database nice, whatever fits, and so on really, performance matters and security and quality')).toBe('vague');
});
it('misses the case where one was asked for', () => {
  const judged = judgeAnswer(hr, 'Colleagues should always respect one another, communicate openly, accept different opinions calmly, seek compromise, involve management where necessary, document agreements, remain friendly, respect deadlines and priorities equally', 'en-US');
  expect(judged.reasons).toContain('no_example');
});
