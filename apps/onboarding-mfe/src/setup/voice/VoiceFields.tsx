import { useLanguage, useT } from '@portal/i18n';
import { canSetVolume } from '@portal/mfe-contract';
import {
  adjustableFor,
  USUAL_VOICE_SETTINGS,
  VOICE_PITCH,
  VOICE_RATE,
  VOICE_VOLUME,
  VOICES,
  type SpeakingEngineInfo,
  type Voice,
  type VoiceSettings,
} from '@portal/protocol';
import { Button, classNames, Notice, Radio, Select, Slider } from '@portal/ui';
import AudioLines from 'lucide-react/icons/audio-lines';
import { useState } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { ListenButton, ListenIcon } from './ListenButton';
import { useChanged, useInWords } from './use-in-words';
import styles from './VoiceFields.module.css';
import type { Listening } from './use-listen';

export interface VoiceFieldsProps {
  voice: Voice;
  settings: VoiceSettings;
  listening: Listening;
  disabled: boolean;
  choose(voice: Voice): void;
  set(part: Partial<VoiceSettings>): void;
}

/** Lets the user choose the interviewer's voice, and listen to it. */
export function VoiceSelect({ voice, listening, disabled, choose }: VoiceFieldsProps) {
  const t = useT('setup');
  return (
    <div className={styles.select}>
      <Select
        label={t('fields.voice')}
        icon={<AudioLines size={20} strokeWidth={1.75} aria-hidden="true" />}
        disabled={disabled}
        value={voice}
        options={VOICES.map((value) => ({ value, label: t(`common:voices.${value}`) }))}
        onValueChange={(value) => choose(value as Voice)}
      />
      <ListenIcon voice={voice} listening={listening} disabled={disabled} />
    </div>
  );
}

/** Says that a sample couldn't be played. */
function ListenFailed({ listening }: Pick<VoiceFieldsProps, 'listening'>) {
  const t = useT('setup');
  return (
    <div role="status" className={styles.failed}>
      {listening.failed && <Notice tone="error">{t('voice.failed')}</Notice>}
    </div>
  );
}

/** All voices, each with a button to listen to it, and the settings of the voice. */
export function VoicePanel(props: VoiceFieldsProps & { engine: SpeakingEngineInfo }) {
  const t = useT('setup');
  const [open, setOpen] = useState(false);
  const { voice, settings, listening, disabled, choose, set } = props;
  const changed = useChanged(settings);
  return (
    <>
      {!open && <ListenFailed listening={listening} />}
      <Disclosure
        title={t('voice.title')}
        detail={changed.join(' · ')}
        open={open}
        onOpenChange={setOpen}
      >
        <p className={styles.hint}>{t('voice.hint')}</p>
        <div role="radiogroup" aria-label={t('voice.all')} className={styles.voices}>
          {VOICES.map((each) => (
            <div key={each} className={classNames(styles.voice, each === voice && styles.chosen)}>
              <label className={styles.name}>
                <Radio
                  name="interviewer-voice"
                  value={each}
                  checked={each === voice}
                  disabled={disabled}
                  onChange={() => choose(each)}
                />
                <span>{t(`common:voices.${each}`)}</span>
              </label>
              <ListenButton voice={each} listening={listening} disabled={disabled} />
            </div>
          ))}
        </div>
        {open && <ListenFailed listening={listening} />}
        <Sliders {...props} />
        {changed.length > 0 && (
          <Button
            variant="link"
            className={styles.reset}
            disabled={disabled}
            onClick={() => set(USUAL_VOICE_SETTINGS)}
          >
            {t('common:voiceSettings.reset')}
          </Button>
        )}
      </Disclosure>
    </>
  );
}

function Sliders({
  voice,
  settings,
  disabled,
  set,
  engine,
}: Pick<VoiceFieldsProps, 'voice' | 'settings' | 'disabled' | 'set'> & {
  engine: SpeakingEngineInfo;
}) {
  const t = useT('setup');
  const can = adjustableFor(engine, useLanguage(), voice);
  const inWords = useInWords();
  const name = t(`common:voices.${voice}`);
  return (
    <div className={styles.sliders}>
      {can.rate ? (
        <Slider
          label={t('common:voiceSettings.rate')}
          {...VOICE_RATE}
          value={settings.rate}
          valueText={inWords.rate(settings.rate)}
          disabled={disabled}
          onValueChange={(rate) => set({ rate })}
        />
      ) : (
        <p className={styles.fixed}>{t('common:voiceSettings.fixed.rate', { voice: name })}</p>
      )}
      {can.pitch ? (
        <Slider
          label={t('common:voiceSettings.pitch')}
          {...VOICE_PITCH}
          value={settings.pitch}
          valueText={inWords.pitch(settings.pitch)}
          disabled={disabled}
          onValueChange={(pitch) => set({ pitch })}
        />
      ) : (
        <p className={styles.fixed}>{t('common:voiceSettings.fixed.pitch', { voice: name })}</p>
      )}
      {canSetVolume() ? (
        <Slider
          label={t('common:voiceSettings.volume')}
          {...VOICE_VOLUME}
          value={settings.volume}
          valueText={inWords.volume(settings.volume)}
          disabled={disabled}
          onValueChange={(volume) => set({ volume })}
        />
      ) : (
        <p className={styles.fixed}>{t('common:voiceSettings.fixed.volume')}</p>
      )}
    </div>
  );
}
