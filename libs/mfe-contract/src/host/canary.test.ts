/** @jest-environment node */
import { canaryShare, takeCanaries } from './canary';
import { chooseRemotes } from './remote-overrides';

const stable = { name: 'auth', manifest: '/auth/1/mf-manifest.json', version: '1' };
const canary = { manifest: '/auth/2/mf-manifest.json', version: '2', integrity: 'sha384-2' };
const interview = { name: 'interview', manifest: '/interview/1/mf-manifest.json', version: '1' };
const list = (percent: number) => ({
  remotes: [{ ...stable, canary: { percent, ...canary } }, interview],
  preview: [],
  problems: [],
});
const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
const gets = (visitor: string | null, percent: number, failed: string[] = []) =>
  takeCanaries(list(percent), () => visitor, new Set(failed)).remotes[0]?.version;
/** The visitor with the lowest bucket, and therefore the first to get a canary. */
const [near] = [...visitors].sort((a, b) => canaryShare(a, 'auth') - canaryShare(b, 'auth'));

it('gives the canary to its share of visitors, and the same release to each visitor every time', () => {
  for (const percent of [1, 10, 50, 99]) {
    const chosen = visitors.filter((visitor) => gets(visitor, percent) === '2');
    // Allow four standard deviations in the number of visitors who get the canary.
    const spread = 4 * Math.sqrt((visitors.length * percent * (100 - percent)) / 10_000);
    expect(Math.abs(chosen.length - (visitors.length * percent) / 100)).toBeLessThan(spread);
    expect(visitors.filter((visitor) => gets(visitor, percent) === '2')).toEqual(chosen);
  }
});

it('takes the canary from no visitor when its share grows', () => {
  for (const visitor of visitors)
    if (gets(visitor, 10) === '2') expect(gets(visitor, 30)).toBe('2');
});

it('assigns the shares of two remotes independently', () => {
  const both = visitors.filter(
    (visitor) => canaryShare(visitor, 'auth') < 50 && canaryShare(visitor, 'interview') < 50,
  );
  expect(both.length).toBeGreaterThan(400);
  expect(both.length).toBeLessThan(600);
});

it('matches the documented share, which can be computed outside the page', () => {
  // The first eight hex digits of `printf 'visitor-0/auth' | sha256sum`, modulo 100.
  expect(canaryShare('visitor-0', 'auth')).toBe(91);
});

it('is an ordinary release marked as canary', () => {
  expect(takeCanaries(list(99), () => near as string, new Set()).remotes).toEqual([
    { name: 'auth', ...canary, canary: true },
    interview,
  ]);
  expect(takeCanaries(list(99), () => null, new Set()).remotes).toEqual([stable, interview]);
});

it('is skipped after it failed; another one is taken', () => {
  expect(gets(near as string, 99, ['auth 2'])).toBe('1');
  expect(gets(near as string, 99, ['auth 3', 'interview 2'])).toBe('2');
});

it('does not ask for an id if the list has no canary', () => {
  const visitor = () => {
    throw new Error('asked');
  };
  const without = { ...list(1), remotes: [stable] };
  expect(takeCanaries(without, visitor, new Set()).remotes).toEqual([stable]);
});

it('gives way to a requested preview', () => {
  const preview = { ...stable, version: '3' };
  const taken = takeCanaries({ ...list(99), preview: [preview] }, () => near as string, new Set());
  const { remotes } = chooseRemotes(
    taken,
    { environment: 'preview', origins: [] },
    '?remote.auth=3',
  );
  expect(remotes).toEqual([preview, interview]);
});
