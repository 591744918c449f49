import { useT } from '@portal/i18n';
import { DockButton } from '@portal/ui';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import PencilLine from 'lucide-react/icons/pencil-line';
import PhoneOff from 'lucide-react/icons/phone-off';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import type { ReactNode, Ref } from 'react';
import type { CameraState } from '../../room/camera';
import type { MicrophoneSnapshot } from '../../room/microphone';
import type { RoomState } from '../../room/room-state';
import styles from './Dock.module.css';
import type { Shortcuts } from '../shortcuts/use-shortcuts';

interface DockProps {
  state: RoomState;
  microphone: MicrophoneSnapshot;
  microphoneRef: Ref<HTMLButtonElement>;
  camera: CameraState;
  /** Whether the field for typed answers is open. */
  composerOpen: boolean;
  /** The menu with everything else. */
  menu: ReactNode;
  keyOf: Shortcuts['keyOf'];
  onToggleMicrophone: () => void;
  onToggleCamera: () => void;
  onToggleComposer: () => void;
  onLeave: () => void;
}

/**
 * The call controls. Each label says what pressing the button does. Where the candidate can only
 * type, the field is always open, so no button opens it.
 */
export function Dock({
  state,
  microphone,
  microphoneRef,
  camera,
  composerOpen,
  menu,
  keyOf,
  onToggleMicrophone,
  onToggleCamera,
  onToggleComposer,
  onLeave,
}: DockProps) {
  const t = useT('interview');
  const Microphone = microphone.muted ? MicOff : Mic;
  const cameraOn = camera.name === 'on';
  const Camera = cameraOn ? Video : VideoOff;
  const over = state.name === 'finished';
  return (
    <div
      className={styles.dock}
      role="group"
      aria-label={t('dock.label')}
      data-runtime="region:controls"
    >
      <DockButton
        ref={microphoneRef}
        label={t(microphone.muted ? 'dock.unmute' : 'dock.mute')}
        icon={<Microphone size={20} strokeWidth={1.75} aria-hidden="true" />}
        tone={state.heard ? 'live' : microphone.muted && state.canSpeak ? 'inverted' : 'plain'}
        size="lg"
        pulsing={state.name === 'muted'}
        busy={microphone.busy}
        disabled={over}
        aria-keyshortcuts={keyOf('microphone')}
        data-runtime="button:microphone"
        onClick={onToggleMicrophone}
      />
      <DockButton
        label={t(cameraOn ? 'dock.cameraOff' : 'dock.cameraOn')}
        icon={<Camera size={20} strokeWidth={1.75} aria-hidden="true" />}
        busy={camera.name === 'starting'}
        disabled={over}
        aria-keyshortcuts={keyOf('camera')}
        data-runtime="button:camera"
        onClick={onToggleCamera}
      />
      {state.canSpeak && (
        <DockButton
          label={t('composer.open')}
          icon={<PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />}
          disabled={over}
          aria-expanded={composerOpen}
          aria-keyshortcuts={keyOf('answer')}
          data-runtime="button:type-answer"
          onClick={onToggleComposer}
        />
      )}
      {menu}
      <DockButton
        label={t('dock.leave')}
        icon={<PhoneOff size={20} strokeWidth={1.75} aria-hidden="true" />}
        tone="danger"
        disabled={over}
        data-runtime="button:leave"
        onClick={onLeave}
      />
    </div>
  );
}
