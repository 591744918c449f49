/**
 * `npm run release -- <remote> [--channel stable|preview] [--canary <percent>] [--target <folder>]
 * [--base-url <url>]` builds one remote, checks it and makes it live.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, StartError } from '../start/report.mjs';
import { readArguments, readBaseUrl, readCanary, readSigningKey } from './arguments.mjs';
import { buildRemote, projectOf } from './build-remote.mjs';
import { readContract } from './contract.mjs';
import { releaseBuild } from './release-build.mjs';
import { ReleaseError } from './release-error.mjs';

const report = createReport();

async function main() {
  const {
    remote,
    channel,
    target,
    'base-url': baseUrl,
    ...asked
  } = readArguments(process.argv.slice(2), { 'base-url': 'string', canary: 'string' });
  const canary = readCanary(asked.canary, channel);
  const key = readSigningKey();
  const served = readBaseUrl(baseUrl || process.env.REMOTES_BASE_URL);
  const step = report.step(`Build of ${remote}`);
  const build = await buildRemote(remote, (line) => step.progress(line)).catch((error) => {
    step.fail('failed');
    throw error;
  });
  step.done('done');
  const { version: packageVersion } = JSON.parse(
    readFileSync(join(projectOf(remote), 'package.json'), 'utf8'),
  );
  const { version, copied, replaced, switched } = await releaseBuild({
    remote,
    build,
    target,
    channel,
    packageVersion,
    baseUrl: served,
    contract: readContract(),
    key,
    canary,
    onWait: () => report.say('Another release holds the target: waiting for it to end…'),
  });
  report.say(
    copied
      ? `${remote} ${version} is in ${join(target, remote, version)}, read back and whole`
      : `${remote} ${version} is in the target already`,
  );
  const place = canary === undefined ? channel : `canary for ${canary} %`;
  report.say(
    switched
      ? `${place}: ${replaced ?? 'nothing'} → ${version}`
      : `${place}: ${version} was live already, nothing changed`,
  );
}

try {
  await main();
} catch (error) {
  report.fail(
    error instanceof ReleaseError || error instanceof StartError
      ? `${error.message}\nNothing was switched.`
      : error.stack,
  );
  process.exitCode = 1;
}
