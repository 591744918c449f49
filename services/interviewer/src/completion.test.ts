import { BackendError } from './backend';
import { completeInterview } from './completion';
import { FakeClock, silentLog } from './fakes';

async function complete(answers: Partial<Record<'complete' | 'analyze', (number | null)[]>>) {
  const clock = new FakeClock();
  const calls: string[] = [];
  const call = (name: 'complete' | 'analyze') => () => {
    calls.push(name);
    const status = answers[name]?.shift();
    return status === undefined
      ? Promise.resolve()
      : Promise.reject(new BackendError(status, name));
  };
  const done = completeInterview(
    { complete: call('complete'), analyze: call('analyze') },
    'id',
    clock,
    silentLog,
  );
  await clock.advance(60_000);
  await done;
  return calls;
}

describe('completing an interview', () => {
  it('completes, then asks for the analysis', async () =>
    expect(await complete({})).toEqual(['complete', 'analyze']));
  it('is content where the client was first', async () =>
    expect(await complete({ complete: [409] })).toEqual(['complete', 'analyze']));
  it('tries again while a server is away', async () =>
    expect(await complete({ complete: [null, 503] })).toEqual([
      'complete',
      'complete',
      'complete',
      'analyze',
    ]));
  it('does not insist where it is refused', async () =>
    expect(await complete({ complete: [403] })).toEqual(['complete', 'analyze']));
});
