import { useInitials } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import { skipsPreJoin, storeSkipPreJoin, type PreJoinProps } from '@portal/mfe-contract';
import { Button, Checkbox } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { DeviceNotice } from '../devices/DeviceNotice';
import { CameraRow } from './CameraRow';
import { isUnreachable } from './connection-test';
import { ConnectionRow } from './ConnectionRow';
import { createPreJoin } from './create-pre-join';
import { MicrophoneRow } from './MicrophoneRow';
import styles from './PreJoin.module.css';
import type { PreJoinSession } from './pre-join-session';
import { Preview } from './Preview';
import { RecognitionRow } from './recognition/RecognitionRow';
import { SpeakerRow } from './SpeakerRow';

export type PreJoinViewProps = PreJoinProps & { createSession: () => PreJoinSession };

/**
 * Tests the devices and the connection before the candidate joins. All tests are optional: the
 * candidate can join at any time.
 */
export function PreJoinView({ createSession, ...props }: PreJoinViewProps) {
  const [session, setSession] = useState<PreJoinSession | null>(null);
  useEffect(() => {
    const visit = createSession();
    setSession(visit);
    visit.start();
    return () => visit.dispose();
  }, [createSession]);
  return session && <PreJoinScreen {...props} session={session} />;
}

function PreJoinScreen({ session, onJoin, onBack }: PreJoinProps & { session: PreJoinSession }) {
  const t = useT('interview');
  const initials = useInitials();
  const { camera } = useStore(session.camera.store);
  const { change } = useStore(session.news);
  const { connection } = useStore(session.connection.store);
  const spoken = useSpoken(session);
  return (
    <div className={styles.screen}>
      <Preview camera={camera} initials={initials} onToggle={() => session.toggleCamera()} />
      <div className={styles.panel}>
        <header>
          <h1 className={styles.title}>{t('preJoin.title')}</h1>
          <p className={styles.lead}>{t(spoken ? 'preJoin.lead' : 'preJoin.leadTyped')}</p>
        </header>
        {change && <DeviceNotice change={change} onDismiss={() => session.dismissNews()} />}
        <ul className={styles.rows} aria-label={t('preJoin.checks')}>
          {spoken && <MicrophoneRow session={session} />}
          {session.recognition && (
            <RecognitionRow
              recognition={session.recognition}
              onStart={() => void session.checkRecognition()}
            />
          )}
          <CameraRow session={session} />
          <SpeakerRow session={session} />
          <ConnectionRow session={session} />
        </ul>
        {/* Without a connection, checking again comes first. But the check can be wrong. */}
        <div className={styles.join} data-bottom-bar>
          <Button
            variant={isUnreachable(connection) ? 'secondary' : 'primary'}
            size="lg"
            block
            onClick={onJoin}
          >
            {t('preJoin.join')}
          </Button>
        </div>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<ArrowLeft className={styles.arrow} size={18} aria-hidden="true" />}
            onClick={onBack}
          >
            {t('preJoin.back')}
          </Button>
          <SkipNextTime />
        </div>
      </div>
    </div>
  );
}

/** Whether the candidate will speak the answers. It changes if they choose to type them here. */
function useSpoken(session: PreJoinSession): boolean {
  return useSyncExternalStore(
    (onChange) => session.recognition?.store.subscribe(onChange) ?? (() => undefined),
    () => session.spoken,
  );
}

function SkipNextTime() {
  const t = useT('interview');
  const [skip, setSkip] = useState(() => skipsPreJoin(() => window.localStorage));
  const handleChange = (checked: boolean) => {
    setSkip(checked);
    storeSkipPreJoin(() => window.localStorage, checked);
  };
  return (
    <label className={styles.skip}>
      <Checkbox checked={skip} onChange={({ target }) => handleChange(target.checked)} />
      {t('preJoin.skip')}
    </label>
  );
}

export function PreJoin(props: PreJoinProps) {
  return <PreJoinView {...props} createSession={createPreJoin} />;
}
