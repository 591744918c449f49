import { guardElement } from './preload-files';
import type { GuardedFile } from './remote-manifest';
import type { ShareScope } from './share-scope';

/** What a remote's entry leaves on the page: the container of Module Federation, https://webpack.js.org/concepts/module-federation/. */
export interface RemoteContainer {
  init(scope: ShareScope): void | Promise<void>;
  /** `expose`: as `./AuthScreen`. Gives what gives the module, once its files are there. */
  get(expose: string): Promise<() => unknown>;
}

/**
 * Runs a remote's entry.
 * @param name under which the entry leaves its container on the page.
 * @param timeoutMs milliseconds that the file may take.
 * @throws Error whose message tells a time-out from a file that can't be had or isn't what its hash says, and from one that leaves no container.
 */
export async function runEntry(
  name: string,
  file: GuardedFile,
  timeoutMs: number,
): Promise<RemoteContainer> {
  const page = globalThis as unknown as Record<string, Partial<RemoteContainer> | undefined>;
  const left = () => page[name];
  // An earlier try may have left another release's.
  page[name] = undefined;
  const thrown = watchErrors(file.url);
  try {
    await runScript(file, timeoutMs);
  } finally {
    thrown.stop();
  }
  const container = left();
  if (typeof container?.get !== 'function' || typeof container.init !== 'function')
    throw new Error(`${file.url} left no container${thrown.message()}`);
  return container as RemoteContainer;
}

function runScript(file: GuardedFile, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(
      end(() => reject(new Error(`Loading ${file.url} timed out after ${timeoutMs} ms`))),
      timeoutMs,
    );
    script.src = file.url;
    script.async = true;
    guardElement(script, file);
    script.onload = end(resolve);
    script.onerror = end(() =>
      reject(
        new Error(
          `NetworkError: ${file.url} could not be fetched, or its content is not the one of its integrity`,
        ),
      ),
    );
    document.head.append(script);
  });
}

/** What a script throws while it is evaluated is told to the window alone. */
function watchErrors(url: string): { message(): string; stop(): void } {
  let message = '';
  const listen = (event: ErrorEvent) => {
    if (event.filename === url) message = `: ${event.message}`;
  };
  window.addEventListener('error', listen);
  return { message: () => message, stop: () => window.removeEventListener('error', listen) };
}
