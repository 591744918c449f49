import type { HarnessModule, HarnessScene } from './harness-module';

export type Servers = 'fake' | 'real';

/**
 * What the URL selects. Changing module, scene or servers reloads the page, since stores and
 * clients are created once.
 */
export interface Choice {
  module: HarnessModule;
  scene: HarnessScene;
  servers: Servers;
}

/** A module's name within its remote: `AuthScreen` of `auth/AuthScreen`. */
export const exposedName = ({ id }: Pick<HarnessModule, 'id'>): string =>
  id.slice(id.indexOf('/') + 1);

/**
 * Reads `?module=…&scene=…&servers=real`. Defaults to the first module and scene, and fake servers.
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

/** The query string for a choice. Keeps a scene's own parameters (`keep`), such as a room token. */
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
