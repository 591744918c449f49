import { waitFor } from './wait-for';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/**
 * Runs `waitFor` on an attempt that fails `failures` times. The pauses between attempts don't take
 * real time; they only advance a fake clock.
 */
function stage(failures: number, error: unknown = refused) {
  let now = 0;
  let attempts = 0;
  const said: string[] = [];
  const result = waitFor(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw error;
      return 'here';
    },
    {
      what: 'the database at 127.0.0.1:5432',
      passing: (thrown) => thrown === refused,
      say: (line) => said.push(line),
      now: () => now,
      pause: async (ms) => void (now += ms),
    },
  );
  return { result, said, attempts: () => attempts };
}

it('says nothing of what is there at once', async () => {
  const { result, said } = stage(0);
  expect([await result, said]).toEqual(['here', []]);
});

it('waits for what comes later, and says for what: once, then every 30 seconds', async () => {
  const { result, said, attempts } = stage(65);
  expect(await result).toBe('here');
  expect(said).toEqual(Array(3).fill('waiting for the database at 127.0.0.1:5432'));
  expect(attempts()).toBe(66);
});

it('does not wait for what will not come, such as a right password', async () => {
  const wrong = new Error('password authentication failed');
  const { result, said } = stage(1, wrong);
  await expect(result).rejects.toBe(wrong);
  expect(said).toEqual([]);
});
