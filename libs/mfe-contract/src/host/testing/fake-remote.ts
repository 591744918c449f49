import { createInstance } from '@module-federation/enhanced/runtime';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from '../remote-loader';
import type { RemoteEntry } from '../remotes-file';

/** The types of files that the loader requests. */
export type Part = 'manifest' | 'entry' | 'exposed chunk' | 'style sheet';

/**
 * How the network responds to the request for a file. `late`: the file arrives after `ms`
 * milliseconds. `throws`: the file loads, but throws an error when run.
 */
export type Answer =
  | { kind: 'comes' }
  | { kind: 'late'; ms: number }
  | { kind: 'fails' }
  | { kind: 'hangs' }
  | { kind: 'throws' }
  | { kind: 'status'; status: number }
  | { kind: 'body'; body: string };

export interface Container {
  init(): void;
  get(expose: string): Promise<() => unknown>;
}

export interface FakeRemote {
  loader: RemoteLoader;
  /** The requested URLs, in order. */
  asked: string[];
  /** The integrity attribute of each script and style sheet, keyed by URL. */
  integrity: Map<string, string>;
  /** Returns the `remotes.json` entry for a release. Releases are numbered from 1. */
  line(release: number): RemoteEntry;
  end(): void;
}

/**
 * A stand-in for `Response`, which jsdom lacks. It has only the method that the federation runtime
 * uses to read manifests.
 */
class TextResponse {
  constructor(private readonly body: string) {}
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.body));
  }
}

let pages = 0;

/**
 * Runs the real Module Federation runtime on a page with a fake network. `answer` decides how the
 * network responds to each request for a file of the remote `auth`.
 * @param options.give returns the container's exposed module, given its name and the number of
 *   earlier calls.
 */
export function fakeRemote({
  answer = () => ({ kind: 'comes' }),
  give,
  listed = (first) => [first],
  manifest = {},
  ...options
}: {
  answer?: (part: Part, url: string) => Answer;
  give: (expose: string, index: number) => Promise<unknown>;
  /** Returns the initial content of `remotes.json`, given the entry for the first release. */
  listed?: (first: RemoteEntry) => RemoteEntry[];
  manifest?: object;
} & Partial<Omit<RemoteLoaderOptions, 'remotes'>>): FakeRemote {
  Object.assign(globalThis, { Response: TextResponse });
  pages += 1;
  const folder = (release: number) => `http://remotes.example/page-${pages}/auth/${release}`;
  const files = { js: { sync: ['1.js'], async: [] }, css: { sync: ['1.css'], async: [] } };
  const body = JSON.stringify({
    id: 'auth',
    name: 'auth',
    metaData: {
      name: 'auth',
      type: 'app',
      publicPath: 'auto',
      globalName: 'auth',
      buildInfo: { buildVersion: '1' },
      remoteEntry: { path: '', name: 'remoteEntry.js', type: 'var' },
    },
    exposes: ['AuthScreen', 'Other'].map((name) => ({ id: name, name, assets: files, path: '' })),
    shared: [],
    remotes: [],
    integrity: { 'remoteEntry.js': 'sha384-e', '1.js': 'sha384-j', '1.css': 'sha384-c' },
    ...manifest,
  });
  const line = (release: number): RemoteEntry => ({
    name: 'auth',
    manifest: `${folder(release)}/mf-manifest.json`,
    version: String(release),
    integrity: `sha384-${release}`,
  });
  const asked: string[] = [];
  const integrity = new Map<string, string>();
  let gives = 0;
  const container: Container = {
    init: () => undefined,
    async get(expose) {
      const module = await give(expose, gives++);
      return () => module;
    },
  };

  const answerFetch = async (url: string, signal: AbortSignal | null | undefined) => {
    asked.push(url);
    const said = answer('manifest', url);
    const response = (text: string, status = 200) =>
      ({ ok: status < 400, status, text: () => Promise.resolve(text) }) as Response;
    switch (said.kind) {
      case 'fails':
        throw new TypeError('Failed to fetch');
      case 'status':
        return response('no', said.status);
      case 'body':
        return response(said.body);
      case 'hangs':
        return new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, said.ms));
    }
    return response(body);
  };

  /** Responds as the browser does when a script or style sheet is added to the page. */
  const answerElement = async (element: HTMLScriptElement | HTMLLinkElement): Promise<void> => {
    const url = element instanceof HTMLLinkElement ? element.href : element.src;
    if (!url.startsWith(`http://remotes.example/page-${pages}/`)) return;
    asked.push(url);
    integrity.set(url, element.integrity);
    const { pathname } = new URL(url);
    const part = pathname.endsWith('.css')
      ? 'style sheet'
      : pathname.endsWith('1.js')
        ? 'exposed chunk'
        : 'entry';
    const said = answer(part, url);
    switch (said.kind) {
      case 'hangs':
        return;
      // The browser fires the same event for a failed request and for content that doesn't match
      // its integrity hash.
      case 'fails':
      case 'status':
      case 'body':
        return void element.dispatchEvent(new Event('error'));
      case 'throws':
        window.dispatchEvent(new ErrorEvent('error', { filename: url, message: 'at evaluation' }));
        return void element.dispatchEvent(new Event('load'));
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, said.ms));
    }
    if (part === 'entry') Reflect.set(globalThis, 'auth', container);
    element.dispatchEvent(new Event('load'));
  };
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)
          void answerElement(node);
  });
  watcher.observe(document.head, { childList: true });

  const loader = createRemoteLoader({
    instance: createInstance({ name: `page-${pages}`, remotes: [] }),
    remotes: listed(line(1)),
    federation: { environment: 'production', origins: ['http://remotes.example'] },
    contractVersion: '1.0.0',
    fetch: (url, init) => answerFetch(String(url), init?.signal),
    ...options,
  });
  return {
    loader,
    asked,
    integrity,
    line,
    end() {
      watcher.disconnect();
      document.head.replaceChildren();
      Reflect.set(globalThis, 'auth', undefined);
    },
  };
}
