import type { HarnessModule, HarnessScene } from './harness-module';

export type Servers = 'fake' | 'real';

/**
 * The module, scene and servers selected by the URL. Changing any of them reloads the page, because
 * stores and clients are created only once.
 */
export interface Choice {
  module: HarnessModule;
  scene: HarnessScene;
  servers: Servers;
}

/** Returns a module's name within its remote: `AuthScreen` for `auth/AuthScreen`. */
export const exposedName = ({ id }: Pick<HarnessModule, 'id'>): string =>
  id.slice(id.indexOf('/') + 1);

/**
 * Reads the choice from a query string such as `?module=…&scene=…&servers=real`. Defaults to the
 * first module, its first scene and the fake servers.
 */
export function readChoice(
  search: string,
  modules: readonly [HarnessModule, ...HarnessModule[]],
): Choice {
  const query = new URLSearchParams(search);
  const module = modules.find((one) => exposedName(one) === query.get('module')) ?? modules[0];
  const scene = module.scenes.find(({ name }) => name === query.get('scene')) ?? module.scenes[0];
  return { module, scene, servers: query.get('servers') === 'real' ? 'real' : 'fake' };
}

/**
 * Returns the query string for a choice.
 * @param keep current query string; its other parameters, such as a room token that the scene
 *   needs, are kept
 */
export function searchOf(
  { module, scene, servers }: { module: string; scene?: string; servers: Servers },
  keep = '',
): string {
  const query = new URLSearchParams(keep);
  query.set('module', module);
  if (scene === undefined) query.delete('scene');
  else query.set('scene', scene);
  if (servers === 'real') query.set('servers', servers);
  else query.delete('servers');
  return `?${query.toString()}`;
}
