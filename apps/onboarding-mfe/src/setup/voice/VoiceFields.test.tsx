import { jest } from '@jest/globals';
import { readVoiceSettings } from '@portal/mfe-contract';
import { speak } from '@portal/i18n/testing';
import { VOICES, type SpeakingEngineInfo, type Voice } from '@portal/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { VoicePanel, VoiceSelect } from './VoiceFields';
import type { Playing } from './play-sample';
import { useListen } from './use-listen';
import { useVoiceSettings } from './use-voice-settings';

const all = { rate: [...VOICES], pitch: [...VOICES] };
const espeak: SpeakingEngineInfo = {
  kind: 'built-in',
  name: 'espeak-ng',
  adjustable: { 'en-US': all, 'ar-SA': all },
};
const hosted: SpeakingEngineInfo = {
  kind: 'hosted',
  name: 'ElevenLabs',
  adjustable: { 'en-US': { ...all, pitch: [] }, 'ar-SA': { ...all, pitch: [] } },
};

const WAV = new Blob(['RIFF']);
const voiceSample = jest.fn<(sample: object, options?: object) => Promise<Blob>>();
/** What is being played, and how loud. */
let played: { volume: number; end(error?: Error): void; stopped: boolean }[];
const play = (sound: Promise<Blob>, volume: number): Playing => {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
    sound.catch(reject);
  });
  const one = { volume, end, stopped: false };
  played.push(one);
  return {
    ended,
    stop: () => {
      one.stopped = true;
      end();
    },
  };
};

function Fields({ engine, userId }: { engine: SpeakingEngineInfo; userId: string }) {
  const [voice, choose] = useState<Voice>('rachel');
  const [settings, set] = useVoiceSettings(userId, () => localStorage);
  const listening = useListen({ client: { voiceSample }, language: 'en-US', settings, play });
  const props = { voice, settings, listening, disabled: false, choose, set };
  return (
    <>
      <VoiceSelect {...props} />
      <VoicePanel {...props} engine={engine} />
    </>
  );
}
function show({ engine = espeak, userId = 'u1' } = {}) {
  cleanup();
  render(<Fields engine={engine} userId={userId} />);
  fireEvent.click(screen.getByRole('button', { name: /^Compare and adjust voices/ }));
}
const voices = () => within(screen.getByRole('radiogroup', { name: 'All voices' }));
const listenTo = (name: string) => voices().getByRole('button', { name });
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

beforeAll(() => speak('en-US'));
beforeEach(() => {
  localStorage.clear();
  played = [];
  voiceSample.mockReset().mockResolvedValue(WAV);
});
afterEach(cleanup);

test('every voice can be chosen, and listened to', () => {
  show();
  expect(
    voices()
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual([...VOICES]);
  expect(voices().getAllByRole('button', { name: /^Listen to / })).toHaveLength(VOICES.length);
  fireEvent.click(voices().getByRole('radio', { name: 'Adam' }));
  expect(screen.getByRole('combobox', { name: 'Voice' }).textContent).toContain('Adam');
});

test('listening plays the voice as it is set, in the language of the interview', () => {
  show();
  slide('Speed', 80);
  slide('Pitch', -1);
  slide('Volume', 60);
  fireEvent.click(listenTo('Listen to Domi'));
  expect(voiceSample.mock.calls[0]?.[0]).toEqual({
    voice: 'domi',
    language: 'en-US',
    rate: 80,
    pitch: -1,
  });
  expect(played[0]?.volume).toBe(0.6);
});

test('a voice that plays can be stopped, and another one takes its place', async () => {
  show();
  fireEvent.click(listenTo('Listen to Domi'));
  fireEvent.click(listenTo('Stop Domi'));
  expect(played[0]?.stopped).toBe(true);
  fireEvent.click(listenTo('Listen to Domi'));
  fireEvent.click(listenTo('Listen to Fin'));
  expect(played.map(({ stopped }) => stopped)).toEqual([true, true, false]);
  await act(async () => played[2]?.end());
  expect(listenTo('Listen to Fin')).toBeTruthy();
});

test('the voice beside the list box can be listened to without opening the panel', () => {
  cleanup();
  render(<Fields engine={espeak} userId="u1" />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Listen to Rachel' })[0]!);
  expect(voiceSample).toHaveBeenCalledTimes(1);
});

test('says that a voice couldn’t be played, until it can', async () => {
  show();
  voiceSample.mockRejectedValue(new Error('not there'));
  await act(async () => fireEvent.click(listenTo('Listen to Domi')));
  expect(screen.getByRole('status').textContent).toBe(
    'We couldn’t play this voice. Try again in a moment.',
  );
  voiceSample.mockResolvedValue(WAV);
  await act(async () => fireEvent.click(listenTo('Listen to Domi')));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('stops when the screen goes', () => {
  show();
  fireEvent.click(listenTo('Listen to Domi'));
  cleanup();
  expect(played[0]?.stopped).toBe(true);
});

test('settings are in words, are summed up, and can be made usual again', () => {
  show();
  slide('Speed', 80);
  slide('Pitch', 2);
  const value = (name: string) =>
    screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
  expect([value('Speed'), value('Pitch'), value('Volume')]).toEqual(['80%', 'Much higher', '100%']);
  expect(screen.getByText('Speed: 80% · Pitch: Much higher')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reset to normal' }));
  expect([value('Speed'), value('Pitch')]).toEqual(['Normal', 'Normal']);
  expect(screen.queryByRole('button', { name: 'Reset to normal' })).toBeNull();
});

test('settings are kept for each person', () => {
  show();
  slide('Volume', 40);
  expect(readVoiceSettings(() => localStorage, 'u1').volume).toBe(40);
  const volume = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' }).value;
  show();
  expect(volume()).toBe('40');
  show({ userId: 'u2' });
  expect(volume()).toBe('100');
});

test('a setting that the engine cannot change is not offered, and that is said', () => {
  show({ engine: hosted });
  expect(screen.queryByRole('slider', { name: 'Pitch' })).toBeNull();
  expect(screen.getByText('Rachel’s pitch can’t be changed on this site.')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Speed' })).toBeTruthy();
});
