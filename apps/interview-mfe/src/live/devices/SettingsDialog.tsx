import { useT } from '@portal/i18n';
import { Button, Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { canChooseSpeaker } from '../../devices/create-devices';
import { DeviceSelect } from '../../devices/DeviceSelect';
import type { Devices } from '../../devices/devices';
import styles from './SettingsDialog.module.css';

interface SettingsDialogProps {
  devices: Devices;
  onClose: () => void;
  /** The settings of the interviewer's voice. */
  children?: ReactNode;
}

/** A dialog for changing the devices and the interviewer's voice during the interview. */
export function SettingsDialog({ devices, onClose, children }: SettingsDialogProps) {
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
