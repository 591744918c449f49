import { ARRIVAL_GRACE_MS, interviewerStep, UNTAKEN_GRACE_MS } from './interviewer-call';

const NOW = 1_000_000;
const called = (agoMs: number, taken: boolean) => ({
  calledAtMs: NOW - agoMs,
  taken,
  interviewer: taken ? 'first' : null,
});

describe('interviewerStep', () => {
  it.each([
    ['reports an interviewer in the room', true, [called(ARRIVAL_GRACE_MS, true)], 'present'],
    ['calls if there was no call', false, [], 'call'],
    ['waits for the answer to a recent call', false, [called(UNTAKEN_GRACE_MS - 1, false)], 'wait'],
    ['calls again if no worker took the call', false, [called(UNTAKEN_GRACE_MS, false)], 'call'],
    ['waits for a worker on its way', false, [called(ARRIVAL_GRACE_MS - 1, true)], 'wait'],
    ['calls again if that worker never arrived', false, [called(ARRIVAL_GRACE_MS, true)], 'call'],
    [
      'waits for the newest of several calls',
      false,
      [called(90_000, true), called(1_000, false)],
      'wait',
    ],
  ] as const)('%s', (_, present, calls, step) => {
    expect(interviewerStep({ present, calls, missing: null, nowMs: NOW })).toBe(step);
  });

  it('does not wait for an interviewer that the candidate reports as lost', () => {
    expect(
      interviewerStep({
        present: false,
        calls: [called(1_000, true)],
        missing: 'first',
        nowMs: NOW,
      }),
    ).toBe('call');
  });

  it('waits for the next one while the previous one is still reported as lost', () => {
    const next = { calledAtMs: NOW - 1_000, taken: true, interviewer: 'second' };
    expect(
      interviewerStep({
        present: false,
        calls: [called(60_000, true), next],
        missing: 'first',
        nowMs: NOW,
      }),
    ).toBe('wait');
  });
});
