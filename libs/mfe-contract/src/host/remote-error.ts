/**
 * Why a remote's module could not be loaded:
 *
 * - `not_listed`: the remote is not in `remotes.json`.
 * - `timeout`: there was no response in time.
 * - `unreachable`: a file could not be fetched.
 * - `incompatible`: the remote was built against an incompatible version of the contract or of a
 *   shared package.
 * - `broken`: the remote's files were fetched, but are invalid or failed to run.
 * - `refused`: a file is on an origin that is not allowed, or has no integrity hash.
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

/** Classifies an error that occurred while a remote was loading. */
export function problemOf(error: unknown): RemoteProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/RemoteRefusal/.test(text)) return 'refused';
  if (/timeout|timed out|TimeoutError/i.test(text)) return 'timeout';
  if (/does not satisfy the requirement/.test(text)) return 'incompatible';
  if (/ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|NetworkError/i.test(text))
    return 'unreachable';
  return 'broken';
}
