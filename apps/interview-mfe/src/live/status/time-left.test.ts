import { minutesLeft } from './time-left';

const MINUTE = 60_000;
const at = (questionIndex: number, numberOfQuestions = 5) => ({ questionIndex, numberOfQuestions });
/** Lines of the questions that began at these minutes. */
const begun = (...minutes: number[]) =>
  minutes.map((minute, questionIndex) => ({ questionIndex, atMs: minute * MINUTE }));

test('at the start, each question is taken to last as long as setup promises', () => {
  expect(minutesLeft({ question: at(0), transcript: [], elapsedMs: 0 })).toBe(20);
  expect(minutesLeft({ question: at(0), transcript: begun(1), elapsedMs: 3 * MINUTE })).toBe(18);
});

test('later, those that are done count too', () => {
  const transcript = begun(1, 3, 5);
  expect(minutesLeft({ question: at(2), transcript, elapsedMs: 5 * MINUTE })).toBe(9);
  expect(minutesLeft({ question: at(2), transcript, elapsedMs: 6 * MINUTE })).toBe(8);
});

test('one short answer does not turn 20 minutes into 2', () => {
  expect(minutesLeft({ question: at(1), transcript: begun(0, 0.1), elapsedMs: 0.1 * MINUTE })).toBe(
    11,
  );
});

test('the first line of a question counts, not a follow-up', () => {
  const transcript = [...begun(0, 2), { questionIndex: 1, atMs: 9 * MINUTE }];
  expect(minutesLeft({ question: at(1, 2), transcript, elapsedMs: 2 * MINUTE })).toBe(3);
});

test('a question that takes longer does not count down further', () => {
  const left = (elapsed: number) =>
    minutesLeft({ question: at(1, 3), transcript: begun(0, 3), elapsedMs: elapsed * MINUTE });
  expect([3, 4, 5, 6, 7, 30].map(left)).toEqual([7, 6, 5, 4, 4, 4]);
});

test('is never 0 while a question is open', () => {
  expect(
    minutesLeft({ question: at(4), transcript: begun(0, 1, 2, 3, 4), elapsedMs: 60 * MINUTE }),
  ).toBe(1);
});

test('starts anew with a cleared transcript', () => {
  expect(minutesLeft({ question: at(3), transcript: [], elapsedMs: 9 * MINUTE })).toBe(8);
});
