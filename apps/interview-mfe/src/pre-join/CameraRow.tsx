import { useT } from '@portal/i18n';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { useStore } from 'zustand';
import { DeviceSelect } from '../devices/DeviceSelect';
import { CheckRow, Result } from './CheckRow';
import { MediaHelp } from './MediaHelp';
import styles from './PreJoin.module.css';
import type { PreJoinSession } from './pre-join-session';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The row for selecting the camera. The button in the preview turns the camera on and off. */
export function CameraRow({ session }: { session: PreJoinSession }) {
  const t = useT('interview');
  const { camera } = useStore(session.camera.store);
  const { cameraProblem } = useStore(session.news);
  const on = camera.name === 'on';
  return (
    <CheckRow
      icon={on ? <Video {...ICON} /> : <VideoOff {...ICON} />}
      name={t('devices.camera')}
      device={
        on ? (
          <DeviceSelect
            look="bar"
            devices={session.devices}
            kind="camera"
            inUse={camera.stream.getVideoTracks()[0]?.label ?? ''}
            className={styles.choice}
          />
        ) : camera.name === 'failed' ? null : (
          <p>{t(`preJoin.camera.${camera.name}`)}</p>
        )
      }
      end={
        <span role="status">
          {on && <Result tone="good">{t('preJoin.camera.working')}</Result>}
        </span>
      }
    >
      {camera.name === 'failed' && (
        <MediaHelp
          kind="camera"
          problem={cameraProblem ?? 'failed'}
          onTryAgain={() => session.toggleCamera()}
        />
      )}
    </CheckRow>
  );
}
