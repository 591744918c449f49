import { ConfigError, readSpeechConfig } from './config';
import { machineProbes } from './machine-probes';
import { reportEngines } from './engine-selection';

/** Print the available engines as one line of JSON. */
try {
  process.stdout.write(
    `${JSON.stringify(await reportEngines(readSpeechConfig(process.env), machineProbes))}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
