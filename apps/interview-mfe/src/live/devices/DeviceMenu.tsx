import { useT } from '@portal/i18n';
import { Button, Dialog, DockButton } from '@portal/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { canChooseSpeaker } from '../../devices/create-devices';
import { DeviceSelect } from '../../devices/DeviceSelect';
import type { Devices } from '../../devices/devices';
import styles from './DeviceMenu.module.css';

interface DeviceMenuProps {
  devices: Devices;
  disabled: boolean;
  /** The settings of the interviewer's voice. */
  children?: ReactNode;
}

/**
 * The dock's settings button, which opens a dialog for changing the devices and the interviewer's
 * voice during the interview.
 */
export function DeviceMenu({ devices, disabled, children }: DeviceMenuProps) {
  const t = useT('interview');
  const [open, setOpen] = useState(false);
  return (
    <>
      <DockButton
        label={t('devices.open')}
        icon={<SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-runtime="button:devices"
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {open && (
        <DeviceDialog devices={devices} onClose={() => setOpen(false)}>
          {children}
        </DeviceDialog>
      )}
    </>
  );
}

function DeviceDialog({
  devices,
  onClose,
  children,
}: {
  devices: Devices;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useT('interview');
  const { devices: lists } = useStore(devices.store);
  const named = lists.microphone.length > 0 || lists.camera.length > 0;
  return (
    <Dialog
      title={t('devices.title')}
      data-runtime="dialog:devices"
      onClose={onClose}
      closeLabel={t('devices.close')}
      actions={
        <Button data-runtime="button:done" onClick={onClose}>
          {t('devices.done')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <div data-runtime="field:microphone">
          <DeviceSelect devices={devices} kind="microphone" />
        </div>
        {canChooseSpeaker() ? (
          <div data-runtime="field:speaker">
            <DeviceSelect devices={devices} kind="speaker" />
          </div>
        ) : (
          <p className={styles.note}>{t('devices.speakerBySystem')}</p>
        )}
        <div data-runtime="field:camera">
          <DeviceSelect devices={devices} kind="camera" />
        </div>
        {!named && <p className={styles.note}>{t('devices.unnamed')}</p>}
        {children !== undefined && <hr className={styles.rule} />}
        {children}
      </div>
    </Dialog>
  );
}
