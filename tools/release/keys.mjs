/**
 * `npx nx release-keys portal [--out <file>]` creates the key pair that signs `remotes.json`, and
 * prints the public key that the shell must be built with.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createReport, StartError } from '../start/report.mjs';
import { readSettings } from '../start/settings.mjs';
import { keyFile, makeKey, publicKeyOf } from '../start/signing-key.mjs';

const report = createReport();

function readOut() {
  try {
    return parseArgs({ options: { out: { type: 'string' } } }).values.out;
  } catch (error) {
    throw new StartError(error.message);
  }
}

try {
  const out = readOut();
  const file = out ? resolve(out) : keyFile(readSettings().dataDir);
  const publicKey = publicKeyOf(makeKey(file));
  report.say(`The key is in ${file}: keep it where releases are signed (REMOTES_SIGNING_KEY)`);
  report.say('Build the shell with its public half:');
  report.plain(`REMOTES_PUBLIC_KEY=${publicKey}`);
} catch (error) {
  report.fail(error instanceof StartError ? error.message : error.stack);
  process.exitCode = 1;
}
