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
  /** Whether something recognizes speech. If not, the microphone looks off. */
  canSpeak: boolean;
  /** Whether it hears what the candidate says now. */
  heard: boolean;
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

/** A chip in the corner of the interviewer's frame, or a frame there while the camera is on. */
export function CandidateFrame({
  camera,
  muted,
  canSpeak,
  heard,
  speaking,
  initials,
  onTryAgain,
}: CandidateFrameProps) {
  const t = useT('interview');
  const Microphone = canSpeak && !muted ? Mic : MicOff;
  const isSpeaking = heard && speaking;
  return (
    <section
      className={classNames(
        styles.own,
        camera.name === 'on' ? styles.framed : styles.chip,
        camera.name === 'failed' && styles.withNotice,
        isSpeaking && styles.speaking,
      )}
      aria-label={t('yourFrame')}
      data-runtime="region:candidate"
    >
      {camera.name === 'on' && (
        <div className={styles.picture}>
          <CameraVideo stream={camera.stream} className={styles.preview} testId="camera-preview" />
        </div>
      )}
      {camera.name === 'failed' && <CameraFailed onTryAgain={onTryAgain} />}
      <p className={styles.person} data-runtime="status:candidate">
        {camera.name !== 'on' && (
          <span className={styles.initials} aria-hidden="true">
            {initials.toUpperCase()}
          </span>
        )}
        {camera.name === 'starting' ? (
          <span className={styles.starting}>
            <Spinner size={16} />
            {t('camera.starting')}
          </span>
        ) : (
          <>
            <span aria-hidden="true">{t('you')}</span>
            <Microphone size={16} strokeWidth={1.75} aria-hidden="true" />
          </>
        )}
        <VisuallyHidden>
          {t(muted ? 'youAreMuted' : isSpeaking ? 'speakingNow' : 'you')}
        </VisuallyHidden>
      </p>
    </section>
  );
}
