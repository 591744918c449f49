import type { Language, Voice } from '@portal/protocol';

/** espeak-ng's settings for a voice. `pitch` is 0–99, `rate` is in words per minute. */
export interface EspeakVoice {
  name: string;
  language: Language;
  pitch: number;
  rate: number;
}

interface Character {
  /**
   * espeak-ng's English accent. Use `en` instead of `en-gb`: the accent is the same, but with
   * `en-gb`, espeak-ng 1.51 ignores the voice variant.
   */
  accent: string;
  /** espeak-ng's voice variant, which determines timbre and sex. */
  variant: string;
  pitch: number;
  rate: number;
}

/**
 * The settings of each voice, tuned by measurement (`voices.measured.slow.test.ts`). Male voices
 * have a pitch of 84 to 136 Hz and female voices 168 to 230 Hz, in steps of about one and a half
 * semitones.
 *
 * A `rate` of 120 gives about 155 words per minute, because the interviewer's words are shorter on
 * average than espeak-ng assumes.
 */
const CHARACTERS: Record<Voice, Character> = {
  rachel: { accent: 'en-us', variant: 'f3', pitch: 52, rate: 119 },
  adam: { accent: 'en-us', variant: 'm3', pitch: 42, rate: 121 },
  domi: { accent: 'en-us', variant: 'f5', pitch: 63, rate: 130 },
  dave: { accent: 'en', variant: 'm4', pitch: 64, rate: 117 },
  antoni: { accent: 'en-us', variant: 'm7', pitch: 71, rate: 114 },
  sarah: { accent: 'en-us', variant: 'f2', pitch: 38, rate: 112 },
  thomas: { accent: 'en-us', variant: 'm1', pitch: 41, rate: 106 },
  fin: { accent: 'en-gb-scotland', variant: 'm6', pitch: 62, rate: 120 },
  charlie: { accent: 'en-gb-x-rp', variant: 'm2', pitch: 78, rate: 125 },
  emily: { accent: 'en', variant: 'f4', pitch: 57, rate: 115 },
};

/**
 * Arabic words are longer than espeak-ng assumes. This factor results in about as many syllables
 * per second as in English.
 */
const ARABIC_RATE_FACTOR = 1.1;

/**
 * Returns the espeak-ng settings for one of the product's voices. In Arabic, all voices have the
 * same accent.
 */
export function espeakVoice(voice: Voice, language: Language): EspeakVoice {
  const { accent, variant, pitch, rate } = CHARACTERS[voice];
  return language === 'ar-SA'
    ? { name: `ar+${variant}`, language, pitch, rate: Math.round(rate * ARABIC_RATE_FACTOR) }
    : { name: `${accent}+${variant}`, language, pitch, rate };
}

/** Ids of the ElevenLabs stock voices that have the same names as the product's voices. */
export const ELEVENLABS_VOICE_IDS: Record<Voice, string> = {
  rachel: '21m00Tcm4TlvDq8ikWAM',
  adam: 'pNInz6obpgDQGcFmaJgB',
  domi: 'AZnzlk1XvdvUeBnXmlld',
  dave: 'CYw3kZ02Hs0563khs1Fj',
  antoni: 'ErXwobaYiN019PkySvjV',
  sarah: 'EXAVITQu4vr4xnSDxMaL',
  thomas: 'GBv7mTt0atIp3Br8iCZE',
  fin: 'D38z5RcWu1voky8WS1ja',
  charlie: 'IKne3meq5aSn9XLyUdCD',
  emily: 'LcfcDJNUP1GQjkzn1xUU',
};

/** Maps the product's voices to the voice names that OpenAI-compatible endpoints use. */
export const OPENAI_VOICES: Record<Voice, string> = {
  rachel: 'nova',
  adam: 'onyx',
  domi: 'shimmer',
  dave: 'echo',
  antoni: 'ash',
  sarah: 'coral',
  thomas: 'alloy',
  fin: 'ballad',
  charlie: 'fable',
  emily: 'sage',
};

/** Returns the interviewer's name as shown in the room. */
export function voiceDisplayName(voice: Voice): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
