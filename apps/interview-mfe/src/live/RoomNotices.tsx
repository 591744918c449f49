import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import type { MicrophoneSnapshot } from '../room/microphone';

interface RoomNoticesProps {
  typedOnly: boolean;
  microphone: MicrophoneSnapshot;
  playbackBlocked: boolean;
  onDismissMicrophone: () => void;
  onStartAudio: () => void;
}

/** At most one at a time: what stands most in the way comes first. */
export function RoomNotices({ typedOnly, microphone, playbackBlocked, onDismissMicrophone, onStartAudio }: RoomNoticesProps) {
  const t = useT('interview');
  if (playbackBlocked) {
    return <Notice tone="caution" actions={<Button onClick={onStartAudio}>{t('turnOnSound')}</Button>}>{t('soundBlocked')}</Notice>;
  }
  if (microphone.problem) {
    return (
      <Notice tone="caution" actions={<Button variant="link" onClick={onDismissMicrophone}>{t('microphone.dismiss')}</Button>}>
        {t(`microphone.${microphone.problem}`)}
      </Notice>
    );
  }
  return typedOnly ? <Notice tone="info">{t('typedOnly')}</Notice> : null;
}
