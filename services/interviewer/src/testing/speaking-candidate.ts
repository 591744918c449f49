import { Candidate, Microphone } from '@portal/testing/candidate';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWavHeader, SampleReader } from '../tts/wav';

const RATE = 16_000;
/** Mean amplitude above which the interviewer is considered audible (16-bit samples). */
const AUDIBLE = 200;

/**
 * Renders `text` as speech, sampled at 16 kHz.
 * @throws Error if flite is not installed
 */
export function speech(text: string): Int16Array {
  const file = join(tmpdir(), `speech-${randomUUID()}.wav`);
  let bytes: Buffer;
  try {
    execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', file]);
    bytes = readFileSync(file);
  } finally {
    rmSync(file, { force: true });
  }
  const format = readWavHeader(bytes);
  if (format?.sampleRate !== RATE) throw new Error(`flite gave ${format?.sampleRate} Hz`);
  return new SampleReader().read(bytes.subarray(format.dataOffset));
}

/**
 * A simulated candidate that speaks with flite's voice and measures how loud the interviewer is.
 */
export class SpeakingCandidate extends Candidate {
  /** When the interviewer was last audible (ms since the epoch). */
  lastHeardAt = 0;
  /** Highest mean amplitude of the interviewer's audio frames so far. */
  loudest = 0;

  constructor() {
    super(new Microphone(RATE));
    this.onAudio = (samples, at) => {
      const level = samples.reduce((sum, sample) => sum + Math.abs(sample), 0) / samples.length;
      this.loudest = Math.max(this.loudest, level);
      if (level > AUDIBLE) this.lastHeardAt = at;
    };
  }

  /** Plays speech into the microphone. Resolves with the capture time of the last sample. */
  speak(text: string, samples = speech(text)): Promise<number> {
    return this.say(samples).ended;
  }

  type(text: string, segmentId: string): Promise<void> {
    return this.send({
      type: 'user_speech_chunk',
      data: { text_chunk: text, is_final: true, segment_id: segmentId, typed: true },
    });
  }
}
