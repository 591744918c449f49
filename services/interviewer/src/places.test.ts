import { countInterviews, hasPlaceForCheck, loadOf } from './places';

const ID = '3f0c7a52-9b7e-4a53-8a55-0a4f0d6f0001';
const interview = {
  metadata: JSON.stringify({ planId: ID, interviewId: ID }),
  room: { name: `interview-${ID}` },
};
const check = {
  metadata: JSON.stringify({
    kind: 'recognition_check',
    candidate: ID,
    language: 'en-US',
    hearing: 'built-in',
  }),
  room: { name: `recognition-check-${ID}` },
};
const jobs = (interviews: number, checks: number) => [
  ...Array.from({ length: interviews }, () => interview),
  ...Array.from({ length: checks }, () => check),
];

test('only interviews count towards the load, so none waits for a check', () => {
  expect(loadOf(jobs(0, 2), 8)).toBe(0);
  expect(loadOf(jobs(7, 1), 8)).toBeLessThan(1);
  expect(loadOf(jobs(8, 0), 8)).toBe(1);
  expect(loadOf(jobs(0, 1), 1)).toBe(0);
  expect(countInterviews(jobs(3, 2))).toBe(3);
});

test.each([
  { interviews: 0, checks: 0, starting: 0, capacity: 8, takes: true },
  { interviews: 6, checks: 1, starting: 0, capacity: 8, takes: true },
  { interviews: 0, checks: 2, starting: 0, capacity: 8, takes: false },
  { interviews: 0, checks: 1, starting: 1, capacity: 8, takes: false },
  { interviews: 7, checks: 1, starting: 0, capacity: 8, takes: false },
  { interviews: 7, checks: 0, starting: 1, capacity: 8, takes: false },
  { interviews: 8, checks: 0, starting: 0, capacity: 8, takes: false },
  { interviews: 0, checks: 0, starting: 0, capacity: 1, takes: true },
  { interviews: 1, checks: 0, starting: 0, capacity: 1, takes: false },
  { interviews: 0, checks: 1, starting: 0, capacity: 1, takes: false },
])(
  'with $interviews interviews, $checks checks and $starting starting, of $capacity: $takes',
  ({ interviews, checks, starting, capacity, takes }) => {
    expect(hasPlaceForCheck(jobs(interviews, checks), starting, capacity)).toBe(takes);
  },
);
