import { jest } from '@jest/globals';
import {
  type Prosody,
  USUAL_PROSODY,
  VOICE_PITCH,
  VOICE_RATE,
  type Voice,
  VOICES,
} from '@portal/protocol';
import { joined } from '../local-models/sherpa-stt';
import { espeakInstalled } from './testing/espeak-sounds';
import { measureVoice, semitones } from './testing/voice-measures';
import { NativeEspeak } from './espeak-native';
import { ESPEAK_SAMPLE_RATE } from './espeak-speech';
import { espeakVoice } from './voices';

jest.setTimeout(120_000);

// One clause without a question, because pauses last equally long at every rate.
const TEXT =
  'I read that you led the move of the payments service to another database last spring with a small team';

/** The sound of a sentence, without the pause after it. */
async function spoken(voice: Voice, prosody: Prosody): Promise<Int16Array> {
  const parts: Int16Array[] = [];
  const engine = new NativeEspeak(espeakVoice(voice, 'en-US'));
  for await (const part of engine.synthesize(TEXT, new AbortController().signal, prosody))
    parts.push(part);
  return joined(parts.slice(0, -1));
}

const pitchIn = (sound: Int16Array) => measureVoice(sound, ESPEAK_SAMPLE_RATE, 1).pitch;

(espeakInstalled() ? describe : describe.skip)(
  'a candidate’s settings, as espeak-ng speaks',
  () => {
    it.each(VOICES)('make %s slower and faster by what they say', async (voice) => {
      const usual = await spoken(voice, USUAL_PROSODY);
      for (const rate of [VOICE_RATE.min, VOICE_RATE.max]) {
        const changed = await spoken(voice, { ...USUAL_PROSODY, rate });
        expect((100 * usual.length) / changed.length / rate).toBeCloseTo(1, 1);
      }
    });

    // The lowest, a middle and the highest of espeak-ng's pitches among our voices.
    it.each(['sarah', 'rachel', 'charlie'] as const)(
      'make %s higher and lower, each step by a semitone or two',
      async (voice) => {
        const usual = pitchIn(await spoken(voice, USUAL_PROSODY));
        for (const pitch of [VOICE_PITCH.min, VOICE_PITCH.max]) {
          const changed = pitchIn(await spoken(voice, { ...USUAL_PROSODY, pitch }));
          expect(Math.sign(changed - usual)).toBe(Math.sign(pitch));
          const step = semitones(changed, usual) / Math.abs(pitch);
          expect(step).toBeGreaterThan(0.5);
          expect(step).toBeLessThan(2.5);
        }
      },
    );
  },
);
