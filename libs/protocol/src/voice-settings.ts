import * as z from '@portal/protocol/zod';
import { languageSchema, voiceSchema, type Language, type Voice } from './entities/choices';
import { type SpeakingEngineInfo } from './runtime-config';

/**
 * How fast the interviewer speaks, as a percentage of the voice's usual rate. Every engine that has
 * a rate can follow within this range: ElevenLabs accepts 70 to 120 %, and espeak-ng says no fewer
 * than 80 words per minute, which is 80 % for our slowest voice when it asks a question.
 */
export const VOICE_RATE = { min: 80, max: 120, step: 10, usual: 100 } as const;
/** How high the interviewer speaks, in steps below or above the voice's usual pitch. */
export const VOICE_PITCH = { min: -2, max: 2, step: 1, usual: 0 } as const;
/** How loud the page plays the interviewer, as a percentage of full volume. */
export const VOICE_VOLUME = { min: 20, max: 100, step: 10, usual: 100 } as const;

const within = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.gte(min), z.lte(max));

/** How a voice speaks: what an engine needs to know of the settings. */
export const prosodySchema = z.object({
  rate: within(VOICE_RATE),
  pitch: within(VOICE_PITCH),
});
export type Prosody = z.infer<typeof prosodySchema>;

/** A candidate's settings for the interviewer's voice. */
export const voiceSettingsSchema = z.object({
  ...prosodySchema.shape,
  volume: within(VOICE_VOLUME),
});
export type VoiceSettings = z.infer<typeof voiceSettingsSchema>;

export const USUAL_PROSODY: Prosody = { rate: VOICE_RATE.usual, pitch: VOICE_PITCH.usual };
/** The settings of someone who has changed nothing. */
export const USUAL_VOICE_SETTINGS: VoiceSettings = {
  ...USUAL_PROSODY,
  volume: VOICE_VOLUME.usual,
};

/** Returns the part of the settings that the interviewer needs. The page itself sets the volume. */
export const prosodyOf = ({ rate, pitch }: Prosody): Prosody => ({ rate, pitch });

export const sameProsody = (one: Prosody, other: Prosody): boolean =>
  one.rate === other.rate && one.pitch === other.pitch;

/**
 * Returns what to tell the interviewer when it is called; undefined if the voice speaks as usual,
 * which needs no telling.
 */
export const toldProsody = (settings: Prosody): Prosody | undefined =>
  sameProsody(settings, USUAL_PROSODY) ? undefined : prosodyOf(settings);

/** What can be set for a voice. */
export type Adjustable = Record<keyof Prosody, boolean>;

/**
 * Returns what the engine that speaks with this voice can change. Nothing, if the server is older
 * than the settings and so does not say.
 */
export function adjustableFor(
  { adjustable }: Pick<SpeakingEngineInfo, 'adjustable'>,
  language: Language,
  voice: Voice,
): Adjustable {
  const can = adjustable?.[language];
  return {
    rate: can?.rate.includes(voice) ?? false,
    pitch: can?.pitch.includes(voice) ?? false,
  };
}

const inQuery = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

/*
 * GET /api/voices/sample: a sentence in one of the voices, as a WAV file. The server chooses the
 * sentence. Not in the specification.
 */
export const voiceSampleQuerySchema = z.object({
  language: languageSchema,
  voice: voiceSchema,
  rate: z._default(inQuery(VOICE_RATE), VOICE_RATE.usual),
  pitch: z._default(inQuery(VOICE_PITCH), VOICE_PITCH.usual),
});
export type VoiceSample = z.output<typeof voiceSampleQuerySchema>;
