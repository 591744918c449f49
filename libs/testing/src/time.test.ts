import { until } from './time';

it('polls until the condition holds', async () => {
  let polls = 0;
  await until(() => (polls += 1) === 3);
  expect(polls).toBe(3);
});

it('names the condition in the error on timeout', async () => {
  await expect(until(() => false, 50, 'a reply')).rejects.toThrow('not within 50 ms: a reply');
});
