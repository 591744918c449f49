import { FakeClock, settle } from '@portal/testing/fake-clock';
import {
  CHECK_START_MS,
  checkStarter,
  countInterviews,
  hasPlaceForCheck,
  loadOf,
  PLACE_WAIT_MS,
} from './places';

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

function worker(capacity: number) {
  const clock = new FakeClock();
  const world = { jobs: jobs(0, 0) };
  const start = checkStarter({ jobs: () => world.jobs, capacity, clock });
  const accepted = () => Promise.resolve();
  const neverAssigned = () => new Promise<void>(() => undefined);
  return { clock, world, start, accepted, neverAssigned };
}

test('a check waits a moment for the place of the one before', async () => {
  const { clock, world, start, accepted } = worker(1);
  world.jobs = jobs(0, 1);
  const taken = start(accepted);
  await clock.advance(PLACE_WAIT_MS / 2);
  world.jobs = [];
  await clock.advance(PLACE_WAIT_MS / 2);
  expect(await taken).toBe(true);
  expect(clock.running).toBe(0);
});

test('a check is refused if no place becomes free', async () => {
  const { clock, world, start } = worker(1);
  world.jobs = jobs(1, 0);
  let accepts = 0;
  const taken = start(async () => void (accepts += 1));
  await clock.advance(PLACE_WAIT_MS);
  expect([await taken, accepts]).toEqual([false, 0]);
});

test('a check that is starting takes a place, but one that never starts does so only for a while', async () => {
  const { clock, start, accepted, neverAssigned } = worker(4);
  void start(neverAssigned);
  await settle();
  const refused = start(accepted);
  await clock.advance(PLACE_WAIT_MS);
  expect(await refused).toBe(false);
  await clock.advance(CHECK_START_MS);
  expect(await start(accepted)).toBe(true);
  expect(await start(accepted)).toBe(true);
});

test('a check that could not be accepted takes no place', async () => {
  const { start, accepted } = worker(1);
  await expect(start(() => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(await start(accepted)).toBe(true);
});
