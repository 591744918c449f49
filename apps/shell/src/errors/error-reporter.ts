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

export interface Failure {
  kind: ClientErrorKind;
  problem: string;
  error: unknown;
  /** The module that failed, or null if it is unknown. */
  module: RemoteModuleId | null;
}

/** What the reporter needs to send reports. Available once the page has read its configuration. */
export interface ReporterConnection {
  /** Resolves once the server has accepted or refused the report. Rejects if a retry may help. */
  send(report: ClientError): Promise<void>;
  releases(): readonly RemoteRelease[];
  /** Whether the page uses this version of the remote as a canary. */
  isCanary(name: string, version: string): boolean;
}

export interface ErrorReporterOptions {
  shell: ClientError['shell'];
  browser: string;
  language(): ClientError['page']['language'];
  /** Returns the values to remove from messages, such as the signed-in user's names. */
  personal(): readonly string[];
  clock: {
    setTimeout(run: () => void, delayMs: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
}

type Description = Omit<ClientError, 'reference' | 'loaded' | 'shell' | 'page'>;

/**
 * Maximum number of reports of each kind per page load, so that an error in a loop doesn't flood
 * the server.
 */
export const REPORTS_PER_KIND = 10;
/**
 * Delay before each retry of a report that could not be sent (ms). After the last retry the report
 * is dropped.
 */
export const SEND_RETRIES_MS = [5_000, 30_000, 120_000] as const;

/**
 * Reports each distinct page error to the main API once. Queues reports until a connection is set.
 * Reporting never throws: a report that can't be built or sent is dropped.
 */
export class ErrorReporter {
  readonly #options: ErrorReporterOptions;
  #view = 'starting';
  /** References shown to users, by failure key. */
  readonly #references = new Map<string, string>();
  /**
   * Descriptions, keyed by error. An error keeps its first description, even if the loaded remotes
   * change later.
   */
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

  setView(view: string): void {
    this.#view = view;
  }

  /** Sends the queued reports and all later ones through `connection`. */
  connect(connection: ReporterConnection): void {
    this.#connection = connection;
    this.#sendNext();
  }

  /**
   * Returns a short reference that the user can give to support. The same failure always gets the
   * same reference.
   */
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
      // Drop an error that can't even be described.
    }
  }

  /**
   * Sends all queued reports without waiting, because the page is closing. They are not retried.
   */
  handleLeaving(): void {
    const rest = this.#sending ? this.#waiting.slice(1) : this.#waiting;
    this.#waiting = this.#waiting.slice(0, this.#sending ? 1 : 0);
    for (const report of rest) void this.#send(report);
  }

  /** Cancels a pending retry and stops sending. */
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

  /** Sends a report. Resolves to false if a retry may help, otherwise to true. */
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
 * Returns a key that identifies a failure. Only the top frame of the stack is included, because the
 * frames below it can differ when the same failure occurs again.
 */
const keyOf = ({ stack, ...rest }: Description): string => JSON.stringify([rest, stack[0]]);

/**
 * Returns the error's message as a single line without personal data, truncated to
 * `CLIENT_ERROR_MESSAGE_MAX_CHARS`.
 */
function messageOf(error: unknown, personal: readonly string[]): string {
  const text =
    error instanceof Error
      ? `${error.name}: ${error.message}`
      : typeof error === 'string'
        ? error
        : `thrown: ${Object.prototype.toString.call(error)}`;
  // Limit the length first, because searching a very long string for personal data would be slow.
  // Truncate to the final length only after removing the data, so that no part of a name remains.
  const whole = withoutPersonalData(text.slice(0, 4 * CLIENT_ERROR_MESSAGE_MAX_CHARS), personal);
  return whole
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, CLIENT_ERROR_MESSAGE_MAX_CHARS)
    .replace(/\p{Surrogate}/gu, '');
}

/**
 * Matches the URL at the end of a stack frame: `at f (url)` or `at url` in Chromium, `f@url` in
 * Firefox and Safari.
 */
const URL_AT_END = /((?:https?:\/\/|<anonymous>)[^\s)]*)\)?$/;
const QUERY = /[?#][^:]*(?=(?::\d+){0,2}$)/;

/**
 * Returns the frames of an error's stack as `function url:line:column`, in the same format for all
 * browsers and without query strings. Skips lines that aren't frames, such as the message at the
 * top of a stack in Chromium.
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
