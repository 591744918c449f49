import { USUAL_VOICE_SETTINGS, voiceSettingsSchema, type VoiceSettings } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** `localStorage` key for a person's settings of the interviewer's voice. */
export const voiceStorageKey = (userId: string): string => `voice:${userId}`;

const { rate, pitch, volume } = voiceSettingsSchema.shape;
/** Settings that are out of range, as after a change of the range, are the usual ones. */
const storedSchema = z.object({
  rate: z.catch(rate, USUAL_VOICE_SETTINGS.rate),
  pitch: z.catch(pitch, USUAL_VOICE_SETTINGS.pitch),
  volume: z.catch(volume, USUAL_VOICE_SETTINGS.volume),
});

/**
 * Returns a person's settings of the interviewer's voice, or the usual ones if there are none or
 * storage is unavailable. Setup and the room both read and store them. `storage` is a function
 * because even reading `window.localStorage` can throw.
 */
export function readVoiceSettings(
  storage: () => Pick<Storage, 'getItem'>,
  userId: string,
): VoiceSettings {
  try {
    const stored = storage().getItem(voiceStorageKey(userId));
    return storedSchema.safeParse(JSON.parse(stored ?? 'null')).data ?? USUAL_VOICE_SETTINGS;
  } catch {
    return USUAL_VOICE_SETTINGS;
  }
}

/** Stores a person's settings in this browser. Does nothing if storage is unavailable or full. */
export function storeVoiceSettings(
  storage: () => Pick<Storage, 'setItem'>,
  userId: string,
  settings: VoiceSettings,
): void {
  try {
    storage().setItem(voiceStorageKey(userId), JSON.stringify(settings));
  } catch {
    // Without storage, the settings last until the page is closed.
  }
}

/**
 * Whether a page can set the volume of what it plays. Not on iOS, where only the device's own
 * buttons do, and the property stays at 1.
 */
export function canSetVolume(audio: Pick<HTMLMediaElement, 'volume'> = new Audio()): boolean {
  audio.volume = 0.5;
  return audio.volume === 0.5;
}
