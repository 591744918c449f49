import { useT } from '@portal/i18n';
import { Button, classNames } from '@portal/ui';
import Ear from 'lucide-react/icons/ear';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DeviceSelect } from '../devices/DeviceSelect';
import { CheckRow, Result } from './CheckRow';
import type { EchoState } from './echo-test';
import { MediaHelp } from './MediaHelp';
import type { MicrophoneState } from './microphone-check';
import styles from './PreJoin.module.css';
import type { PreJoinSession } from './pre-join-session';

const BARS = 12;
/** The average level (0–255) at which all bars light up. Speech is rarely louder than this. */
const FULL_LEVEL = 100;
/** Interval between level readings (ms), short enough to follow individual syllables. */
const READ_INTERVAL_MS = 60;
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The row for selecting the microphone. It shows the input level and offers the echo test. */
export function MicrophoneRow({ session }: { session: PreJoinSession }) {
  const t = useT('interview');
  const { microphone } = useStore(session.microphone.store);
  const { echo } = useStore(session.echo.store);
  const readLevel = useCallback(() => session.microphone.level(), [session]);
  const open = () => void session.openMicrophone();
  const isOpen = microphone.name === 'open';
  return (
    <CheckRow
      icon={microphone.name === 'failed' ? <MicOff {...ICON} /> : <Mic {...ICON} />}
      name={t('devices.microphone')}
      device={
        isOpen ? (
          <DeviceSelect
            look="bar"
            devices={session.devices}
            kind="microphone"
            inUse={microphone.label}
            className={styles.choice}
          />
        ) : microphone.name === 'failed' ? null : (
          <p>{t(`preJoin.microphone.${microphone.name}`)}</p>
        )
      }
      end={endOf(microphone)}
    >
      {microphone.name === 'closed' && (
        <p className={styles.words}>{t('preJoin.microphone.explain')}</p>
      )}
      {microphone.name === 'failed' && (
        <MediaHelp kind="microphone" problem={microphone.problem} onTryAgain={open} />
      )}
      {isOpen && (
        <DetectedSpeech microphone={microphone} echo={echo} onEcho={() => session.startEcho()} />
      )}
    </CheckRow>
  );

  function endOf({ name }: MicrophoneState) {
    switch (name) {
      case 'open':
        return <LevelBars read={readLevel} />;
      case 'failed':
        return undefined;
      default:
        return (
          <Button busy={name === 'opening'} onClick={open}>
            {t('preJoin.microphone.turnOn')}
          </Button>
        );
    }
  }
}

/** Shows whether speech was detected, and offers the echo test. */
function DetectedSpeech({
  microphone,
  echo,
  onEcho,
}: {
  microphone: Extract<MicrophoneState, { name: 'open' }>;
  echo: EchoState;
  onEcho: () => void;
}) {
  const t = useT('interview');
  const busy = echo === 'recording' || echo === 'playing';
  return (
    <div className={styles.outcome}>
      <p className={styles.words} role="status">
        {echo !== 'idle' ? (
          <EchoWords echo={echo} />
        ) : microphone.heard ? (
          <Result tone="good">{t('preJoin.microphone.heard')}</Result>
        ) : (
          t('preJoin.microphone.notHeard')
        )}
      </p>
      <Button
        icon={<Ear size={18} strokeWidth={1.75} aria-hidden="true" />}
        variant="link"
        busy={busy}
        onClick={onEcho}
      >
        {t(echo === 'idle' ? 'preJoin.echo.start' : 'preJoin.echo.again')}
      </Button>
    </div>
  );
}

function EchoWords({ echo }: { echo: Exclude<EchoState, 'idle'> }) {
  const t = useT('interview');
  if (echo === 'recording')
    return <span className={styles.recording}>{t('preJoin.echo.recording')}</span>;
  return t(`preJoin.echo.${echo}`);
}

/**
 * Shows the microphone's current level. Hidden from screen readers, because the text beside it says
 * whether speech was detected.
 */
function LevelBars({ read }: { read: () => number }) {
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLit(Math.min(BARS, Math.round((read() / FULL_LEVEL) * BARS))),
      READ_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [read]);
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: BARS }, (_, index) => (
        <i key={index} className={classNames(index < lit && styles.litBar)} />
      ))}
    </span>
  );
}
