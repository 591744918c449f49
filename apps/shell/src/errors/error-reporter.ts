import {
  CLIENT_ERROR_FRAME_MAX_CHARS,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX_CHARS,
  STACK_FRAME,
  withoutPersonalData,
  type ClientError,
  type ClientErrorKind,
} from '@portal/protocol';
import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteRelease } from '@portal/mfe-contract/host';

/** What happened: the error itself is kept nowhere. */
export interface Failure {
  kind: ClientErrorKind;
  problem: string;
  error: unknown;
  /** The module that failed, where one is known to. */
  module: RemoteModuleId | null;
}

/** Where reports go, once the page knows its server. */
export interface ReporterConnection {
  /** Resolves when the server has answered, whatever it said; rejects where another try may help. */
  send(report: ClientError): Promise<void>;
  releases(): readonly RemoteRelease[];
  /** Whether that version of a remote is one that a share of visitors gets. */
  isCanary(name: string, version: string): boolean;
}

export interface ErrorReporterOptions {
  shell: ClientError['shell'];
  browser: string;
  language(): ClientError['page']['language'];
  /** Values that must not leave the page in a message, such as the names of who is signed in. */
  personal(): readonly string[];
  clock: {
    setTimeout(run: () => void, delayMs: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  /** From 0 up to 1. */
  random(): number;
}

type Description = Omit<ClientError, 'reference' | 'loaded' | 'shell' | 'page'>;

/** Reports of one kind in the life of a page: an error in a loop is told, not the loop. */
export const REPORTS_PER_KIND = 10;
/** Milliseconds before each further try to send, where the network or the server is down; after the last the report is given up. */
export const SEND_RETRIES_MS = [5_000, 30_000, 120_000] as const;

/**
 * Reports the page's errors to the main API, each once. Until the page knows its server they wait. Nothing here throws: a report that cannot be made
 * or sent is given up, and says nothing about itself.
 */
export class ErrorReporter {
  readonly #options: ErrorReporterOptions;
  #view = 'starting';
  /** The reference of each distinct failure, by what makes it distinct. */
  readonly #references = new Map<string, string>();
  /** An error keeps its description although remotes are released anew meanwhile. */
  readonly #described = new WeakMap<object, Description>();
  readonly #reported = new Set<string>();
  readonly #counts = new Map<ClientErrorKind, number>();
  #waiting: ClientError[] = [];
  #connection: ReporterConnection | null = null;
  #sending = false;
  #tries = 0;
  #timer: unknown = null;

  constructor(options: ErrorReporterOptions) {
    this.#options = options;
  }

  /** What the page shows from now on, as the flow names it. */
  setView(view: string): void {
    this.#view = view;
  }

  /** Reports go there from now on, those that waited first. */
  connect(connection: ReporterConnection): void {
    this.#connection = connection;
    this.#sendNext();
  }

  /** The failure's reference, short enough to be read out to support; the same failure has the same one each time. */
  referenceOf(failure: Failure): string {
    return this.#referenceFor(keyOf(this.#describe(failure)));
  }

  report(failure: Failure): void {
    try {
      const described = this.#describe(failure);
      const key = keyOf(described);
      const count = this.#counts.get(failure.kind) ?? 0;
      if (this.#reported.has(key) || count >= REPORTS_PER_KIND) return;
      this.#reported.add(key);
      this.#counts.set(failure.kind, count + 1);
      const { shell, browser, language } = this.#options;
      this.#waiting.push({
        ...described,
        reference: this.#referenceFor(key),
        shell,
        page: { view: this.#view, language: language(), browser },
        loaded: this.#releases().flatMap(({ name, loaded }) =>
          loaded === null ? [] : [this.#version(name, loaded)],
        ),
      });
      this.#sendNext();
    } catch {
      // An error that cannot even be described is not worth another.
    }
  }

  /** The page is being left: what waits is sent at once, without another try. */
  handleLeaving(): void {
    const rest = this.#sending ? this.#waiting.slice(1) : this.#waiting;
    this.#waiting = this.#waiting.slice(0, this.#sending ? 1 : 0);
    for (const report of rest) void this.#send(report);
  }

  /** Ends the wait for another try. */
  dispose(): void {
    this.#options.clock.clearTimeout(this.#timer);
    this.#connection = null;
  }

  #releases(): readonly RemoteRelease[] {
    return this.#connection?.releases() ?? [];
  }

  #version(name: string, version: string) {
    return {
      name,
      version: version.replace(/[^\w.+-]/g, '_').slice(0, 64),
      ...(this.#connection?.isCanary(name, version) && { canary: true as const }),
    };
  }

  #describe(failure: Failure): Description {
    const pin = typeof failure.error === 'object' ? failure.error : null;
    const described = (pin && this.#described.get(pin)) ?? this.#describeNow(failure);
    if (pin) this.#described.set(pin, described);
    return described;
  }

  #describeNow({ kind, problem, error, module }: Failure): Description {
    const stack = framesOf(error);
    const culprit = this.#releases().find(({ name, base }) =>
      module === null ? stack.some((frame) => frame.includes(base)) : module.startsWith(`${name}/`),
    );
    const version = kind === 'loader' ? culprit?.listed : (culprit?.loaded ?? culprit?.listed);
    return {
      kind,
      problem,
      module,
      stack,
      message: messageOf(error, this.#options.personal()),
      remote: culprit && version !== undefined ? this.#version(culprit.name, version) : null,
    };
  }

