import type { Language, Voice } from '@portal/protocol';

/** How espeak-ng is to sound. `pitch` 0–99, `rate` in words a minute. */
export interface EspeakVoice {
  name: string;
  pitch: number;
  rate: number;
}

interface Character {
  /** espeak-ng's accent for English. */
  accent: string;
  /** espeak-ng's voice variant: timbre and sex. */
  variant: string;
  pitch: number;
  rate: number;
}

const CHARACTERS: Record<Voice, Character> = {
  rachel: { accent: 'en-us', variant: 'f3', pitch: 52, rate: 158 },
  adam: { accent: 'en-us', variant: 'm3', pitch: 34, rate: 152 },
  domi: { accent: 'en-us', variant: 'f5', pitch: 62, rate: 168 },
  dave: { accent: 'en-gb', variant: 'm4', pitch: 42, rate: 160 },
  antoni: { accent: 'en-us', variant: 'm7', pitch: 48, rate: 154 },
  sarah: { accent: 'en-us', variant: 'f2', pitch: 44, rate: 150 },
  thomas: { accent: 'en-us', variant: 'm1', pitch: 28, rate: 145 },
  fin: { accent: 'en-gb-scotland', variant: 'm6', pitch: 40, rate: 156 },
  charlie: { accent: 'en-gb-x-rp', variant: 'm2', pitch: 55, rate: 162 },
  emily: { accent: 'en-gb', variant: 'f4', pitch: 58, rate: 150 },
};

/** Arabic has one accent; it is read more slowly, as its words are longer. */
const ARABIC_RATE_FACTOR = 0.88;

/** The espeak-ng voice that stands for one of the product's ten names. */
export function espeakVoice(voice: Voice, language: Language): EspeakVoice {
  const { accent, variant, pitch, rate } = CHARACTERS[voice];
  return language === 'ar-SA'
    ? { name: `ar+${variant}`, pitch, rate: Math.round(rate * ARABIC_RATE_FACTOR) }
    : { name: `${accent}+${variant}`, pitch, rate };
}

/** ElevenLabs' ids of its stock voices of the same names. */
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

/** OpenAI-compatible endpoints have voices of other names. */
export const OPENAI_VOICES: Record<Voice, string> = {
  rachel: 'nova', adam: 'onyx', domi: 'shimmer', dave: 'echo', antoni: 'ash', sarah: 'coral', thomas: 'alloy', fin: 'ballad', charlie: 'fable', emily: 'sage',
};

/** The name the interviewer carries in the room. */
export function voiceDisplayName(voice: Voice): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
