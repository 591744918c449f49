import { useT } from '@portal/i18n';
import { IconButton } from '@portal/ui';
import Keyboard from 'lucide-react/icons/keyboard';
import type { RoomSession } from '../../room/room-session';
import type { RoomSnapshot } from '../../room/room-snapshot';
import { DeviceMenu } from '../devices/DeviceMenu';
import { VoiceSliders } from '../voice/VoiceSliders';
import { Dock } from './Dock';
import type { InterviewerName } from '../use-interviewer';
import { RequestButtons } from './RequestButtons';
import styles from './RoomBar.module.css';
import type { Shortcuts } from '../shortcuts/use-shortcuts';
import type { Repeat } from './use-repeat';

interface RoomBarProps {
  session: RoomSession;
  room: RoomSnapshot;
  interviewer: InterviewerName;
  leaving: boolean;
  repeat: Repeat;
  keyOf: Shortcuts['keyOf'];
  onShortcuts: () => void;
  onLeave: () => void;
}

/**
 * Shows the call controls in the middle, with the secondary controls beside them or, on narrow
 * screens, above them.
 */
export function RoomBar({
  session,
  room,
  interviewer,
  leaving,
  repeat,
  keyOf,
  onShortcuts,
  onLeave,
}: RoomBarProps) {
  const t = useT('interview');
  return (
    <div className={styles.bar}>
      <RequestButtons
        interviewer={interviewer}
        takeYourTime={room.takeYourTime}
        offline={room.connection !== 'connected'}
        over={room.phase.name !== 'live'}
        repeatAsked={repeat.asked}
        onRepeat={repeat.ask}
        onTakeYourTime={(on) => session.setTakeYourTime(on)}
        keyOf={keyOf}
      />
      <Dock
        microphone={room.microphone}
        cameraOn={room.camera.name === 'on'}
        cameraBusy={room.camera.name === 'starting'}
        leaving={leaving}
        deviceMenu={
          session.devices && (
            <DeviceMenu devices={session.devices.devices} disabled={leaving}>
              <VoiceSliders
                interview={room.interview}
                name={interviewer.name}
                settings={room.voice}
                onChange={(part) => session.setVoice(part)}
              />
            </DeviceMenu>
          )
        }
        keyOf={keyOf}
        onToggleMicrophone={() => void session.toggleMicrophone()}
        onToggleCamera={() => session.toggleCamera()}
        onLeave={onLeave}
      />
      <div className={styles.more}>
        <IconButton
          label={t('shortcuts.open')}
          icon={<Keyboard size={20} strokeWidth={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-keyshortcuts={keyOf('list')}
          data-runtime="button:shortcuts"
          onClick={onShortcuts}
        />
      </div>
    </div>
  );
}
