import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPdfExtractor } from '../../pdf/extractor.ts';
import buildPdfWorker from '../build-pdf-worker.mjs';
import { testPdfWorkerUrl } from '../pdf-worker-url.ts';
import { accuracyOf, readSample } from './accuracy.ts';
import { sampleResumes } from './samples.ts';

/**
 * Prints how many facts are read as printed from the resumes of a folder (`name.pdf` with
 * `name.json`), for each kind of fact, but none of their text: `npm run evaluate:resumes -- folder`.
 */
async function evaluate(folder) {
  const samples = sampleResumes(pathToFileURL(`${resolve(folder)}/`));
  // Neither the bundler nor the reader's process keeps this process running.
  const alive = setInterval(() => undefined, 1_000);
  await buildPdfWorker();
  const extractor = createPdfExtractor({ workerUrl: testPdfWorkerUrl });
  try {
    const read = [];
    for (const sample of samples)
      read.push({ sample, reading: await readSample(extractor, sample) });
    return accuracyOf(read);
  } finally {
    await extractor.close();
    clearInterval(alive);
  }
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: npm run evaluate:resumes -- <folder>\n');
  process.exitCode = 2;
} else {
  for (const [fact, value] of Object.entries(await evaluate(folder)))
    process.stdout.write(
      `${fact.padEnd(16)}${typeof value === 'number' ? value : `${value.right}/${value.of}`}\n`,
    );
}
