import { jest } from '@jest/globals';
import type { RemoteLoadError, RemoteProblem } from './remote-error';
import { fakeRemote, type Answer, type Part } from './testing/fake-remote';

/**
 * The files that a module needs at startup. Each test makes one of them fail, then checks that the
 * right problem is reported, and that the next attempt requests every file under a new URL and
 * loads the module. The browser tests in `e2e/federation` cover one case for each kind of fault.
 */
const PARTS: readonly Part[] = ['manifest', 'entry', 'exposed chunk', 'style sheet'];
const TIMEOUT_MS = 80;
const FAULTS = {
  refused: { kind: 'fails' },
  '404': { kind: 'status', status: 404 },
  '503': { kind: 'status', status: 503 },
  'HTML instead': { kind: 'body', body: '<!doctype html><title>Welcome</title>' },
  hangs: { kind: 'hangs' },
  slow: { kind: 'late', ms: 30 },
  truncated: { kind: 'body', body: '{"metaData":{"name":"auth"' },
  'throws at evaluation': { kind: 'throws' },
} as const satisfies Record<string, Answer>;
type Fault = keyof typeof FAULTS;
const SCREEN = { contractVersion: '1.0.0', default: () => null };

/**
 * Creates a remote with the given fault in the file for `part`. The fault persists until `heal` is
 * called.
 */
function faultyRemote(part: Part, fault: Fault) {
  const state = { healed: false };
  const remote = fakeRemote({
    give: () => Promise.resolve(SCREEN),
    timeoutMs: TIMEOUT_MS,
    answer: (asked) => (asked === part && !state.healed ? FAULTS[fault] : { kind: 'comes' }),
  });
  return {
    ...remote,
    heal() {
      state.healed = true;
      remote.asked.length = 0;
    },
  };
}

/** The problem reported for each fault; null if the module loads anyway. */
const EVERYWHERE: Record<Exclude<Fault, 'throws at evaluation'>, RemoteProblem | null> = {
  refused: 'unreachable',
  '404': 'unreachable',
  '503': 'unreachable',
  'HTML instead': 'unreachable',
  hangs: 'timeout',
  slow: null,
  truncated: 'unreachable',
};
/**
 * Faults that are reported differently for the manifest. We parse it ourselves, so invalid JSON is
 * reported as broken rather than unreachable.
 */
const OF_THE_MANIFEST = { 'HTML instead': 'broken', truncated: 'broken' } as const;

const ROWS = PARTS.flatMap((part) => {
  const script = part === 'entry' || part === 'exposed chunk';
  const table: Partial<Record<Fault, RemoteProblem | null>> = {
    ...EVERYWHERE,
    ...(part === 'manifest' && OF_THE_MANIFEST),
    ...(script && { 'throws at evaluation': 'broken' }),
  };
  return Object.entries(table).map(([fault, problem]) => ({
    part,
    fault: fault as Fault,
    problem,
  }));
});

/** Silences the warning that the federation runtime logs when a remote is registered again. */
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

it.each(ROWS)('$part, $fault: $problem, and the next attempt loads it', async (row) => {
  const remote = faultyRemote(row.part, row.fault);
  try {
    const first = await remote.loader.load('auth/AuthScreen').catch((error: unknown) => error);
    if (row.problem === null) {
      expect(first).toBe(SCREEN);
      return;
    }
    expect((first as RemoteLoadError).problem).toBe(row.problem);
    remote.heal();
    await expect(remote.loader.load('auth/AuthScreen')).resolves.toBe(SCREEN);
    const folder = remote.line(1).manifest.replace('mf-manifest.json', '');
    expect([...remote.asked].sort()).toEqual(
      ['1.css', '1.js', 'mf-manifest.json', 'remoteEntry.js'].map(
        (file) => `${folder}${file}?retry=1`,
      ),
    );
  } finally {
    remote.end();
  }
});

it.each(ROWS.filter(({ problem }) => problem !== null))(
  '$part, $fault: a second failure is $problem again, under another URL',
  async (row) => {
    const remote = faultyRemote(row.part, row.fault);
    try {
      for (const query of ['', '?retry=1', '?retry=2']) {
        remote.asked.length = 0;
        await expect(remote.loader.load('auth/AuthScreen')).rejects.toMatchObject({
          problem: row.problem,
        });
        expect(remote.asked[0]).toBe(`${remote.line(1).manifest}${query}`);
      }
    } finally {
      remote.end();
    }
  },
);
