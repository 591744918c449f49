import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPocketSphinx } from '../../services/interviewer/src/stt/pocketsphinx.ts';
import { Segmenter } from '../../services/interviewer/src/stt/segmenter.ts';
import { VoiceActivity } from '../../services/interviewer/src/turn-detection/voice-activity.ts';
import { espeak } from '../barge-in/voices.mjs';
import { pcm } from '../barge-in/scene.mjs';
import { createVad, predict } from './models.mjs';
import { inQuietRoom, RATE, Voices } from './voices.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.POCKETSPHINX_PYTHON ?? join(ROOT, '.cache/python/bin/python3');
const WINDOW = 512;
/** Input length of the end-of-turn model (samples). */
const HEARD = 19_200;
const LEAD_IN_MS = 500;
/** Length of the pauses while a turn is recorded (ms): long enough for every decision in it. */
const PAUSE_MS = 800;
const msOf = (samples) => (samples * 1_000) / RATE;

/** The voices of each half. Those of flite are cut inside a sentence; see `espeakPieces`. */
export const VOICES = {
  tuning: ['slt', 'kal16'],
  figures: ['rms', 'awb', 'en-gb+f2', 'en-gb-scotland'],
};

/** The turns of a half: lines of pauses.txt. */
export function turns(half) {
  return readFileSync(new URL('pauses.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .filter((_, i) => i % 2 === (half === 'tuning' ? 0 : 1));
}

const plain = (text) => text.replace(/\s*[|~]\s*/g, ' ').trim();

/** A sentence is rendered whole and cut, so that its melody does not fall where it is cut. */
function flitePieces(voices, voice, line) {
  return line.split('~').flatMap((sentence) => {
    const whole = voices.whole(voice, plain(sentence));
    const [open, rest] = sentence.split('|');
    if (rest === undefined) return [{ after: 'finished', sound: whole }];
    const beginning = voices.beginning(voice, plain(sentence), plain(open));
    return [
      { after: 'unfinished', sound: beginning },
      { after: 'finished', sound: whole.slice(beginning.length) },
    ];
  });
}

/**
 * espeak does not tell where a word ends. A comma after the last word before the pause makes it
 * speak that word as one that is followed by more.
 */
function espeakPieces(voice, line) {
  return line.split('~').flatMap((sentence) => {
    const [open, rest] = sentence.split('|').map((part) => part.trim());
    const said = (text) => pcm(espeak(voice, text).map((x) => x * 0.7));
    if (rest === undefined) return [{ after: 'finished', sound: said(open) }];
    return [
      { after: 'unfinished', sound: said(`${open},`) },
      { after: 'finished', sound: said(rest) },
    ];
  });
}

/** A turn's microphone, with pauses; `silences` has the kind of each silence and its start (ms). */
function spoken(voices, voice, line) {
  const pieces = voice.startsWith('en-')
    ? espeakPieces(voice, line)
    : flitePieces(voices, voice, line);
  const silences = [];
  const samples = [];
  for (const [i, { after, sound }] of pieces.entries()) {
    samples.push(...sound);
    silences.push({
      kind: i === pieces.length - 1 ? 'end' : after,
      at: LEAD_IN_MS + msOf(samples.length),
    });
    samples.push(...new Array((PAUSE_MS * RATE) / 1_000).fill(0));
  }
  return { heard: inQuietRoom(Int16Array.from(samples), LEAD_IN_MS, 0), silences };
}

/** Records what the interviewer knows in each silence of a turn, with the product's own parts. */
export class TurnRecorder {
  static async open() {
    return new TurnRecorder(await startPocketSphinx(PYTHON));
  }

  constructor(engine) {
    this.engine = engine;
    this.voices = new Voices(join(ROOT, '.cache/endpointing/speech'));
  }

  /**
   * Returns the decisions of a turn, in order:
   * - `kind`: what the silence is: `unfinished`, `finished` or `end`
   * - `evidence`: what the interviewer knows (`TurnEvidence`)
   * - `noticedMs`: from the last sound to where voice activity detection saw the end of it
   */
  async record(voice, line) {
    const { heard, silences } = spoken(this.voices, voice, line);
    const events = await this.listen(heard);
    return silences.flatMap(({ kind, at }) => {
      // The last one before the candidate goes on: speech may seem to end in a weak last word.
      const event = events.findLast(
        (one) => one.voicedAt > at - 300 && one.voicedAt < at + PAUSE_MS,
      );
      if (!event || !event.evidence.text) return [];
      return [{ kind, evidence: event.evidence, noticedMs: Math.round(event.voicedAt - at) }];
    });
  }

  async listen(heard) {
    const events = [];
    let text = '';
    let working = Promise.resolve();
    let next;
    const segmenter = new Segmenter(this.engine, {
      partial() {},
      final(result) {
        text = `${text} ${result.text}`.trim();
        this.done(result);
      },
      failed(error) {
        throw error;
      },
      done: null,
    });
    let now = 0;
    const activity = new VoiceActivity(
      createVad(),
      {
        window({ at, samples }) {
          now = at;
          segmenter.accept(samples);
          next();
        },
        started: () => segmenter.speechStarted(),
        ended: (voicedAt) => {
          const to = Math.round((now * RATE) / 1_000);
          working = working.then(async () => {
            const result = await new Promise((resolve) => {
              segmenter.listener.done = resolve;
              segmenter.speechEnded();
            });
            events.push({
              voicedAt,
              evidence: {
                text,
                language: 'en-US',
                endings: result.endings ?? null,
                sentenceEnd: result.sentenceEnd,
                endOfTurn: await predict(heard.slice(Math.max(0, to - HEARD), to)),
              },
            });
          });
        },
      },
      (error) => {
        throw error;
      },
    );
    for (let end = WINDOW; end <= heard.length; end += WINDOW) {
      await new Promise((resolve) => {
        next = resolve;
        activity.accept(heard.slice(end - WINDOW, end), msOf(end));
      });
      await working;
    }
    return events;
  }

  close() {
    this.engine.close();
  }
}
