import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import Volume2 from 'lucide-react/icons/volume-2';
import { useStore } from 'zustand';
import { canChooseSpeaker } from '../devices/create-devices';
import { DeviceSelect } from '../devices/DeviceSelect';
import { CheckRow, Result } from './CheckRow';
import styles from './PreJoin.module.css';
import type { PreJoinSession } from './pre-join-session';

/** The row for playing a test sound and, if the browser supports it, selecting the speaker. */
export function SpeakerRow({ session }: { session: PreJoinSession }) {
  const t = useT('interview');
  const { speaker } = useStore(session.speaker.store);
  const { devices } = useStore(session.devices.store);
  const choosable = canChooseSpeaker() && devices.speaker.length > 0;
  return (
    <CheckRow
      icon={<Volume2 size={20} strokeWidth={1.75} aria-hidden="true" />}
      name={t('devices.speaker')}
      device={
        choosable ? (
          <DeviceSelect
            look="bar"
            devices={session.devices}
            kind="speaker"
            className={styles.choice}
          />
        ) : (
          <p>{t('devices.systemDefault')}</p>
        )
      }
      end={
        <Button busy={speaker === 'playing'} onClick={() => void session.testSpeaker()}>
          {t(
            speaker === 'idle' || speaker === 'playing'
              ? 'preJoin.speaker.play'
              : 'preJoin.speaker.again',
          )}
        </Button>
      }
    >
      {(speaker === 'asked' ||
        speaker === 'heard' ||
        speaker === 'not-heard' ||
        speaker === 'failed') && (
        <div className={styles.outcome}>
          <p className={styles.words} role="status">
            {speaker === 'heard' ? (
              <Result tone="good">{t('preJoin.speaker.heard')}</Result>
            ) : (
              t(`preJoin.speaker.${speaker}`)
            )}
          </p>
          {speaker === 'asked' && (
            <span className={styles.answers}>
              <Button variant="link" onClick={() => session.speaker.answer(true)}>
                {t('preJoin.speaker.yes')}
              </Button>
              <Button variant="link" onClick={() => session.speaker.answer(false)}>
                {t('preJoin.speaker.no')}
              </Button>
            </span>
          )}
        </div>
      )}
    </CheckRow>
  );
}
