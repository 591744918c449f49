import { errorText, useT } from '@portal/i18n';
import type { ConnectionStatus } from '@portal/protocol';
import { Button, Notice, Spinner } from '@portal/ui';
import { useStore } from 'zustand';
import type { RecognitionState } from '../../room/continuous-recognizer';
import type { MicrophoneSnapshot } from '../../room/microphone';
import { DeviceNotice } from '../../devices/DeviceNotice';
import type { RoomDeviceNews, RoomDevices } from '../../devices/room-devices';
import { createSnapshotStore } from '../../store/snapshot-store';
import type { InterviewerName } from '../use-interviewer';
import type { RoomRecognition } from '../use-speech-recognition';

interface RoomNoticesProps {
  connection: ConnectionStatus;
  interviewer: InterviewerName;
  interviewerMissing: boolean;
  waitingAnswers: number;
  recognition: RoomRecognition;
  browserRecognition: RecognitionState | null;
  microphone: MicrophoneSnapshot;
  devices: RoomDevices | null;
  playbackBlocked: boolean;
  /** Why the interview or its earlier messages couldn't be loaded. */
  loadError: unknown;
  /** Whether the interviewer hardly understands the candidate, and they haven't dismissed the hint. */
  hardToHear: boolean;
  /** Whether the candidate has dismissed the notice that answers are typed. */
  typedOnlyDismissed: boolean;
  onDismissMicrophone: () => void;
  onStartAudio: () => void;
  onReload: () => void;
  /** Opens the field for typed answers and moves the focus there. */
  onType: () => void;
  /**
   * Has the browser recognize speech; null if it can't, or is no better. Pressing its button is the
   * candidate's consent.
   */
  onUseBrowser: (() => void) | null;
  /** The server's recognizer that can take over from the browser's; null if there is none. */
  ownRecognizer: 'local' | 'built-in' | null;
  onUseServer: (choice: 'local' | 'built-in') => void;
  onDismissHardToHear: () => void;
  onDismissTypedOnly: () => void;
}

/** Returns the latest device change during the interview, or null if there is none. */
export function useDeviceNews(devices: RoomDevices | null): RoomDeviceNews | null {
  return useStore(devices?.store ?? noNews).news;
}

const noNews = createSnapshotStore<{ news: RoomDeviceNews | null }>({ news: null });

/**
 * Tells the user that a device was disconnected or reconnected and which device is now in use, or
 * that no microphone is left.
 */
export function RoomDeviceNotice({
  news,
  onDismiss,
}: {
  news: RoomDeviceNews;
  onDismiss: () => void;
}) {
  const t = useT('interview');
  if (news.name === 'changed') return <DeviceNotice change={news.change} onDismiss={onDismiss} />;
  if (news.name === 'none') return <Notice tone="caution">{t('devices.none')}</Notice>;
  return (
    <Notice
      tone="success"
      actions={
        <Button variant="link" onClick={onDismiss}>
          {t('devices.dismiss')}
        </Button>
      }
    >
      {t('devices.found', { label: news.label })}
    </Notice>
  );
}

/** Shows one notice at a time, the most urgent first. */
export function RoomNotices({
  connection,
  interviewer,
  interviewerMissing,
  waitingAnswers,
  recognition,
  browserRecognition,
  microphone,
  devices,
  playbackBlocked,
  loadError,
  hardToHear,
  typedOnlyDismissed,
  onDismissMicrophone,
  onStartAudio,
  onReload,
  onType,
  onUseBrowser,
  ownRecognizer,
  onUseServer,
  onDismissHardToHear,
  onDismissTypedOnly,
}: RoomNoticesProps) {
  const t = useT('interview');
  const deviceNews = useDeviceNews(devices);
  // The notices about devices have no runtime mark, because a device's name may be a person's.
  if (playbackBlocked) {
    return (
      <Notice
        tone="caution"
        data-runtime="status:sound-blocked"
        actions={
          <Button data-runtime="button:turn-on-sound" onClick={onStartAudio}>
            {t('turnOnSound')}
          </Button>
        }
      >
        {t('soundBlocked')}
      </Notice>
    );
  }
  // The next two notices are not live regions, because `RoomAnnouncer` already announces them.
  if (connection === 'reconnecting') {
    return (
      <Notice
        tone="caution"
        live={false}
        icon={<Spinner size={20} />}
        data-runtime="status:reconnecting"
      >
        {t('network.reconnecting')}
        {waitingAnswers > 0 && ` ${t('network.waiting', { count: waitingAnswers })}`}
      </Notice>
    );
  }
  if (interviewerMissing)
    return (
      <Notice
        tone="caution"
        live={false}
        icon={<Spinner size={20} />}
        data-runtime="status:interviewer-missing"
      >
        {t('network.interviewerMissing')}
      </Notice>
    );
  if (loadError !== null)
    return (
      <Notice tone="caution" actions={<Button onClick={onReload}>{t('common:tryAgain')}</Button>}>
        {errorText(loadError)}
      </Notice>
    );
  if (deviceNews)
    return <RoomDeviceNotice news={deviceNews} onDismiss={() => devices?.dismissNews()} />;
  if (microphone.problem && !microphone.problemDismissed) {
    return (
      <Notice
        tone="caution"
        data-runtime="status:microphone-problem"
        actions={
          <Button variant="link" data-runtime="button:dismiss" onClick={onDismissMicrophone}>
            {t('microphone.dismiss')}
          </Button>
        }
      >
        {t(`microphone.${microphone.problem}`)}
      </Notice>
    );
  }
  const problem =
    browserRecognition !== null && 'problem' in browserRecognition
      ? browserRecognition.problem
      : null;
  if (problem !== null)
    return (
      <Notice
        tone="caution"
        data-runtime="status:recognition-problem"
        actions={
          ownRecognizer && (
            <Button data-runtime="button:use-server" onClick={() => onUseServer(ownRecognizer)}>
              {t(`preJoin.recognition.use.${ownRecognizer}`)}
            </Button>
          )
        }
      >
        {t(`hearing.${problem}`)}
        {ownRecognizer && ` ${t('hearing.orServer')}`}
      </Notice>
    );
  if (recognition.by !== 'none') {
    if (!hardToHear) return null;
    return (
      <Notice
        tone="info"
        data-runtime="status:hard-to-hear"
        actions={
          <>
            {onUseBrowser && (
              <Button data-runtime="button:use-browser" onClick={onUseBrowser}>
                {t('preJoin.recognition.use.browser')}
              </Button>
            )}
            <Button data-runtime="button:type-answer" onClick={onType}>
              {t('hearing.type')}
            </Button>
            <Button variant="link" data-runtime="button:dismiss" onClick={onDismissHardToHear}>
              {t('microphone.dismiss')}
            </Button>
          </>
        }
      >
        {t('hearing.doubtful')}{' '}
        {t(onUseBrowser ? 'hearing.browserIsBetter' : 'hearing.typeInstead')}
      </Notice>
    );
  }
  if (typedOnlyDismissed) return null;
  return (
    <Notice tone="info" data-runtime="status:typed-only">
      {t(recognition.because === 'chosen' ? 'hearing.typedByChoice' : 'typedOnly', {
        ...interviewer,
      })}{' '}
      <Button variant="link" data-runtime="button:dismiss" onClick={onDismissTypedOnly}>
        {t('microphone.dismiss')}
      </Button>
    </Notice>
  );
}
