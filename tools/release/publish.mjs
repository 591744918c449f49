/**
 * `npm run release:publish -- <target> <message>` commits a release's changes and pushes them. The
 * target folder must be a checkout of the branch to publish.
 */
import { createReport } from '../start/report.mjs';
import { run } from '../start/run.mjs';

const report = createReport();
const [target, message] = process.argv.slice(2);

async function git(...words) {
  const { code, output } = await run('git', [
    '-C',
    target,
    '-c',
    'user.name=release',
    '-c',
    'user.email=release@portal.invalid',
    ...words,
  ]);
  if (code !== 0) throw new Error(`git ${words[0]}: ${output.trim()}`);
  return output;
}

async function main() {
  if (!target || !message) throw new Error('Usage: npm run release:publish -- <target> <message>');
  await git('add', '--all');
  if ((await git('status', '--porcelain')) === '')
    return report.say('Nothing changed, nothing to publish');
  await git('commit', '--quiet', '--message', message);
  await git('push', '--quiet');
  report.say(`Published: ${message}`);
}

try {
  await main();
} catch (error) {
  report.fail(error.message);
  process.exitCode = 1;
}
