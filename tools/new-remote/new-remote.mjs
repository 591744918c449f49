/**
 * `npm run new-remote -- <name>` creates `apps/<name>-mfe`, which can be built, tested and loaded
 * immediately, and registers it wherever remotes are listed.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../format.mjs';
import { createReport } from '../start/report.mjs';
import { portVariable, PORTS, REMOTES, ROOT } from '../start/settings.mjs';
import { nameProblem } from './name.mjs';
import { pascal, planRemote } from './plan.mjs';

const report = createReport();

async function main([name, ...rest]) {
  if (rest.length > 0) throw new Error(`One remote at a time: unexpected "${rest.join(' ')}"`);
  const namespaces = readdirSync(join(ROOT, 'libs/i18n/locales/en-US')).map((file) =>
    file.replace('.json', ''),
  );
  const problem = nameProblem(name, {
    remotes: REMOTES,
    namespaces,
    variables: PORTS.map(({ variable }) => variable),
  });
  if (problem !== null) throw new Error(problem);
  const folder = `apps/${name}-mfe`;
  const { made, changed } = planRemote(ROOT, name);
  const there = [folder, ...made.keys()].find((path) => existsSync(join(ROOT, path)));
  if (there !== undefined) throw new Error(`${there} already exists: nothing is overwritten`);
  for (const [path, content] of [...made, ...changed]) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), await formatted(join(ROOT, path), content));
  }
  report.say(
    `${folder}: ${made.size} files made, ${changed.size} changed (${[...changed.keys()].join(', ')})`,
  );
  report.plain(nextSteps(name, JSON.parse(changed.get('apps/ports.json')).remotes[name]));
}

const nextSteps = (name, port) => `
Next:
  npm install                      the workspace learns of it (package-lock.json)
  npx nx dev ${name}-mfe           alone, on http://127.0.0.1:${port} (${portVariable(name)} moves it)
  npx nx run-many -t lint typecheck test build -p ${name}-mfe
Then decide:
  libs/mfe-contract/src/props.ts   what the host gives ${pascal(name)} and hears back
  apps/shell/src/views             where the page shows it: <Remote module="${name}/${pascal(name)}" … />
  libs/i18n/locales/*/${name}.json its texts, and its name in shell.json, in both languages
  .github/CODEOWNERS               its team`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  report.fail(`${error.message}\nNothing was written.`);
  process.exitCode = 1;
}
