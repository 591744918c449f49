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

/** A failure to report; the error object itself is not kept. */
export interface Failure {
  kind: ClientErrorKind;
  problem: string;
  error: unknown;
  /** The module that failed, if known. */
  module: RemoteModuleId | null;
}

/** Where reports are sent, once the page knows its server. */
export interface ReporterConnection {
  /** Resolves once the server has answered, with any status; rejects if a retry may help. */
  send(report: ClientError): Promise<void>;
  releases(): readonly RemoteRelease[];
  /** Whether that version is a remote's canary. */
  isCanary(name: string, version: string): boolean;
}

export interface ErrorReporterOptions {
  shell: ClientError['shell'];
  browser: string;
  language(): ClientError['page']['language'];
  /** Values to remove from messages, such as the signed-in user's names. */
  personal(): readonly string[];
  clock: {
    setTimeout(run: () => void, delayMs: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
}

type Description = Omit<ClientError, 'reference' | 'loaded' | 'shell' | 'page'>;

/** Maximum reports per kind and page load, so that an error in a loop doesn't flood the server. */
export const REPORTS_PER_KIND = 10;
/** Milliseconds before each retry of a failed send; after the last one the report is dropped. */
export const SEND_RETRIES_MS = [5_000, 30_000, 120_000] as const;

/**
 * Reports each distinct page error to the main API once. Queues reports until the page knows its
 * server. Never throws: a report that can't be built or sent is dropped silently.
 */
export class ErrorReporter {
  readonly #options: ErrorReporterOptions;
  #view = 'starting';
  /** Failure key → its reference. */
  readonly #references = new Map<string, string>();
  /** An error keeps its first description, even if remotes change later. */
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

  /** Sets the current view of the flow. */
  setView(view: string): void {
    this.#view = view;
  }

  /** Sends queued reports, and all later ones, through `connection`. */
  connect(connection: ReporterConnection): void {
    this.#connection = connection;
    this.#sendNext();
  }

  /** A short reference the user can read to support; the same failure always gets the same one. */
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
      // If an error can't even be described, drop it.
    }
  }

  /** The page is closing: sends all queued reports now, without retries. */
  handleLeaving(): void {
    const rest = this.#sending ? this.#waiting.slice(1) : this.#waiting;
    this.#waiting = this.#waiting.slice(0, this.#sending ? 1 : 0);
    for (const report of rest) void this.#send(report);
  }

  /** Cancels a pending retry. */
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

  /** Resolves to whether the server has answered. */
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

/**
 * Identifies a failure. Only the top frame counts: repeated failures differ further down the stack.
 */
const keyOf = ({ stack, ...rest }: Description): string => JSON.stringify([rest, stack[0]]);

/** One line, without personal data, at most `CLIENT_ERROR_MESSAGE_MAX_CHARS` long. */
function messageOf(error: unknown, personal: readonly string[]): string {
  const text =
    error instanceof Error
      ? `${error.name}: ${error.message}`
      : typeof error === 'string'
        ? error
        : `thrown: ${Object.prototype.toString.call(error)}`;
  // Bound the search. Personal data is removed before the final cut, so that none is cut in two.
  const whole = withoutPersonalData(text.slice(0, 4 * CLIENT_ERROR_MESSAGE_MAX_CHARS), personal);
  return whole
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, CLIENT_ERROR_MESSAGE_MAX_CHARS)
    .replace(/\p{Surrogate}/gu, '');
}

/** How frames end: `at f (url)`, `at url` (Chromium), `f@url` (Firefox, Safari). */
const URL_AT_END = /((?:https?:\/\/|<anonymous>)[^\s)]*)\)?$/;
const QUERY = /[?#][^:]*(?=(?::\d+){0,2}$)/;

/**
 * The frames of an error's stack as `function url:line:column`, without queries, the same for all
 * engines. Skips other lines, such as the message Chromium puts first.
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
