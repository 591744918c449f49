import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkedAnswer, PausePlace } from '../corpus/answers';
import { readMarks, wordsOf } from '../corpus/marks';
import { cough } from './cough';
import { sayPhones, sayText } from './flite';
import { insertPauses, quietestPlace } from './pauses';
import { CANDIDATE_RATE, normalise, trimToVoice } from './samples';

/**
 * Peak amplitude of all candidate audio, out of 32,767. It is roughly that of speech at the usual
 * distance from the microphone.
 */
const LOUDEST = 11_000;
/** Part of each cache key. Increment it whenever the way clips are generated changes. */
const VERSION = 1;

export interface ClipPause {
  place: PausePlace;
  ms: number;
  /**
   * Positions in the clip, in samples: the last voiced sample before the pause and the first one
   * after it.
   */
  from: number;
  to: number;
  /**
   * The words between the previous pause and this one, and those between this pause and the next.
   */
  before: string;
  after: string;
}

/** A recording that begins and ends with a voiced sample. */
export interface Clip {
  id: string;
  kind: 'answer' | SoundKind;
  text: string;
  /** Path of a file with raw samples (16 kHz, 16-bit, little-endian). */
  file: string;
  lengthMs: number;
  pauses: ClipPause[];
}

export type SoundKind = 'cough' | 'mm-hm';

/** Sounds that must not interrupt the interviewer. */
const SOUNDS: readonly { id: string; kind: SoundKind; make: () => Int16Array }[] = [
  { id: 'cough-1', kind: 'cough', make: () => cough(1, 11, LOUDEST) },
  { id: 'mm-hm-1', kind: 'mm-hm', make: () => sayPhones('rms', 'pau m m hh m m pau') },
  { id: 'cough-2', kind: 'cough', make: () => cough(2, 23, LOUDEST) },
  { id: 'mm-hm-2', kind: 'mm-hm', make: () => sayPhones('slt', 'pau m hh m pau') },
];

/** Makes each clip of candidate audio only once and caches it in a folder. */
export class ClipMaker {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Returns the clip for an answer.
   * @param pauseMs lengths of the pauses at the answer's marks (ms), in order; no pauses by default
   */
  answer({ id, voice, marked }: MarkedAnswer, pauseMs: readonly number[] = []): Clip {
    const { text, marks } = readMarks(marked);
    const planted = marks.slice(0, pauseMs.length);
    return this.cached([id, voice, marked, ...pauseMs], () => {
      const words = wordsOf(text);
      const { samples, boundaries } = sayText(
        voice,
        words,
        planted.map(({ afterWords }) => afterWords),
      );
      const cuts = boundaries.map((boundary, i) => ({
        at: quietestPlace(samples, boundary),
        ms: pauseMs[i] ?? 0,
      }));
      const paused = insertPauses(samples, cuts);
      const { voiced, lead } = trimToVoice(paused.samples);
      const edges = [0, ...planted.map(({ afterWords }) => afterWords), words.length];
      const pauses = planted.map(({ place }, i) => ({
        place,
        ms: pauseMs[i] ?? 0,
        from: (paused.pauses[i]?.from ?? 0) - lead,
        to: (paused.pauses[i]?.to ?? 0) - lead,
        before: words.slice(edges[i], edges[i + 1]).join(' '),
        after: words.slice(edges[i + 1], edges[i + 2]).join(' '),
      }));
      return {
        samples: normalise(voiced, LOUDEST),
        clip: {
          id: pauseMs.length ? `${id}:${pauseMs.join('-')}` : id,
          kind: 'answer',
          text,
          pauses,
        },
      };
    });
  }

  sounds(): Clip[] {
    return SOUNDS.map(({ id, kind, make }) =>
      this.cached([id], () => ({
        samples: normalise(trimToVoice(make()).voiced, LOUDEST),
        clip: { id, kind, text: '', pauses: [] },
      })),
    );
  }

  private cached(
    key: readonly (string | number)[],
    make: () => { samples: Int16Array; clip: Pick<Clip, 'id' | 'kind' | 'text' | 'pauses'> },
  ): Clip {
    const name = join(
      this.folder,
      createHash('sha256')
        .update(JSON.stringify([VERSION, ...key]))
        .digest('hex')
        .slice(0, 24),
    );
    if (existsSync(`${name}.json`))
      return { ...(JSON.parse(readFileSync(`${name}.json`, 'utf8')) as Clip), file: `${name}.s16` };
    const { samples, clip } = make();
    const whole: Clip = {
      ...clip,
      file: `${name}.s16`,
      lengthMs: (samples.length / CANDIDATE_RATE) * 1_000,
    };
    writeFileSync(whole.file, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    // Write the description last and atomically, so that an interrupted run leaves no incomplete
    // clip.
    writeFileSync(`${name}.json.new`, JSON.stringify(whole));
    renameSync(`${name}.json.new`, `${name}.json`);
    return whole;
  }
}

export function readSamples(file: string): Int16Array {
  const bytes = readFileSync(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
