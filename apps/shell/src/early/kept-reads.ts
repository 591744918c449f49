type Reads = Map<string, Promise<Response>>;
/** The page's global object. The two scripts are built apart and meet on it alone. */
export interface ReadsHolder { portalReads?: Reads }

const keyOf = (url: string, integrity: string | undefined) => `${new URL(url, document.baseURI).href} ${integrity ?? ''}`;

/**
 * For the early script: reads, and keeps each read for the main script to take over.
 * @returns null where the main script has begun: it reads for itself, and nothing is to be asked for twice.
 */
export function keepReads(holder: ReadsHolder, fetchOf: typeof fetch): ((url: string, init: RequestInit) => Promise<Response>) | null {
  if (holder.portalReads) return null;
  const reads: Reads = new Map();
  holder.portalReads = reads;
  return (url, init) => {
    const read = fetchOf(url, init);
    reads.set(keyOf(url, init.integrity), read);
    return read;
  };
}

/** For the main script: `fetch` that takes over, once each, what the early script has asked for; its outcome counts, failures too. */
export function takeReads(holder: ReadsHolder, fetchOf: typeof fetch): typeof fetch {
  const reads = (holder.portalReads ??= new Map());
  return (input, init) => {
    const key = keyOf(String(input), init?.integrity);
    const read = reads.get(key);
    reads.delete(key);
    return read ?? fetchOf(input, init);
  };
}
