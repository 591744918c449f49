import { useT } from '@portal/i18n';
import { DockButton } from '@portal/ui';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import PhoneOff from 'lucide-react/icons/phone-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import type { ReactNode } from 'react';
import type { MicrophoneSnapshot } from '../../room/microphone';
import styles from './Dock.module.css';
import type { Shortcuts } from '../shortcuts/use-shortcuts';

interface DockProps {
  microphone: MicrophoneSnapshot;
  cameraOn: boolean;
  cameraBusy: boolean;
  leaving: boolean;
  /** Button that opens the device menu. Left out if the session was created without devices. */
  deviceMenu?: ReactNode;
  keyOf: Shortcuts['keyOf'];
  onToggleMicrophone: () => void;
  onToggleCamera: () => void;
  onLeave: () => void;
}

/** The call controls. Each label says what pressing the button does. */
export function Dock({
  microphone,
  cameraOn,
  cameraBusy,
  leaving,
  deviceMenu,
  keyOf,
  onToggleMicrophone,
  onToggleCamera,
  onLeave,
}: DockProps) {
  const t = useT('interview');
  const Microphone = microphone.muted ? MicOff : Mic;
  const Camera = cameraOn ? Video : VideoOff;
  return (
    <div
      className={styles.dock}
      role="group"
      aria-label={t('dock.label')}
      data-runtime="region:controls"
    >
      <DockButton
        label={t(microphone.muted ? 'dock.unmute' : 'dock.mute')}
        icon={<Microphone size={20} strokeWidth={1.75} aria-hidden="true" />}
        tone={microphone.muted ? 'inverted' : 'plain'}
        busy={microphone.busy}
        disabled={leaving}
        aria-keyshortcuts={keyOf('microphone')}
        data-runtime="button:microphone"
        onClick={onToggleMicrophone}
      />
      <DockButton
        label={t(cameraOn ? 'dock.cameraOff' : 'dock.cameraOn')}
        icon={<Camera size={20} strokeWidth={1.75} aria-hidden="true" />}
        tone={cameraOn ? 'plain' : 'inverted'}
        busy={cameraBusy}
        disabled={leaving}
        aria-keyshortcuts={keyOf('camera')}
        data-runtime="button:camera"
        onClick={onToggleCamera}
      />
      {deviceMenu}
      <DockButton
        label={t('dock.leave')}
        icon={<PhoneOff size={20} strokeWidth={1.75} aria-hidden="true" />}
        tone="danger"
        disabled={leaving}
        data-runtime="button:leave"
        onClick={onLeave}
      />
    </div>
  );
}
