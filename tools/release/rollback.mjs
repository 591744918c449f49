/**
 * `npm run rollback -- <remote> [--to <version> | --canary] [--channel stable|preview] [--target
 * <folder>]` makes an earlier release live again, or removes the remote's canary.
 */
import { createReport, StartError } from '../start/report.mjs';
import { readArguments, readSigningKey } from './arguments.mjs';
import { endCanary, rollBack } from './release-build.mjs';
import { ReleaseError } from './release-error.mjs';

const report = createReport();
const onWait = () => report.say('A release holds the target: waiting for it to end…');

async function main() {
  const { remote, channel, target, to, canary } = readArguments(process.argv.slice(2), {
    to: 'string',
    canary: 'boolean',
  });
  const key = readSigningKey();
  if (canary) {
    if (to !== undefined || channel !== 'stable')
      throw new ReleaseError('--canary only removes the canary');
    const { version, replaced } = await endCanary({ remote, target, key, onWait });
    return report.say(`${remote}: canary ${replaced} removed; everyone gets ${version}`);
  }
  const { version, replaced, switched } = await rollBack({
    remote,
    channel,
    target,
    to,
    key,
    onWait,
  });
  report.say(
    switched
      ? `${remote}, ${channel}: ${replaced} → ${version}`
      : `${remote}, ${channel}: ${version} was live already, nothing changed`,
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
