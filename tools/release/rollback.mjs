/** `npm run rollback -- <remote> [--to <version>] [--channel stable|preview] [--target <folder>]`: makes an earlier release live again. */
import { createReport, StartError } from '../start/report.mjs';
import { readArguments } from './arguments.mjs';
import { rollBack } from './release-build.mjs';
import { ReleaseError } from './release-error.mjs';

const report = createReport();

try {
  const { remote, channel, target, to } = readArguments(process.argv.slice(2), ['to']);
  const { version, replaced, switched } = await rollBack({
    remote,
    channel,
    target,
    to,
    onWait: () => report.say('A release holds the target: waiting for it to end…'),
  });
  report.say(
    switched
      ? `${remote}, ${channel}: ${replaced} → ${version}`
      : `${remote}, ${channel}: ${version} was live already, nothing changed`,
  );
} catch (error) {
  report.fail(
    error instanceof ReleaseError || error instanceof StartError
      ? `${error.message}\nNothing was switched.`
      : error.stack,
  );
  process.exitCode = 1;
}
