/** The storage methods in use. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A typed answer that was not sent yet. */
export interface WaitingAnswer {
  segmentId: string;
  text: string;
}

interface Remembered {
  /** The text in the answer field. */
  draft: string;
  waiting: readonly WaitingAnswer[];
  takeYourTime: boolean;
}

const NOTHING: Remembered = { draft: '', waiting: [], takeYourTime: false };

function read(text: string | null): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(text ?? '{}') as Partial<Remembered>) };
  } catch {
    return NOTHING;
  }
}

/**
 * Data of one interview that survives a reload, in session storage, or in memory if that is
 * blocked.
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

  /** Deletes everything, on leaving. */
  clear(): void {
    this.#value = NOTHING;
    this.#try(() => this.#storage?.removeItem(this.#key));
  }

  /** Storage may be full or blocked: continue in memory. */
  #try<T>(run: () => T): T | null {
    try {
      return run();
    } catch {
      return null;
    }
  }
}
