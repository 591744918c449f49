import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createVad, WINDOW } from './scene.mjs';
import { RATE } from './synth.mjs';

const PYTHON =
  process.env.POCKETSPHINX_PYTHON ??
  join(fileURLToPath(new URL('../..', import.meta.url)), '.cache/python/bin/python3');
/**
 * Number of samples between one partial result and the next: 200 ms, as in
 * `services/interviewer/pocketsphinx/recognizer.py`. Computing a result takes about `WORK_MS`.
 */
const GUESS_SAMPLES = 0.2 * RATE;
const WORK_MS = 60;

/**
 * The built-in recognizer. It is fed only the speech that the interviewer's voice activity
 * detection finds.
 */
export class Words {
  constructor(listening) {
    this.listening = listening;
    this.engine = spawn(PYTHON, [join(import.meta.dirname, 'partials.py')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.lines = createInterface({ input: this.engine.stdout })[Symbol.asyncIterator]();
  }

  /**
   * Recognizes the words in a recording.
   * @returns the transcript after each change, as a list of `{ at, text }`: `at` is in ms, and
   *   `text` contains all the words recognized so far
   */
  async of(samples) {
    const told = [];
    let before = [];
    for (const piece of await this.pieces(samples)) {
      const texts = await this.textsOf(piece);
      for (const [i, { at }] of piece.guesses.entries())
        told.push({ at: at + WORK_MS, text: [...before, texts[i]].join(' ').trim() });
      before = [...before, texts.at(-1)];
    }
    return told.filter(({ text }, i) => text !== (told[i - 1]?.text ?? ''));
  }

  close() {
    this.engine.stdin.end();
  }

  async textsOf({ samples, guesses }) {
    const lengths = guesses.map(({ length }) => length);
    this.engine.stdin.write(`${JSON.stringify(lengths)}\n`);
    this.engine.stdin.write(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the recognizer has ended');
    return JSON.parse(value);
  }

  /**
   * Returns the segments that voice activity detection finds in a recording. For each partial
   * result, `guesses` contains the length of the audio that the result covers (samples) and the
   * time when it is due (ms).
   */
  async pieces(samples) {
    const pieces = [];
    let now = 0;
    let dueAt = 0;
    const piece = () => pieces.at(-1);
    const guess = () => {
      const {
        samples: { length },
        guesses,
      } = piece();
      // Audio from before the detected start of speech arrives all at once and produces only one
      // partial result.
      if (guesses.at(-1)?.at === now) guesses.pop();
      guesses.push({ length, at: now });
    };
    const taken = {
      begin: () =>
        pieces.push({ samples: new Int16Array(), guesses: [] }) && (dueAt = GUESS_SAMPLES),
      accept(more) {
        piece().samples = Int16Array.from([...piece().samples, ...more]);
        if (piece().samples.length < dueAt) return;
        dueAt = piece().samples.length + GUESS_SAMPLES;
        guess();
      },
      finish: () => Promise.resolve(guess()),
    };
    const segmenter = new this.listening.Segmenter(taken, {
      partial() {},
      final() {},
      failed(error) {
        throw error;
      },
    });
    let next;
    const activity = new this.listening.VoiceActivity(
      createVad(),
      {
        window(window) {
          now = window.at;
          segmenter.accept(window.samples);
          next();
        },
        started: () => segmenter.speechStarted(),
        ended: () => segmenter.speechEnded(),
      },
      (error) => {
        throw error;
      },
    );
    for (let end = WINDOW; end <= samples.length; end += WINDOW) {
      await new Promise((resolve) => {
        next = resolve;
        activity.accept(samples.slice(end - WINDOW, end), (end * 1_000) / RATE);
      });
    }
    return pieces;
  }
}
