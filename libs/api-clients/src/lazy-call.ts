import { networkError } from './api-error';
import type { FallbackKey } from './fallbacks';

/**
 * Wraps a call so that its code and schemas are loaded on first use, which keeps them out of the
 * files needed for login. The code is loaded before anything is sent. If that fails, the error is
 * the same as for an unreachable server, and the caller can try again.
 */
export function lazyCall<Module, Args extends unknown[], Result>(
  load: () => Promise<Module>,
  pick: (module: Module) => (...args: Args) => Promise<Result>,
  fallbackKey: FallbackKey,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const module = await load().catch((cause: unknown) => {
      throw networkError(fallbackKey, cause);
    });
    return pick(module)(...args);
  };
}
