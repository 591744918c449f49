import { getRuntimeConfig } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { canSetVolume } from '@portal/mfe-contract';
import {
  adjustableFor,
  DEFAULT_LANGUAGE,
  DEFAULT_VOICE,
  sameProsody,
  USUAL_VOICE_SETTINGS,
  VOICE_PITCH,
  VOICE_RATE,
  VOICE_VOLUME,
  type InterviewSummary,
  type VoiceSettings,
} from '@portal/protocol';
import { Button, Slider } from '@portal/ui';
import styles from './VoiceSliders.module.css';

interface VoiceSlidersProps {
  /** Null until the interview has been loaded. */
  interview: Pick<InterviewSummary, 'voice' | 'language'> | null;
  name: string;
  settings: VoiceSettings;
  onChange: (part: Partial<VoiceSettings>) => void;
}

/**
 * The settings of the interviewer's voice that its engine and this browser can change
 * (catalogue keys: common:voiceSettings.pitches.*).
 */
export function VoiceSliders({ interview, name, settings, onChange }: VoiceSlidersProps) {
  const t = useT('interview');
  const can = adjustableFor(
    getRuntimeConfig().engines.speaking,
    interview?.language ?? DEFAULT_LANGUAGE,
    interview?.voice ?? DEFAULT_VOICE,
  );
  const percent = (value: number) => t('common:voiceSettings.percent', { value });
  const usual =
    sameProsody(settings, USUAL_VOICE_SETTINGS) && settings.volume === USUAL_VOICE_SETTINGS.volume;
  return (
    <section className={styles.voice} aria-labelledby="room-voice">
      <h3 id="room-voice" className={styles.title}>
        {t('voice.title', { name })}
      </h3>
      <p className={styles.note}>{t('voice.hint')}</p>
      {can.rate ? (
        <div data-runtime="field:voice-speed">
          <Slider
            label={t('common:voiceSettings.rate')}
            {...VOICE_RATE}
            value={settings.rate}
            valueText={
              settings.rate === VOICE_RATE.usual
                ? t('common:voiceSettings.usual')
                : percent(settings.rate)
            }
            onValueChange={(rate) => onChange({ rate })}
          />
        </div>
      ) : (
        <p className={styles.note}>{t('common:voiceSettings.fixed.rate', { voice: name })}</p>
      )}
      {can.pitch ? (
        <div data-runtime="field:voice-pitch">
          <Slider
            label={t('common:voiceSettings.pitch')}
            {...VOICE_PITCH}
            value={settings.pitch}
            valueText={t(`common:voiceSettings.pitches.${settings.pitch}`)}
            onValueChange={(pitch) => onChange({ pitch })}
          />
        </div>
      ) : (
        <p className={styles.note}>{t('common:voiceSettings.fixed.pitch', { voice: name })}</p>
      )}
      {canSetVolume() ? (
        <div data-runtime="field:voice-volume">
          <Slider
            label={t('common:voiceSettings.volume')}
            {...VOICE_VOLUME}
            value={settings.volume}
            valueText={percent(settings.volume)}
            onValueChange={(volume) => onChange({ volume })}
          />
        </div>
      ) : (
        <p className={styles.note}>{t('common:voiceSettings.fixed.volume')}</p>
      )}
      {!usual && (
        <Button
          variant="link"
          data-runtime="button:voice-usual"
          onClick={() => onChange(USUAL_VOICE_SETTINGS)}
        >
          {t('common:voiceSettings.reset')}
        </Button>
      )}
    </section>
  );
}
