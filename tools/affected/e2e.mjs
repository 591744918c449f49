/** `npm run e2e:affected`: the browser journeys of what changed since `NX_BASE` (the main branch, where that is not set). */
import { basename, dirname, join, relative } from 'node:path';
import { readProjects } from '../checks/projects.mjs';
import { NX, NX_ENV } from '../start/build.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { createReport } from '../start/report.mjs';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { journeysFor } from './journeys.mjs';

const report = createReport();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

async function affectedProjects() {
  const { code, output } = await run(
    process.execPath,
    [NX, 'show', 'projects', '--affected', `--base=${process.env.NX_BASE || 'main'}`, '--json'],
    { cwd: ROOT, env: { ...process.env, ...NX_ENV } },
  );
  if (code !== 0) throw new Error(output);
  const names = JSON.parse(output.slice(output.indexOf('[')));
  return readProjects()
    .filter(({ name }) => names.includes(name))
    .map(({ name, folder }) => ({
      name,
      group: basename(dirname(relative(ROOT, folder))) || name,
    }));
}

const projects = journeysFor(await affectedProjects());
report.say(
  projects.length === 0 ? 'No journey is affected' : `Affected journeys: ${projects.join(', ')}`,
);
for (const project of projects) {
  const { code } = await run(process.execPath, [join(ROOT, 'tools/e2e.mjs'), project], {
    cwd: ROOT,
    echo: true,
  });
  if (code !== 0) process.exitCode = 1;
}
