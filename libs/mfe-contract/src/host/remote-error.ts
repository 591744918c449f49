/**
 * Why a remote's module could not be loaded:
 *
 * - `not_listed`: it is not in `remotes.json`.
 * - `timeout`: there was no response in time.
 * - `unreachable`: its files could not be fetched.
 * - `incompatible`: it was built against another contract or other shared versions.
 * - `broken`: it was fetched, but it failed or is not a module of the contract.
 * - `refused`: it comes from an origin that is not allowed, or has no integrity hash.
 */
export type RemoteProblem =
  'not_listed' | 'timeout' | 'unreachable' | 'incompatible' | 'broken' | 'refused';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly problem: RemoteProblem,
    readonly moduleId: string,
    detail: string,
    cause?: unknown,
  ) {
    super(`${moduleId}: ${problem}: ${detail}`, { cause });
  }
}

/** Classifies an error from fetching, running or loading a chunk. */
export function problemOf(error: unknown): RemoteProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/RemoteRefusal/.test(text)) return 'refused';
  if (/timeout|timed out|TimeoutError/i.test(text)) return 'timeout';
  if (/does not satisfy the requirement/.test(text)) return 'incompatible';
  if (/ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|NetworkError/i.test(text))
    return 'unreachable';
  return 'broken';
}
