import { networkError } from './api-error';
import type { FallbackKey } from './fallbacks';

/**
 * A call whose code, with the schemas of its answers, is fetched when it is first made: what nobody needs before login is in files of its own. It is
 * there before anything is sent, so code that can't be fetched is a server that can't be reached: nothing has happened, and the call can be made again.
 */
export function later<Module, Args extends unknown[], Result>(
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
