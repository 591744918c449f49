/**
 * `npm run release:sign [-- --target <folder>]` gives a target's `remotes.json` a new serial and
 * signature without changing anything else. Use it for a list that was never signed, or after
 * changing the key.
 */
import { createReport, StartError } from '../start/report.mjs';
import { publicKeyOf } from '../start/signing-key.mjs';
import { readSigningKey, readTarget } from './arguments.mjs';
import { signAnew } from './release-build.mjs';
import { ReleaseError } from './release-error.mjs';

const report = createReport();

try {
  const [target, key] = [readTarget(process.argv.slice(2)), readSigningKey()];
  await signAnew({
    target,
    key,
    onWait: () => report.say('A release holds the target: waiting for it to end…'),
  });
  report.say(`remotes.json of ${target} is signed, for shells with the key ${publicKeyOf(key)}`);
} catch (error) {
  report.fail(
    error instanceof ReleaseError || error instanceof StartError ? error.message : error.stack,
  );
  process.exitCode = 1;
}
