import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import { useStore } from 'zustand';
import { DeviceNotice } from '../../devices/DeviceNotice';
import type { RoomDeviceNews, RoomDevices } from '../../devices/room-devices';
import { createSnapshotStore } from '../../store/snapshot-store';

/** What happened to a device during the interview; null when there is no news. */
export function useDeviceNews(devices: RoomDevices | null): RoomDeviceNews | null {
  return useStore(devices?.store ?? noNews).news;
}

const noNews = createSnapshotStore<{ news: RoomDeviceNews | null }>({ news: null });

/** A device went, or came back: what happened, what is in use now, and what can be done. */
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
