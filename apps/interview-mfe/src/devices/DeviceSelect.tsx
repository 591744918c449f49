import { useT } from '@portal/i18n';
import { Select } from '@portal/ui';
import { useStore } from 'zustand';
import type { DeviceKind } from './device';
import type { Devices } from './devices';

/** Value of the "system default" option. `sortDevices` leaves out devices with this id. */
const SYSTEM = 'default';

interface DeviceSelectProps {
  devices: Devices;
  kind: DeviceKind;
  look?: 'field' | 'bar';
  /**
   * Label of the device in use. The system default option shows this label if the browser doesn't
   * report the default device's own label.
   */
  inUse?: string;
  className?: string | undefined;
}

/** Lets the user select a device. The system default is listed first. */
export function DeviceSelect({
  devices,
  kind,
  look = 'field',
  inUse = '',
  className,
}: DeviceSelectProps) {
  const t = useT('interview');
  const { devices: lists, systemDefault, chosen } = useStore(devices.store);
  const name = systemDefault[kind] ?? (chosen[kind] === null && inUse !== '' ? inUse : null);
  const system = {
    value: SYSTEM,
    label: name ?? t('devices.systemDefault'),
    ...(name !== null ? { detail: t('devices.systemDefault') } : {}),
  };
  return (
    <Select
      look={look}
      label={t(`devices.${kind}`)}
      value={chosen[kind]?.id ?? SYSTEM}
      {...(className ? { className } : {})}
      options={[system, ...lists[kind].map(({ id, label }) => ({ value: id, label }))]}
      onValueChange={(id) => devices.choose(kind, id === SYSTEM ? null : id)}
    />
  );
}
