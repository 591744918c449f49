import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWavHeader, SampleReader } from '@portal/interviewer/tts/wav';
import { CANDIDATE_RATE } from './samples';

interface Phone {
  name: string;
  /** End time in the recording (s). */
  end: number;
}

const SILENCE = 'pau';

/** Parses the output of `flite -psdur`, such as `pau:0.177 ay:0.320 …`. */
export function readPhones(printed: string): Phone[] {
  return printed
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [name = '', end = ''] = item.split(':');
      return { name, end: Number(end) };
    });
}

/**
 * Returns the position (in samples) at which `sounded` phones have been spoken. Silences are not
 * counted as phones.
 */
export function boundaryAfter(phones: readonly Phone[], sounded: number): number {
  const phone = phones.filter(({ name }) => name !== SILENCE)[sounded - 1];
  if (!phone) throw new Error(`no phone ${sounded} in a recording of ${phones.length}`);
  return Math.round(phone.end * CANDIDATE_RATE);
}

function flite(args: readonly string[]): string {
  return execFileSync('flite', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function readWav(file: string): Int16Array {
  const bytes = readFileSync(file);
  const format = readWavHeader(bytes);
  if (format?.sampleRate !== CANDIDATE_RATE || format.channels !== 1)
    throw new Error(`flite gave ${format?.sampleRate} Hz, ${format?.channels} channels`);
  return new SampleReader().read(bytes.subarray(format.dataOffset));
}

/** Synthesises speech with flite. `source` is either `-t` and the text, or `-p` and the phones. */
function render(
  voice: string,
  source: readonly string[],
): { samples: Int16Array; phones: Phone[] } {
  const folder = mkdtempSync(join(tmpdir(), 'voice-bench-'));
  try {
    const file = join(folder, 'speech.wav');
    const phones = readPhones(flite(['-voice', voice, '-psdur', ...source, '-o', file]));
    return { samples: readWav(file), phones };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Synthesises a text as continuous speech. For each word count in `afterWords`, `boundaries`
 * contains the position (in samples) at which that many words have been spoken.
 * @throws Error if flite is not installed
 */
export function sayText(
  voice: string,
  words: readonly string[],
  afterWords: readonly number[],
): { samples: Int16Array; boundaries: number[] } {
  const { samples, phones } = render(voice, ['-t', words.join(' ')]);
  const boundaries = afterWords.map((count) => {
    const beginning = words.slice(0, count).join(' ').replace(/[,.]$/, '');
    const sounded = flite(['-voice', voice, '-ps', '-t', beginning, 'none'])
      .trim()
      .split(/\s+/)
      .filter((name) => name !== SILENCE).length;
    return boundaryAfter(phones, sounded);
  });
  return { samples, boundaries };
}

/** Synthesises sounds other than words, given as phones. */
export const sayPhones = (voice: string, phones: string): Int16Array =>
  render(voice, ['-p', phones]).samples;
