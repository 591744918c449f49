import { readVoiceSettings, storeVoiceSettings } from '@portal/mfe-contract';
import type { VoiceSettings } from '@portal/protocol';
import { useState } from 'react';

/** Manages the user's settings of the interviewer's voice, which are remembered on this device. */
export function useVoiceSettings(
  userId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): [VoiceSettings, (part: Partial<VoiceSettings>) => void] {
  const [settings, setSettings] = useState(() => readVoiceSettings(storage, userId));
  const change = (part: Partial<VoiceSettings>) => {
    const now = { ...settings, ...part };
    setSettings(now);
    storeVoiceSettings(storage, userId, now);
  };
  return [settings, change];
}
