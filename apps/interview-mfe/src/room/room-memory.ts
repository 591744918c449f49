/** The storage methods that `RoomMemory` uses. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A typed answer that has not been sent yet. */
export interface WaitingAnswer {
  segmentId: string;
  text: string;
}

interface Remembered {
  /** The unsent text in the answer field. */
  draft: string;
  waiting: readonly WaitingAnswer[];
  takeYourTime: boolean;
  /** Whether the candidate has dismissed the notice that answers are typed. */
  typedOnlyDismissed: boolean;
}

const NOTHING: Remembered = {
  draft: '',
  waiting: [],
  takeYourTime: false,
  typedOnlyDismissed: false,
};

function read(text: string | null): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(text ?? '{}') as Partial<Remembered>) };
  } catch {
    return NOTHING;
  }
}

/**
 * Keeps data about one interview across reloads. If session storage is blocked, the data lasts only
 * until the page is reloaded.
 */
export class RoomMemory {
  readonly #storage: MemoryStorage | null;
  readonly #key: string;
  #value: Remembered;

  constructor(storage: MemoryStorage | null, interviewId: string) {
    this.#storage = storage;
    this.#key = `portal.room.${interviewId}`;
    this.#value = read(this.#try(() => storage?.getItem(this.#key) ?? null));
  }

  get value(): Remembered {
    return this.#value;
  }

  keep(change: Partial<Remembered>): void {
    this.#value = { ...this.#value, ...change };
    this.#try(() => this.#storage?.setItem(this.#key, JSON.stringify(this.#value)));
  }

  /** Deletes all data. Call this when the candidate leaves. */
  clear(): void {
    this.#value = NOTHING;
    this.#try(() => this.#storage?.removeItem(this.#key));
  }

  /** Runs a storage operation. Storage may be full or blocked, so errors are ignored. */
  #try<T>(run: () => T): T | null {
    try {
      return run();
    } catch {
      return null;
    }
  }
}
