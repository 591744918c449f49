import { readdirSync, readFileSync } from 'node:fs';

const NETWORK = 'network.mojom.NetworkService';

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Every process that descends from one, on Linux. */
function descendants(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1]),
    }));
  const found = [pid];
  for (const of of found)
    found.push(...parents.filter(({ parent }) => parent === of).map((child) => child.pid));
  return found.slice(1);
}

/** The process of a Chromium that holds all of its sockets. @throws Error where there is none */
export function networkProcessOf(browserPid) {
  const pid = descendants(browserPid).find((child) =>
    read(`/proc/${child}/cmdline`).includes(NETWORK),
  );
  if (pid === undefined) throw new Error('the browser has no network process');
  return pid;
}
