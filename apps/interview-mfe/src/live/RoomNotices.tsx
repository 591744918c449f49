import { useT } from '@portal/i18n';
import type { ConnectionStatus } from '@portal/protocol';
import { Button, Notice, Spinner } from '@portal/ui';
import type { BrowserHearingState } from '../room/browser-hearing';
import type { MicrophoneSnapshot } from '../room/microphone';
import type { RoomDevices } from '../devices/room-devices';
import { RoomDeviceNotice, useDeviceNews } from './devices/RoomDeviceNotice';
import type { RoomHearing } from './hearing';

interface RoomNoticesProps {
  connection: ConnectionStatus;
  interviewerMissing: boolean;
  waitingAnswers: number;
  hearing: RoomHearing;
  browserHearing: BrowserHearingState | null;
  microphone: MicrophoneSnapshot;
  devices: RoomDevices | null;
  playbackBlocked: boolean;
  onDismissMicrophone: () => void;
  onStartAudio: () => void;
}

/** At most one at a time: what stands most in the way comes first. */
export function RoomNotices({
  connection,
  interviewerMissing,
  waitingAnswers,
  hearing,
  browserHearing,
  microphone,
  devices,
  playbackBlocked,
  onDismissMicrophone,
  onStartAudio,
}: RoomNoticesProps) {
  const t = useT('interview');
  const deviceNews = useDeviceNews(devices);
  if (playbackBlocked) {
    return (
      <Notice tone="caution" actions={<Button onClick={onStartAudio}>{t('turnOnSound')}</Button>}>
        {t('soundBlocked')}
      </Notice>
    );
  }
  // Told by the room's announcer already.
  if (connection === 'reconnecting') {
    return (
      <Notice tone="caution" live={false} icon={<Spinner size={20} />}>
        {t('network.reconnecting')}
        {waitingAnswers > 0 && ` ${t('network.waiting', { count: waitingAnswers })}`}
      </Notice>
    );
  }
  if (interviewerMissing)
    return (
      <Notice tone="caution" live={false} icon={<Spinner size={20} />}>
        {t('network.interviewerMissing')}
      </Notice>
    );
  if (deviceNews)
    return <RoomDeviceNotice news={deviceNews} onDismiss={() => devices?.dismissNews()} />;
  if (microphone.problem) {
    return (
      <Notice
        tone="caution"
        actions={
          <Button variant="link" onClick={onDismissMicrophone}>
            {t('microphone.dismiss')}
          </Button>
        }
      >
        {t(`microphone.${microphone.problem}`)}
      </Notice>
    );
  }
  const problem =
    browserHearing !== null && 'problem' in browserHearing ? browserHearing.problem : null;
  if (problem !== null) return <Notice tone="caution">{t(`hearing.${problem}`)}</Notice>;
  if (hearing.by !== 'none') return null;
  return (
    <Notice tone="info">
      {t(hearing.because === 'chosen' ? 'hearing.typedByChoice' : 'typedOnly')}
    </Notice>
  );
}
