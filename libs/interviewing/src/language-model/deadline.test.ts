import { FakeClock } from '@portal/testing/fake-clock';
import { withDeadline } from './deadline';

it('leaves no rejection unhandled if it is given up before it fails', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  try {
    const clock = new FakeClock();
    const fails = () =>
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late failure')), 1));
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(withDeadline(fails(), 10, clock, stopped)).rejects.toThrow('stopped');
    const { signal } = new AbortController();
    const late = withDeadline(fails(), 0, clock, signal);
    late.catch(() => undefined);
    await clock.advance(0);
    await expect(late).rejects.toThrow('nothing within');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});
