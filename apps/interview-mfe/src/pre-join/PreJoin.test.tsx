import { jest } from '@jest/globals';
import { speak } from '@portal/i18n/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  camera,
  FakeMediaDevices,
  microphone,
  refusal,
} from '../devices/testing/fake-media-devices';
import { PreJoinView } from './PreJoin';
import { visit } from './testing/visit';

const all = [microphone('b1', 'Built-in'), microphone('h1', 'Headset'), camera('c1', 'FaceTime')];

async function show(source = new FakeMediaDevices(all), options: Parameters<typeof visit>[1] = {}) {
  const made = visit(source, options);
  const createSession = () => made.session;
  const onJoin = jest.fn();
  const onBack = jest.fn();
  const view = render(
    <PreJoinView createSession={createSession} onJoin={onJoin} onBack={onBack} />,
  );
  await act(async () => made.clock.advance(0));
  return { ...made, onJoin, onBack, ...view };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const row = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li')!);

beforeAll(() => speak('en-US'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

test('explains before asking for permission; all tests are optional', async () => {
  const { source, onJoin } = await show();
  expect(screen.getByRole('heading', { name: 'Ready when you are' })).toBeTruthy();
  expect(
    screen.getByText(
      'Your browser will ask for permission. What you say stays on this device, unless you try the speech recognition.',
    ),
  ).toBeTruthy();
  expect(source.asked).toEqual([]);
  await press('Join interview');
  expect(onJoin).toHaveBeenCalledTimes(1);
});

test('Back returns to setup', async () => {
  const { onBack } = await show();
  await press('Back to setup');
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('selects the microphone and says whether it picks up speech', async () => {
  const { analysis, clock } = await show();
  await press('Turn on');
  expect(screen.getByText('We don’t hear you yet. Say a few words.')).toBeTruthy();
  analysis.value = 60;
  await act(async () => clock.advance(50));
  expect(screen.getByText('We hear you')).toBeTruthy();
  fireEvent.click(row('Microphone').getByRole('combobox', { name: 'Microphone' }));
  const headset = await screen.findByRole('option', { name: 'Headset' });
  await act(async () => {
    fireEvent.pointerDown(headset);
    fireEvent.click(headset);
  });
  expect(row('Microphone').getByRole('combobox').textContent).toContain('Headset');
});

test('records speech and plays it back', async () => {
  const { clock, playbacks } = await show();
  await press('Turn on');
  await press('Test recording');
  expect(screen.getByText('Recording… Say something')).toBeTruthy();
  await act(async () => clock.advance(3_500));
  expect(screen.getByText('Playing it back…')).toBeTruthy();
  await act(async () => playbacks[0]?.end());
  expect(screen.getByText('That was you. If it was clear, you’re set.')).toBeTruthy();
});

test.each([
  ['NotAllowedError', 'Microphone access is blocked', /allow Microphone, then try again/],
  ['NotFoundError', 'No microphone found', /Plug one in/],
  ['NotReadableError', 'Another app is using the microphone', /Close other apps and tabs/],
  ['UnknownError', 'The microphone didn’t start', /restart the browser/],
])(
  '%s: says what happened, what to do, and that joining is possible',
  async (name, title, help) => {
    const source = new FakeMediaDevices(all);
    source.refuses = refusal(name);
    await show(source);
    await press('Turn on');
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.getByText('You can still join and type your answers.')).toBeTruthy();
    source.refuses = null;
    await press('Try again');
    expect(screen.getByText('We don’t hear you yet. Say a few words.')).toBeTruthy();
  },
);

test('the camera is off by default, and only the candidate sees it', async () => {
  const { source } = await show();
  expect(screen.getByText('Your camera is off')).toBeTruthy();
  expect(screen.getByText('Only you can see this')).toBeTruthy();
  await press('Turn on camera');
  expect(screen.getByTestId('pre-join-preview')).toBeTruthy();
  expect(row('Camera').getByText('Working')).toBeTruthy();
  await press('Turn off camera');
  expect(source.running).toEqual([]);
});

test('plays a sound and asks whether it was heard', async () => {
  const { playbacks } = await show();
  await press('Play a sound');
  await act(async () => playbacks[0]?.end());
  expect(screen.getByText('Did you hear it?')).toBeTruthy();
  await press('No');
  expect(screen.getByText(/Turn the volume up/)).toBeTruthy();
});

test('shows the round trip, and advice for a weak connection', async () => {
  await show();
  expect(row('Connection').getByText('Response time: 38 ms')).toBeTruthy();
  expect(row('Connection').getByText('Good')).toBeTruthy();
  cleanup();
  await show(undefined, { runStage: () => Promise.resolve({ passed: true, roundTripMs: 420 }) });
  expect(row('Connection').getByText('Weak')).toBeTruthy();
  expect(row('Connection').getByText(/Answers may arrive late/)).toBeTruthy();
  cleanup();
  await show(undefined, { runStage: () => Promise.resolve({ passed: false }) });
  expect(row('Connection').getByText('No connection')).toBeTruthy();
});

test('the connection can be checked again, without losing the focus', async () => {
  let passed = false;
  await show(undefined, { runStage: () => Promise.resolve({ passed, roundTripMs: 38 }) });
  const again = row('Connection').getByRole('button', { name: 'Check again' });
  again.focus();
  passed = true;
  await press('Check again');
  expect(row('Connection').getByText('Good')).toBeTruthy();
  expect(document.activeElement).toBe(again);
});

test('shows a notice when the chosen microphone is unplugged', async () => {
  const { source, session } = await show();
  await press('Turn on');
  await act(async () => session.devices.choose('microphone', 'h1'));
  await act(async () => source.plug(all.filter(({ deviceId }) => deviceId !== 'h1')));
  expect(screen.getByText(/Headset.* disconnected\. Using your default microphone\./)).toBeTruthy();
});

test('stores "Skip this check next time" in this browser', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Skip this check next time' }));
  cleanup();
  await show();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('ends everything on unmount', async () => {
  const { unmount, source, clock } = await show();
  await press('Turn on');
  await press('Turn on camera');
  unmount();
  expect(source.running).toEqual([]);
  expect(clock.running).toBe(0);
});

test('renders in Arabic', async () => {
  await speak('ar-SA');
  await show();
  expect(screen.getByRole('button', { name: 'الانضمام إلى المقابلة' })).toBeTruthy();
});
