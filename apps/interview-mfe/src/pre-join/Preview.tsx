import { useT } from '@portal/i18n';
import { classNames, DockButton, Spinner } from '@portal/ui';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { CameraVideo } from '../live/frames/CameraVideo';
import type { CameraState } from '../room/camera';
import styles from './PreJoin.module.css';

/** Shows a mirrored camera preview, which is off by default. */
export function Preview({
  camera,
  initials,
  onToggle,
}: {
  camera: CameraState;
  initials: string;
  onToggle: () => void;
}) {
  const t = useT('interview');
  const on = camera.name === 'on';
  const Icon = on ? Video : VideoOff;
  return (
    <section className={classNames(styles.preview, !on && styles.off)} aria-label={t('yourFrame')}>
      {on ? (
        <CameraVideo stream={camera.stream} className={styles.picture} testId="pre-join-preview" />
      ) : (
        <div className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initials.toUpperCase()}
          </span>
          {camera.name === 'starting' ? (
            <p>
              <Spinner size={16} /> {t('camera.starting')}
            </p>
          ) : (
            <p>{t('preJoin.cameraIsOff')}</p>
          )}
        </div>
      )}
      <p className={styles.tag}>{t('preJoin.onlyYou')}</p>
      <div className={classNames(styles.onStage, on && styles.overPicture)}>
        <DockButton
          label={t(on ? 'dock.cameraOff' : 'dock.cameraOn')}
          icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
          className={styles.toggle}
          busy={camera.name === 'starting'}
          onClick={onToggle}
        />
      </div>
    </section>
  );
}
