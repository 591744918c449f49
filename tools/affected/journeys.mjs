/**
 * Playwright's projects to play for projects that a change affects, in their order. A part of the page is met on every screen, a server in
 * the journeys, and the process that serves the page wherever remotes are loaded from it.
 * @param {{ name: string, group: string }[]} affected `group`: the folder of the workspace that it is in.
 */
export function journeysFor(affected) {
  const played = new Set(
    affected.flatMap(({ name, group }) => [
      ...(OF_PROJECT[name] ?? []),
      ...(OF_GROUP[group] ?? []),
    ]),
  );
  return ALL.filter((project) => played.has(project));
}

const ALL = ['journeys', 'conformance', 'gallery', 'federation', 'room-down'];
const OF_GROUP = {
  apps: ['journeys', 'conformance', 'gallery', 'federation'],
  services: ['journeys', 'room-down'],
};
const OF_PROJECT = { e2e: ALL, standalone: ['federation'] };
