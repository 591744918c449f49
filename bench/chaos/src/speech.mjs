import { execFileSync } from 'node:child_process';

/** The candidates' answers, short and distinct. */
const ANSWERS = [
  'In my last job I built the payment service with a team of four people and measured the results each week.',
  'First I looked at the logs to find the cause of the problem and then I wrote a small test for it.',
  'I would start with a clear plan and talk to the people who use the service every day.',
  'Let me give you another example, we kept the answer in memory and the report was ready in ten minutes.',
  'After that the page was three times faster and the customers stopped calling us.',
  'I wrote the tests first, and in the end the error rate went down by forty percent.',
];

/**
 * Returns an answer spoken by espeak-ng, as a base64 WAV file. The index wraps around after the
 * last answer.
 */
export function answerSound(index) {
  return execFileSync(
    'espeak-ng',
    ['-v', 'en-us', '-s', '165', '--stdout', ANSWERS[index % ANSWERS.length]],
    { maxBuffer: 16 * 2 ** 20 },
  ).toString('base64');
}
