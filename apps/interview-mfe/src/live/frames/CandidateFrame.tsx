import { useT } from '@portal/i18n';
import { Spinner, VisuallyHidden, classNames } from '@portal/ui';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { CameraState } from '../../room/camera';
import { CameraVideo } from './CameraVideo';
import styles from './Frames.module.css';

interface CandidateFrameProps {
  camera: CameraState;
  muted: boolean;
  speaking: boolean;
  initials: string;
  onTryAgain: () => void;
}

function CameraFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useT('interview');
  return (
    <div className={styles.failed} role="alert" data-runtime="status:camera-failed">
      <p>{t('camera.failed')}</p>
      <button
        type="button"
        className={styles.tryAgain}
        data-runtime="button:try-again"
        onClick={onTryAgain}
      >
        <RotateCw size={16} aria-hidden="true" />
        {t('camera.tryAgain')}
      </button>
    </div>
  );
}

export function CandidateFrame({
  camera,
  muted,
  speaking,
  initials,
  onTryAgain,
}: CandidateFrameProps) {
  const t = useT('interview');
  const Microphone = muted ? MicOff : Mic;
  return (
    <section
      className={classNames(
        styles.frame,
        styles.own,
        speaking && styles.speaking,
        camera.name === 'failed' && styles.withNotice,
      )}
      aria-label={t('yourFrame')}
      data-runtime="region:candidate"
    >
      <div className={styles.picture}>
        {camera.name === 'on' ? (
          <CameraVideo stream={camera.stream} className={styles.preview} testId="camera-preview" />
        ) : (
          <div className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initials.toUpperCase()}
            </span>
            {camera.name === 'starting' && (
              <p className={styles.starting}>
                <Spinner size={16} />
                {t('camera.starting')}
              </p>
            )}
            {camera.name === 'failed' && <CameraFailed onTryAgain={onTryAgain} />}
          </div>
        )}
      </div>
      <p className={styles.tag} data-runtime="status:candidate">
        <Microphone size={16} strokeWidth={1.75} aria-hidden="true" />
        <span aria-hidden="true">{t('you')}</span>
        <VisuallyHidden>
          {t(muted ? 'youAreMuted' : speaking ? 'speakingNow' : 'you')}
        </VisuallyHidden>
      </p>
    </section>
  );
}
