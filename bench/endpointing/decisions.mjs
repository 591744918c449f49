// Records of decisions: what the interviewer knew in each silence of a turn, one turn a line.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingsFolder } from '../recordings.mjs';
import { TurnRecorder, turns, VOICES } from './turns.mjs';

/** Where the recorded decisions are kept. */
const folder = recordingsFolder('endpointing', import.meta.dirname, [
  'turns.mjs',
  'voices.mjs',
  'models.mjs',
  'pauses.txt',
  '../barge-in/voices.mjs',
  '../barge-in/scene.mjs',
  '../barge-in/synth.mjs',
  '../../services/interviewer/src/stt/pocketsphinx.ts',
  '../../services/interviewer/src/stt/segmenter.ts',
  '../../services/interviewer/src/turn-detection/voice-activity.ts',
  '../../services/interviewer/pocketsphinx/adaptation.py',
  '../../services/interviewer/pocketsphinx/recognizer.py',
]);

export const readDecisions = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Returns the recorded turns of a half. Each voice is recorded only once. */
export async function recorded(half) {
  mkdirSync(folder, { recursive: true });
  let recorder = null;
  const all = [];
  for (const voice of VOICES[half]) {
    const file = join(folder, `${half}-${voice}.jsonl`);
    if (!existsSync(file)) {
      recorder ??= await TurnRecorder.open();
      const lines = [];
      for (const line of turns(half))
        lines.push(
          JSON.stringify({ interview: voice, silences: await recorder.record(voice, line) }),
        );
      writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
      renameSync(`${file}.new`, file);
    }
    all.push(...readDecisions(file));
  }
  recorder?.close();
  return all;
}
