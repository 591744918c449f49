/**
 * `npm run bench:hearing [-- --tuning]`: how well the built-in recognizer hears answers to an
 * interview, as it is shipped and adapted to the interview's documents. Runs the held-out half, or
 * with `--tuning` the other: each run on the held-out half is one more look at it, and is noted in
 * the README. Needs flite and espeak-ng.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Speaker, VOICES } from '@portal/interviewer/stt/testing/synthetic-speech';
import { candidatesOf, type Half } from './corpus';
import { hear, type Heard } from './hear';
import { describe, figures, resultLine, shortfalls, sum } from './report';

const ROOT = join(import.meta.dirname, '../../..');
const speaker = new Speaker(join(ROOT, '.cache/hearing'));

async function measure(half: Half): Promise<Heard> {
  const jobs = candidatesOf(half).flatMap((candidate) =>
    VOICES[half].map((voice) => ({ candidate, voice })),
  );
  const heard: Heard[] = [];
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift())
      heard.push(await hear(job.candidate, job.voice, speaker));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sum(heard);
}

const print = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

if (process.argv.includes('--tuning')) {
  print(describe('Tuning half', await measure('tuning')));
} else {
  const heldOut = await measure('held-out');
  const found = figures(heldOut);
  const missing = shortfalls(found);
  print([
    ...describe('Held-out half', heldOut),
    '',
    missing.length === 0 ? 'The adaptation holds.' : `Not reached: ${missing.join('; ')}.`,
    resultLine(found),
  ]);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
