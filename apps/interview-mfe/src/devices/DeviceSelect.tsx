import { useT } from '@portal/i18n';
import { Select } from '@portal/ui';
import { useStore } from 'zustand';
import type { DeviceKind } from './device';
import type { Devices } from './devices';

/** The option for the system default; no device has this id. */
const SYSTEM = 'default';

interface DeviceSelectProps {
  devices: Devices;
  kind: DeviceKind;
  look?: 'field' | 'bar';
  /** Label of the device in use, shown for the system default when the browser does not name it. */
  inUse?: string;
  className?: string | undefined;
}

/** A list of devices, with the system default first. */
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
