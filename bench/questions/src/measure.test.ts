import { createCase } from './cases';
import { faults, measure, repeatsIn } from './measure';
import { describeHalf, resultLine, resultsFile } from './report';
import { asReviewed, sampleOf } from './sample';

const person = createCase(
  'one',
  'SAM TAYLOR\nDeveloper\nExperience\nDeveloper, Souqly, 2019 - 2023\nSkills\nReact, Node.js, SQL\n',
  'Responsibilities\n- Build the checkout pages of our shop\nRequirements\n- React, SQL\n',
  { language: 'en', resume: { yearsOfExperience: 4 }, job: { title: 'Web Developer' } },
);
const measured = measure([person]);

it('plans two interviews of eight questions for each difficulty and type', () => {
  expect(measured.asked).toHaveLength(3 * 3 * 2 * 8);
  expect(new Set(measured.asked.map(({ id }) => id)).size).toBe(measured.asked.length);
  expect(measured.asked.every(({ template }) => /^[a-z-]+$/.test(template))).toBe(true);
});

it('finds a question that stands twice', () => {
  const [first, second] = measured.asked;
  expect(repeatsIn([first!, second!, first!])).toEqual([first]);
  expect(repeatsIn([first!, second!])).toEqual([]);
});

it('counts every kind of fault', () => {
  const [question] = measured.asked;
  const none = { ...measured, twiceInInterview: [], twiceInPerson: [], banned: [] };
  expect(faults(none)).toBe(0);
  expect(
    faults({
      ...none,
      twiceInInterview: [question!],
      twiceInPerson: [question!],
      banned: [{ name: 'x', found: [question!, question!] }],
    }),
  ).toBe(4);
});

it('shows no question of a half without details', () => {
  const [question] = measured.asked;
  const bad = { ...measured, banned: [{ name: 'x', found: [question!] }] };
  expect(describeHalf('Half', bad, true).join('\n')).toContain(question!.text);
  expect(describeHalf('Half', bad, false).join('\n')).not.toContain(question!.text);
  expect(describeHalf('Half', bad, false).join('\n')).toContain('FAIL x: 1');
});

it('gives the same figures in the last line and in the results file', () => {
  const bad = { ...measured, banned: [{ name: 'x', found: [measured.asked[0]!] }] };
  const line = resultLine(bad);
  expect(line).toMatch(/^RESULT questions \{.*"banned":1/);
  expect(JSON.parse(resultsFile(bad))).toEqual({
    heldOut: JSON.parse(line.replace('RESULT questions ', '')),
  });
});

describe('a sample', () => {
  const sample = sampleOf(measured.asked, 30, 'a');
  it('has as many different questions as asked for, spread over the difficulties', () => {
    expect(new Set(sample.map(({ text }) => text)).size).toBe(30);
    for (const difficulty of ['easy', 'medium', 'hard'])
      expect(sample.filter((each) => each.difficulty === difficulty)).toHaveLength(10);
  });
  it('is the same for the same seed', () => {
    expect(sampleOf(measured.asked, 30, 'a')).toEqual(sample);
    expect(sampleOf(measured.asked, 30, 'b')).not.toEqual(sample);
  });
  it('ends when there are no more questions', () =>
    expect(sampleOf(measured.asked.slice(0, 5), 90, 'a')).toHaveLength(5));
  it('tells reviewers what they need, and not where a question comes from', () =>
    expect(Object.keys(JSON.parse(asReviewed(sample[0]!)) as object)).toEqual([
      'id',
      'language',
      'jobTitle',
      'seniority',
      'difficulty',
      'question',
    ]));
});
