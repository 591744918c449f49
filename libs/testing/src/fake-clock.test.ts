import { FakeClock } from './fake-clock';

it('runs due timers in order, and not those stopped', async () => {
  const clock = new FakeClock();
  const ran: string[] = [];
  const stop = clock.every(100, () => ran.push(`every at ${clock.now()}`));
  clock.after(150, () => ran.push(`after at ${clock.now()}`));
  clock.after(120, () => ran.push('stopped'))();
  await clock.advance(250);
  stop();
  await clock.advance(1_000);
  expect(ran).toEqual(['every at 100', 'after at 150', 'every at 200']);
  expect([clock.now(), clock.running]).toEqual([1_250, 0]);
});

it('lets promises settle between timers', async () => {
  const clock = new FakeClock();
  const ran: number[] = [];
  clock.after(
    10,
    () => void Promise.resolve().then(() => clock.after(10, () => ran.push(clock.now()))),
  );
  await clock.advance(30);
  expect(ran).toEqual([20]);
});
