import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import type { DeviceChange } from './devices';

/**
 * Tells the user that a chosen device was disconnected or reconnected, and which device is now in
 * use.
 */
export function DeviceNotice({
  change,
  onDismiss,
}: {
  change: DeviceChange;
  onDismiss: () => void;
}) {
  const t = useT('interview');
  if (change.reason === 'chosen') return null;
  return (
    <Notice
      tone={change.reason === 'lost' ? 'caution' : 'success'}
      actions={
        <Button variant="link" onClick={onDismiss}>
          {t('devices.dismiss')}
        </Button>
      }
    >
      {t(`devices.${change.reason}.${change.kind}`, { label: change.label ?? '' })}
    </Notice>
  );
}
