import { createVad, predict } from './models.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inQuietRoom } from './voices.mjs';

const WINDOW = 512;
/**
 * How long silence must last before speech is considered to have ended (ms), as in the
 * interviewer's `turn-detection/voice-activity.ts`.
 */
const SPEECH_ENDS_MS = 160;
/** Input length of the end-of-turn model (samples). */
const HEARD = 19_200;
const LEAD_IN_MS = 300;

/** The interviewer's own recognizer, in a separate process. */
export class Recognizer {
  constructor(python, script) {
    this.child = spawn(python, ['-u', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout });
  }

  async ready() {
    await once(this.lines, 'line');
  }

  send(kind, samples = new Int16Array()) {
    const head = Buffer.alloc(5);
    head.write(kind, 'latin1');
    head.writeUInt32LE(samples.byteLength, 1);
    this.child.stdin.write(
      Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]),
    );
  }

  finish() {
    return new Promise((resolve) => {
      const take = (line) => {
        const message = JSON.parse(line);
        if (message.type !== 'final') return;
        this.lines.off('line', take);
        resolve(message);
      };
      this.lines.on('line', take);
      this.send('E');
    });
  }

  close() {
    this.child.stdin.end();
  }
}

/**
 * Returns what the interviewer knows after this speech and 160 ms of silence: the recognizer's
 * words and the end-of-turn model's probability. `overhangMs` is the time from the true end of
 * speech to its detected end.
 */
export async function observe(recognizer, speech) {
  const sound = inQuietRoom(speech, LEAD_IN_MS, 1_000);
  const vad = createVad();
  const trueEndMs = LEAD_IN_MS + speech.length / 16;
  let voicedMs = null;
  recognizer.send('S');
  for (let at = 0; at + WINDOW <= sound.length; at += WINDOW) {
    const window = sound.slice(at, at + WINDOW);
    const endMs = (at + WINDOW) / 16;
    if ((await vad.predict(window)) >= (voicedMs === null ? 0.5 : 0.35)) voicedMs = endMs;
    recognizer.send('A', window);
    if (endMs < trueEndMs || voicedMs === null || endMs - voicedMs < SPEECH_ENDS_MS) continue;
    const endOfTurn = await predict(sound.slice(Math.max(0, at + WINDOW - HEARD), at + WINDOW));
    const { text, sentenceEnd, endings } = await recognizer.finish();
    return { text, sentenceEnd, endings, endOfTurn, overhangMs: Math.round(voicedMs - trueEndMs) };
  }
  const { text, sentenceEnd, endings } = await recognizer.finish();
  return { text, sentenceEnd, endings, endOfTurn: null, overhangMs: null };
}
