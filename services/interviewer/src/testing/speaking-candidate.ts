import { Candidate, Microphone } from '@portal/testing/candidate';
import { execFileSync } from 'node:child_process';
import { readWavHeader, SampleReader } from '../tts/wav';

const RATE = 16_000;
/** Maximum size of flite's output: enough for a few minutes of audio. */
const MAX_SPEECH_BYTES = 2 ** 24;
/** Mean amplitude above which the interviewer counts as audible. */
const AUDIBLE = 200;

/**
 * Renders a text as 16 kHz speech.
 * @throws Error if flite is not installed
 */
export function speech(text: string): Int16Array {
  const bytes = execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', '/dev/stdout'], {
    maxBuffer: MAX_SPEECH_BYTES,
  });
  const format = readWavHeader(bytes);
  if (format?.sampleRate !== RATE) throw new Error(`flite gave ${format?.sampleRate} Hz`);
  return new SampleReader().read(bytes.subarray(format.dataOffset));
}

/** A candidate that speaks with flite's voice and measures how loud the interviewer is. */
export class SpeakingCandidate extends Candidate {
  /** When the interviewer was last audible; `loudest` is its highest level so far. */
  lastHeardAt = 0;
  loudest = 0;

  constructor() {
    super(new Microphone(RATE));
    this.onAudio = (samples, at) => {
      const level = samples.reduce((sum, sample) => sum + Math.abs(sample), 0) / samples.length;
      this.loudest = Math.max(this.loudest, level);
      if (level > AUDIBLE) this.lastHeardAt = at;
    };
  }

  /** Plays speech into the microphone. Resolves when the last sample has been captured. */
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
