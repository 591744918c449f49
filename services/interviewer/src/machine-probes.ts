import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sherpaOnnxPath } from './local-models/sherpa-onnx';
import type { Probes } from './engine-selection';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 20_000;

async function succeeds(program: string, args: string[]): Promise<boolean> {
  try {
    await run(program, args, { timeout: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

/** Probes that check what is installed on this machine. */
export const machineProbes: Probes = {
  espeakInstalled: () => succeeds('espeak-ng', ['--version']),
  pocketSphinxWorks: (python) => succeeds(python, ['-c', 'import pocketsphinx']),
  // Load the native library in a separate process, because it is large and may not support this
  // system.
  sherpaWorks: async () => {
    const path = sherpaOnnxPath();
    return path !== null && succeeds(process.execPath, ['-e', `require(${JSON.stringify(path)})`]);
  },
};
