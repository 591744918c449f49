/** The few calls of the browser's storage that are used. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A typed answer that the room has not taken yet. */
export interface WaitingAnswer {
  segmentId: string;
  text: string;
}

interface Remembered {
  /** What stands in the answer box. */
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

/** What must outlive a reload of one interview's page, in the tab's own storage; where that is refused, in memory alone. */
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

  /** Forgets all, as when the interview is left. */
  clear(): void {
    this.#value = NOTHING;
    this.#try(() => this.#storage?.removeItem(this.#key));
  }

  /** A storage may be full or forbidden: then the page itself remembers. */
  #try<T>(run: () => T): T | null {
    try {
      return run();
    } catch {
      return null;
    }
  }
}
