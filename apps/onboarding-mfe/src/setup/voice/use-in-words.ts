import { useT } from '@portal/i18n';
import { USUAL_VOICE_SETTINGS, type VoiceSettings } from '@portal/protocol';

/**
 * Returns functions that put each setting of the voice into words
 * (catalogue keys: common:voiceSettings.pitches.*).
 */
export function useInWords(): Record<keyof VoiceSettings, (value: number) => string> {
  const t = useT('common');
  return {
    rate: (rate) =>
      rate === USUAL_VOICE_SETTINGS.rate
        ? t('voiceSettings.usual')
        : t('voiceSettings.percent', { value: rate }),
    pitch: (pitch) => t(`voiceSettings.pitches.${pitch}`),
    volume: (volume) => t('voiceSettings.percent', { value: volume }),
  };
}

/** Returns what is not as usual, each as "Speed: 80%". */
export function useChanged(settings: VoiceSettings): string[] {
  const t = useT('common');
  const inWords = useInWords();
  const names = ['rate', 'pitch', 'volume'] as const;
  return names
    .filter((name) => settings[name] !== USUAL_VOICE_SETTINGS[name])
    .map((name) =>
      t('voiceSettings.changed', {
        name: t(`voiceSettings.${name}`),
        value: inWords[name](settings[name]),
      }),
    );
}
