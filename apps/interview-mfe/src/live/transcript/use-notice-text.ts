import { errorText, useT } from '@portal/i18n';
import type { Notice } from '../../room/notice';

/** Returns the text of a notice in the page's language. */
export function useNoticeText(interviewerName: string): (notice: Notice) => string {
  const t = useT('interview');
  return (notice) => {
    switch (notice.name) {
      case 'question':
        return notice.number === null || notice.count === null
          ? t('notices.ai_intent.question')
          : t('status.question', { number: notice.number, count: notice.count });
      case 'follow_up':
        return notice.number === null
          ? t('notices.ai_intent.follow_up')
          : t('notices.ai_intent.followUpTo', { number: notice.number });
      case 'greeting':
      case 'listening':
      case 'closing':
      case 'interrupted':
        return t(`notices.ai_intent.${notice.name}`);
      case 'requestFailed':
        return errorText(notice.error);
      case 'interviewerJoined':
        return t('notices.system.interviewerJoined', { name: interviewerName });
      case 'interviewerMissing':
      case 'interviewerBack':
      case 'connectionLost':
      case 'connectionBack':
        return t(`notices.system.${notice.name}`);
      case 'cameraFailed':
        return t('camera.failed');
      case 'microphoneFailed':
        return t(`microphone.${notice.problem}`);
      case 'microphoneFound':
        return t('devices.found', { label: notice.label });
      case 'deviceChosen':
        return t('notices.call_interface.deviceChosen', {
          device: t(`devices.${notice.kind}`),
          label: notice.label ?? t('devices.systemDefault'),
        });
      case 'deviceLost':
        return t(`devices.lost.${notice.kind}`, { label: notice.label });
      case 'deviceBack':
        return t(`devices.back.${notice.kind}`, { label: notice.label });
      default:
        return t(`notices.call_interface.${notice.name}`);
    }
  };
}
