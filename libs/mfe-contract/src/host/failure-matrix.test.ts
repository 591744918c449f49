import type { RemoteContainer } from './remote-container';
import type { RemoteLoadError, RemoteProblem } from './remote-error';
import { createRemoteLoader } from './remote-loader';

/**
 * What can happen to each file that a module starts from, and what becomes of it: the problem that the
 * page reports, and that the next try asks for every file under a new URL and brings the module. The
 * browser's tests (`e2e/federation`) keep a row for each kind of fault.
 */
const PARTS = ['manifest', 'entry', 'exposed chunk', 'style sheet'] as const;
type Part = (typeof PARTS)[number];
type Fault =
  | 'refused'
  | '404'
  | '503'
  | 'HTML instead'
  | 'hangs'
  | 'slow'
  | 'truncated'
  | 'throws at evaluation';

const TIMEOUT_MS = 80;
const SLOW_MS = 30;
const FOLDER = 'http://remotes.example/auth/1';
const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
  exposes: [{ name: 'AuthScreen', assets: { js: { sync: ['1.js'] }, css: { sync: ['1.css'] } } }],
  shared: [],
  integrity: { 'remoteEntry.js': 'sha384-e', '1.js': 'sha384-j', '1.css': 'sha384-c' },
});
const SCREEN = { contractVersion: '1.0.0', default: () => null };

/** A remote whose file `part` has `fault` until it is healed. It notes what is asked of it. */
function troubledRemote(part: Part, fault: Fault) {
  const state = { healed: false };
  const asked: string[] = [];
  const faultOf = (name: Part): Fault | null => (name === part && !state.healed ? fault : null);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function fetchManifest(url: string, signal: AbortSignal): Promise<Response> {
    const body = (text: string, status = 200) =>
      ({ ok: status < 400, status, text: () => Promise.resolve(text) }) as Response;
    switch (faultOf('manifest')) {
      case 'refused':
        throw new TypeError('Failed to fetch');
      case '404':
      case '503':
        return body('no', Number(fault));
      case 'HTML instead':
        return body('<!doctype html><title>Welcome</title>');
      case 'truncated':
        return body(MANIFEST.slice(0, MANIFEST.length / 2));
      case 'hangs':
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      case 'slow':
        await wait(SLOW_MS);
        return body(MANIFEST);
      default:
        return body(MANIFEST);
    }
  }

  /** What the bundler's run-time throws for a chunk that it can't have. */
  async function chunk(name: 'exposed chunk' | 'style sheet'): Promise<void> {
    const kind = name === 'style sheet' ? 'CSS chunk' : 'chunk';
    const chunkError = (how: string) =>
      Object.assign(new Error(`Loading ${kind} 1 failed. (${how}: ${FOLDER}/1.js)`), {
        name: 'ChunkLoadError',
      });
    switch (faultOf(name)) {
      case null:
        return;
      case 'slow':
        return void (await wait(SLOW_MS));
      case 'hangs':
        await wait(TIMEOUT_MS);
        throw chunkError('timeout');
      case 'throws at evaluation':
        throw new Error('at evaluation');
      default:
        throw chunkError('error');
    }
  }

  const container: RemoteContainer = {
    init: () => undefined,
    async get() {
      await Promise.all([chunk('exposed chunk'), chunk('style sheet')]);
      return () => SCREEN;
    },
  };

  /** Plays the browser for a script element that the loader puts into the page. */
  async function answerScript(script: HTMLScriptElement): Promise<void> {
    asked.push(script.src);
    const end = (type: 'load' | 'error') => script.dispatchEvent(new Event(type));
    const page = globalThis as unknown as Record<string, unknown>;
    switch (faultOf('entry')) {
      case 'hangs':
        return;
      // The browser refuses what is not what the integrity says, as it does what it can't fetch.
      case 'refused':
      case '404':
      case '503':
      case 'HTML instead':
      case 'truncated':
        return void end('error');
      case 'throws at evaluation':
        return void end('load');
      case 'slow':
        await wait(SLOW_MS);
    }
    page['auth'] = container;
    end('load');
  }

  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) void answerScript(node);
  });
  watcher.observe(document.head, { childList: true });

  const loader = createRemoteLoader({
    remotes: [
      {
        name: 'auth',
        manifest: `${FOLDER}/mf-manifest.json`,
        version: '1',
        integrity: 'sha384-1',
      },
    ],
    federation: { environment: 'production', origins: ['http://remotes.example'] },
    shareScope: {},
    contractVersion: '1.0.0',
    timeoutMs: TIMEOUT_MS,
    fetch: (url, init) => {
      asked.push(String(url));
      return fetchManifest(String(url), init?.signal as AbortSignal);
    },
  });
  return {
    loader,
    asked,
    heal() {
      state.healed = true;
      asked.length = 0;
    },
    end: () => watcher.disconnect(),
  };
}

beforeEach(() => document.head.replaceChildren());
/** What this DOM lacks. */
beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

/** The problem that each fault is reported as; null: the module comes. */
const EVERYWHERE: Record<Exclude<Fault, 'throws at evaluation'>, RemoteProblem | null> = {
  refused: 'unreachable',
  '404': 'unreachable',
  '503': 'unreachable',
  'HTML instead': 'unreachable',
  hangs: 'timeout',
  slow: null,
  truncated: 'unreachable',
};
/** The manifest is read by us: what is not JSON was fetched, and is broken. */
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

it.each(ROWS)('$part, $fault: $problem, and the next try brings it', async (row) => {
  const remote = troubledRemote(row.part, row.fault);
  try {
    const first = await remote.loader.load('auth/AuthScreen').catch((error: unknown) => error);
    if (row.problem === null) {
      expect(first).toBe(SCREEN);
      return;
    }
    expect((first as RemoteLoadError).problem).toBe(row.problem);
    remote.heal();
    await expect(remote.loader.load('auth/AuthScreen')).resolves.toBe(SCREEN);
    expect(remote.asked).toEqual([
      `${FOLDER}/mf-manifest.json?retry=1`,
      `${FOLDER}/remoteEntry.js?retry=1`,
    ]);
  } finally {
    remote.end();
  }
});

it.each(ROWS.filter(({ problem }) => problem !== null))(
  '$part, $fault: a try that fails again is $problem again, under yet another URL',
  async (row) => {
    const remote = troubledRemote(row.part, row.fault);
    try {
      for (const query of ['', '?retry=1', '?retry=2']) {
        remote.asked.length = 0;
        await expect(remote.loader.load('auth/AuthScreen')).rejects.toMatchObject({
          problem: row.problem,
        });
        expect(remote.asked[0]).toBe(`${FOLDER}/mf-manifest.json${query}`);
      }
    } finally {
      remote.end();
    }
  },
);