  #referenceFor(key: string): string {
    const part = () =>
      Math.floor(this.#options.random() * 0x10000)
        .toString(16)
        .toUpperCase()
        .padStart(4, '0');
    const reference = this.#references.get(key) ?? `${part()}-${part()}`;
    this.#references.set(key, reference);
    return reference;
  }

  #sendNext(): void {
    const [report] = this.#waiting;
    if (this.#sending || this.#timer !== null || !report || !this.#connection) return;
    this.#sending = true;
    void this.#send(report).then((answered) => {
      this.#sending = false;
      this.#handleSent(report, answered);
    });
  }

  /** Whether the server has answered. */
  async #send(report: ClientError): Promise<boolean> {
    try {
      await this.#connection?.send(report);
      return true;
    } catch {
      return false;
    }
  }

  #handleSent(report: ClientError, answered: boolean): void {
    const delayMs = answered ? undefined : SEND_RETRIES_MS[this.#tries];
    if (delayMs === undefined) {
      this.#tries = 0;
      this.#waiting = this.#waiting.filter((other) => other !== report);
      this.#sendNext();
      return;
    }
    this.#tries += 1;
    this.#timer = this.#options.clock.setTimeout(() => {
      this.#timer = null;
      this.#sendNext();
    }, delayMs);
  }
}

/** What makes a failure distinct. Tries that fail alike differ further down their stacks. */
const keyOf = ({ stack, ...rest }: Description): string => JSON.stringify([rest, stack[0]]);

/** In one line, without personal data, within the bound. */
function messageOf(error: unknown, personal: readonly string[]): string {
  const text =
    error instanceof Error
      ? `${error.name}: ${error.message}`
      : typeof error === 'string'
        ? error
        : `thrown: ${Object.prototype.toString.call(error)}`;
  // A text without end is not worth the search; what the bound cuts is left out, not cut in two.
  const whole = withoutPersonalData(text.slice(0, 4 * CLIENT_ERROR_MESSAGE_MAX_CHARS), personal);
  return whole
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, CLIENT_ERROR_MESSAGE_MAX_CHARS)
    .replace(/\p{Surrogate}/gu, '');
}

/** `at f (url)`, `at url` (Chromium), `f@url` (Firefox, Safari): how each ends. */
const URL_AT_END = /((?:https?:\/\/|<anonymous>)[^\s)]*)\)?$/;
const QUERY = /[?#][^:]*(?=(?::\d+){0,2}$)/;

/**
 * The frames of an error's stack in one form for all engines, `function url:line:column`, without queries. Lines that are no frame, such as the
 * message that Chromium puts before them, are left out.
 */
export function framesOf(error: unknown): string[] {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = URL_AT_END.exec(line);
      const [, url] = found ?? [];
      const called = line
        .slice(0, found?.index)
        .trim()
        .replace(/^at(?: |$)/, '');
      if (url === undefined || !/(?:^|[(@])$/.test(called)) return [];
      const name = called
        .replace(/[^\w$.<>[\] ]/g, '')
        .trim()
        .slice(0, 100);
      const frame = `${name}${name && ' '}${url.replace(QUERY, '')}`;
      return frame.length <= CLIENT_ERROR_FRAME_MAX_CHARS && STACK_FRAME.test(frame) ? [frame] : [];
    })
    .slice(0, CLIENT_ERROR_FRAMES_MAX);
}
