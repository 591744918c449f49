import {
  ApiError,
  FALLBACK_TEXTS,
  isApiError,
  type MainApiClient,
  type VoiceApiClient,
} from '@portal/api-clients';
import type { Clock, Stop } from '@portal/clock';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * How a server answered its last health call. `failing`: it answered, but with an error or that it
 * is degraded; the text is that of `error`.
 */
export type ServerCondition =
  { kind: 'ok' } | { kind: 'unreachable' } | { kind: 'failing'; error: unknown };

export interface ServerConditions {
  main: ServerCondition;
  voice: ServerCondition;
}

export interface ServerWatchOptions {
  clients: { main: Pick<MainApiClient, 'health'>; voice: Pick<VoiceApiClient, 'health'> };
  clock: Clock;
}

/** Delays between health calls (ms). The last one is used for all further calls. */
export const HEALTH_DELAYS_MS = [2_000, 4_000, 8_000, 15_000] as const;
/** Time limit for each health call (ms). */
export const HEALTH_TIMEOUT_MS = 5_000;

const OK: ServerCondition = { kind: 'ok' };

/**
 * Asks both servers for their health after a call had no response, and keeps asking until both are
 * well. While all is well, it asks nothing.
 */
export class ServerWatch {
  readonly store: StoreApi<ServerConditions> = createStore(() => ({ main: OK, voice: OK }));
  #round = 0;
  #asking = false;
  #stopWaiting: Stop | null = null;
  #stopped = false;
  readonly #options: ServerWatchOptions;

  constructor(options: ServerWatchOptions) {
    this.#options = options;
  }

  /** Call this when a call had no response. */
  handleUnreachable(): void {
    if (this.#asking || this.#stopWaiting !== null || this.#stopped) return;
    this.#round = 0;
    void this.#ask();
  }

  /** Stops asking for good. */
  stop(): void {
    this.#stopped = true;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  async #ask(): Promise<void> {
    this.#stopWaiting = null;
    this.#asking = true;
    const { main, voice } = this.#options.clients;
    const [ofMain, ofVoice] = await Promise.all([
      this.#conditionOf(main),
      this.#conditionOf(voice),
    ]);
    const conditions = { main: ofMain, voice: ofVoice };
    this.#asking = false;
    if (this.#stopped) return;
    this.store.setState(conditions);
    if (conditions.main.kind === 'ok' && conditions.voice.kind === 'ok') return;
    const delay = HEALTH_DELAYS_MS[this.#round] ?? HEALTH_DELAYS_MS.at(-1)!;
    this.#round += 1;
    this.#stopWaiting = this.#options.clock.after(delay, () => void this.#ask());
  }

  async #conditionOf(client: ServerWatchOptions['clients']['main']): Promise<ServerCondition> {
    const limit = new AbortController();
    const stop = this.#options.clock.after(HEALTH_TIMEOUT_MS, () => limit.abort());
    try {
      const { status } = await client.health({ signal: limit.signal });
      return status === 'ok' ? OK : { kind: 'failing', error: degraded() };
    } catch (error) {
      const answered = isApiError(error) && (error.kind === 'http' || error.kind === 'format');
      return answered ? { kind: 'failing', error } : { kind: 'unreachable' };
    } finally {
      stop();
    }
  }
}

/** A server that calls itself degraded gives no reason, so the text is the call's fallback (§8). */
const degraded = () =>
  new ApiError({
    kind: 'http',
    status: 200,
    fallbackKey: 'health',
    message: FALLBACK_TEXTS.health,
  });
