import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import {
  devicesOf,
  FakeMediaDevices,
  microphone,
  speaker,
} from '../../devices/testing/fake-media-devices';
import { SettingsDialog } from './SettingsDialog';
import { RoomDeviceNotice } from '../status/RoomNotices';

beforeAll(() => speak('en-US'));
afterEach(cleanup);

/** Simulates a tap on an option: pointer down, then click. */
const choose = (option: HTMLElement) => {
  fireEvent.pointerDown(option);
  fireEvent.click(option);
};

async function open(source: FakeMediaDevices) {
  const devices = devicesOf(source);
  await devices.start();
  const onClose = jest.fn();
  render(<SettingsDialog devices={devices} onClose={onClose} />);
  return { devices, onClose };
}

test('devices can be changed during the interview, with the system default first', async () => {
  const { devices } = await open(
    new FakeMediaDevices([
      microphone('default', 'Default - Built-in'),
      microphone('b1', 'Built-in'),
      microphone('h1', 'Headset'),
    ]),
  );
  const list = screen.getByRole('combobox', { name: 'Microphone' });
  expect(list.textContent).toContain('Built-in');
  fireEvent.click(list);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Built-inSystem default',
    'Built-in',
    'Headset',
  ]);
  choose(screen.getByRole('option', { name: 'Headset' }));
  expect(devices.chosenId('microphone')).toBe('h1');
});

test('offers a device plugged in while the dialog is open', async () => {
  const source = new FakeMediaDevices([microphone('b1', 'Built-in')]);
  await open(source);
  await act(async () => source.plug([...source.infos, microphone('h1', 'Headset')]));
  fireEvent.click(screen.getByRole('combobox', { name: 'Microphone' }));
  expect(await screen.findByRole('option', { name: 'Headset' })).toBeTruthy();
});

test('explains missing labels before permission, and missing speaker selection', async () => {
  const { onClose } = await open(new FakeMediaDevices([microphone('', ''), speaker('', '')]));
  expect(screen.getByText('Turn on the microphone or camera to see device names.')).toBeTruthy();
  expect(screen.getByText('Choose speakers in your system settings.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [
    {
      name: 'changed',
      change: { kind: 'microphone', reason: 'lost', device: null, label: 'Headset' },
    },
    /Headset.* disconnected\. Using your default microphone\./,
  ],
  [
    {
      name: 'changed',
      change: {
        kind: 'speaker',
        reason: 'back',
        device: { id: 's1', label: 'AirPods' },
        label: 'AirPods',
      },
    },
    /AirPods.* is back and in use\./,
  ],
  [{ name: 'none' }, /Your microphone disconnected, and there’s no other one\. Plug one in/],
  [{ name: 'found', label: 'Headset' }, /Headset.* connected and in use\./],
] as const)('describes a device change in words (%#)', (news, words) => {
  render(<RoomDeviceNotice news={news} onDismiss={() => undefined} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});
