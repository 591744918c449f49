import { networkError } from './api-error';
import type { FallbackKey } from './fallbacks';

/**
 * A call whose code is fetched when it is first made: what nobody needs before login is in files of its own. Code that can't be fetched
 * counts as a server that can't be reached.
 */
export function later<Module, Args extends unknown[], Result>(
  load: () => Promise<Module>, pick: (module: Module) => (...args: Args) => Promise<Result>, fallbackKey: FallbackKey,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const module = await load().catch((cause: unknown) => { throw networkError(fallbackKey, cause); });
    return pick(module)(...args);
  };
}
