import type { HarnessModule, HarnessScene } from './harness-module';

export type Servers = 'fake' | 'real';

/** What the address bar asks for. Another module, scene or kind of servers is another page: stores and clients are made once for a page. */
export interface Choice {
  module: HarnessModule;
  scene: HarnessScene;
  servers: Servers;
}

/** The name of a module within its remote: `AuthScreen` of `auth/AuthScreen`. */
export const exposedName = ({ id }: Pick<HarnessModule, 'id'>): string =>
  id.slice(id.indexOf('/') + 1);

/** Reads `?module=…&scene=…&servers=real`. What is left out or unknown is the first, and the fake servers. */
export function readChoice(
  search: string,
  modules: readonly [HarnessModule, ...HarnessModule[]],
): Choice {
  const query = new URLSearchParams(search);
  const module = modules.find((one) => exposedName(one) === query.get('module')) ?? modules[0];
  const scene = module.scenes.find(({ name }) => name === query.get('scene')) ?? module.scenes[0];
  return { module, scene, servers: query.get('servers') === 'real' ? 'real' : 'fake' };
}

/** The query that `readChoice` reads so; a scene's other parameters (`keep`, such as a room's token) stay in it. */
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
